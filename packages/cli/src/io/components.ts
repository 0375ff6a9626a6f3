import { builtIn, readComponents, type Components } from '@picket/engine';
import { describeRejection, en } from '@picket/words';
import { Failure } from '../failure.ts';
import type { OptionSpec } from '../command.ts';
import { readText } from './files.ts';

export const COMPONENTS: OptionSpec = {
  value: 'FILE',
  about: 'Your own numbers of cards and sheets, in the form that picket components prints',
};

/** The numbers to play with, and the hash by which records name a file of one's own. */
export interface Loaded {
  readonly components: Components;
  readonly hash: string | null;
}

export async function loadComponents(file: string | undefined): Promise<Loaded> {
  if (file === undefined) return { components: builtIn, hash: null };
  const read = readComponents(await readText(file));
  if (!read.ok) throw new Failure(`${file}: ${describeRejection(en, read.rejection)}`);
  return read.value;
}
