import { sha256Hex } from '../hash.ts';
import { rejection } from '../rejection.ts';
import { ok, reject, type Result } from '../result.ts';
import { checkJson } from '../shape.ts';
import { edition2018 } from './edition2018.ts';
import { edition2023 } from './edition2023.ts';
import { EDITIONS, type EditionId } from './names.ts';
import { componentsShape, type EditionPatch } from './schema.ts';
import type { Components, EditionBlock } from './types.ts';

/** The numbers that come with the program. */
export const builtIn: Components = {
  format: 'picket-components/1',
  editions: { '2018': edition2018, '2023': edition2023 },
};

/** A user's own numbers on top of the built-in ones, and the hash by which records name them. */
export interface UserComponents {
  readonly components: Components;
  readonly hash: string;
}

/** Many times the built-in file. */
const MAX_TEXT = 1_000_000;

/** [E1] Reads a user's file: its blocks replace the built-in ones whole, and so does what they say is a house value. */
export function readComponents(text: string): Result<UserComponents> {
  if (text.length > MAX_TEXT) return reject(rejection('file-too-large', { max: MAX_TEXT }));
  const checked = checkJson(componentsShape, text);
  if (!checked.ok) return checked;
  const { editions } = checked.value;
  const merged = EDITIONS.map((id) => [id, replaceBlocks(editionBlock(builtIn, id), editions[id] ?? {})]);
  return ok({
    components: {
      format: 'picket-components/1',
      editions: Object.fromEntries(merged) as Components['editions'],
    },
    hash: `sha256:${sha256Hex(text)}`,
  });
}

export function editionBlock(components: Components, id: EditionId): EditionBlock {
  return components.editions[id] as EditionBlock;
}

function replaceBlocks(block: EditionBlock, patch: EditionPatch): EditionBlock {
  return { ...block, ...patch, sheets: { ...block.sheets, ...patch.sheets } };
}
