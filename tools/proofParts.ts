import { parseArgs } from 'node:util';
import type { Row } from './prove.ts';

/** The parts of a proof by name, in order. */
export type Parts<Given extends unknown[] = []> = {
  readonly [part: string]: (...given: Given) => Row[] | Promise<Row[]>;
};

/** Parses `--part` and these options. */
export function optionsIn<Name extends string>(
  args: readonly string[],
  ...names: readonly Name[]
): { readonly [N in Name | 'part']?: string } {
  const text = { type: 'string' } as const;
  const options = Object.fromEntries(['part', ...names].map((name) => [name, text]));
  return parseArgs({ args: [...args], options }).values as { [N in Name | 'part']?: string };
}

/** Proves all parts, or one. */
export async function runParts<Given extends unknown[]>(
  parts: Parts<Given>,
  part: string | undefined,
  ...given: Given
): Promise<Row[]> {
  const found = Object.entries(parts).filter(([name]) => part === undefined || name === part);
  if (found.length === 0) {
    throw new Error(`There is no part ${part}. Parts: ${Object.keys(parts).join(', ')}.`);
  }
  const rows: Row[] = [];
  for (const [, prove] of found) rows.push(...(await prove(...given)));
  return rows;
}

/** An option that is a number above 0. */
export function positive(option: string, text: string | undefined, otherwise: number): number {
  const value = text === undefined ? otherwise : Number(text);
  if (value > 0) return value;
  throw new Error(`--${option} must be a number above 0, not “${text}”.`);
}
