import { DEFAULTS } from './schema.ts';
import { isTree, type Tree } from './tree.ts';

export type Environment = { readonly [name: string]: string | undefined };

/** PICKET_PORT, PICKET_LIMITS_SOCKETS, PICKET_LIMITS_CHAT_BURST: the path in capitals. */
export function variableName(path: readonly string[]): string {
  return ['PICKET', ...path].join('_').toUpperCase();
}

/** The settings in the environment. A value of the wrong type is passed on unchanged, for the check to reject. */
export function fromEnvironment(environment: Environment): Tree {
  const read = (known: Tree, path: readonly string[]): Tree =>
    Object.fromEntries(
      Object.entries(known).flatMap(([key, usual]) => {
        const here = [...path, key];
        if (isTree(usual)) return [[key, read(usual, here)]];
        const text = environment[variableName(here)];
        return text === undefined ? [] : [[key, valueOf(text, usual)]];
      }),
    );
  return read(DEFAULTS, []);
}

function valueOf(text: string, usual: unknown): unknown {
  if (Array.isArray(usual)) return text.split(',').flatMap((item) => item.trim() || []);
  if (typeof usual === 'number' && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (typeof usual === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}
