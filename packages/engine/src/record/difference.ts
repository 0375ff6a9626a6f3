import { join } from '../shape.ts';

/** Where two JSON values differ, and how. */
export interface Difference {
  readonly [fact: string]: string;
  readonly path: string;
  readonly is: string;
  readonly should: string;
}

/** The first place where a value differs from the expected one, in the order of `should`. */
export function firstDifference(should: unknown, is: unknown, path: string): Difference | undefined {
  if (Array.isArray(should) && Array.isArray(is)) return inList(should, is, path);
  if (isObject(should) && isObject(is)) return inObject(should, is, path);
  return should === is ? undefined : { path, is: shown(is), should: shown(should) };
}

function inList(should: readonly unknown[], is: readonly unknown[], path: string): Difference | undefined {
  for (let i = 0; i < Math.max(should.length, is.length); i++) {
    const found = firstDifference(should[i], is[i], join(path, i));
    if (found !== undefined) return found;
  }
  return undefined;
}

function inObject(should: Fields, is: Fields, path: string): Difference | undefined {
  for (const key of new Set([...Object.keys(should), ...Object.keys(is)])) {
    const found = firstDifference(own(should, key), own(is, key), join(path, key));
    if (found !== undefined) return found;
  }
  return undefined;
}

type Fields = { readonly [key: string]: unknown };

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An own property: `__proto__` in a hostile file is a field like any other. */
function own(fields: Fields, key: string): unknown {
  return Object.hasOwn(fields, key) ? fields[key] : undefined;
}

const SHOWN = 60;

/** An abbreviated value. Lists and objects are only indicated: a hostile one could overflow the stack. */
function shown(value: unknown): string {
  if (value === undefined) return 'missing';
  if (Array.isArray(value)) return '[…]';
  if (isObject(value)) return '{…}';
  const text = JSON.stringify(value);
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;
}
