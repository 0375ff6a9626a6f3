import { sha256Hex } from '../hash.ts';
import { rejection } from '../rejection.ts';
import { ok, reject, type Result } from '../result.ts';
import { checkJson } from '../shape.ts';
import { BUILT_IN, editionBlock, type Box } from './components.ts';
import { EDITIONS } from './names.ts';
import { componentsShape, type ComponentsPatch, type EditionPatch } from './schema.ts';
import type { Components, EditionBlock } from './types.ts';

/** Many times the size of the built-in components. */
const MAX_TEXT = 1_000_000;

/**
 * [E1] Reads a user's file. Each of its blocks replaces the built-in block completely, including the list of
 * estimated fields; all other blocks come from the data version that the game is pinned to.
 */
export function readComponents(text: string, base: Box = BUILT_IN): Result<Box> {
  if (text.length > MAX_TEXT) return reject(rejection('file-too-large', { max: MAX_TEXT }));
  const checked = checkJson(componentsShape, text);
  if (!checked.ok) return checked;
  const versions = base.versions.map((components) => replaceEditions(components, checked.value));
  return ok({ hash: `sha256:${sha256Hex(text)}`, versions });
}

function replaceEditions(components: Components, { editions }: ComponentsPatch): Components {
  const merged = EDITIONS.map((id) => [id, replaceBlocks(editionBlock(components, id), editions[id] ?? {})]);
  return { format: components.format, editions: Object.fromEntries(merged) as Components['editions'] };
}

function replaceBlocks(block: EditionBlock, patch: EditionPatch): EditionBlock {
  return { ...block, ...patch, sheets: { ...block.sheets, ...patch.sheets } };
}
