import { BUILT_IN, readComponents, type Box } from 'picket-engine';
import { isForeign } from 'picket-words';
import { Failure } from '../failure.ts';
import type { OptionSpec } from '../command.ts';
import { readText } from './files.ts';

export const COMPONENTS: OptionSpec = {
  value: ({ help }) => help.values.file,
  about: ({ commands }) => commands.game.components,
};

/** The user's own components, or the built-in ones. */
export async function loadComponents(file: string | undefined): Promise<Box> {
  if (file === undefined) return BUILT_IN;
  const read = readComponents(await readText(file));
  if (read.ok) return read.value;
  if (isForeign(read.rejection)) throw new Failure('not-components', file);
  throw new Failure('rejected-in', file, undefined, read.rejection);
}

/** The components of a record, which names them. */
export function boxFor(record: unknown, own: Box): Box {
  const { options } = (record ?? {}) as { readonly options?: { readonly components?: unknown } };
  return typeof options?.components === 'string' ? own : BUILT_IN;
}
