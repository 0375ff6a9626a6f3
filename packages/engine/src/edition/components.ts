import { sha256Hex } from '../hash.ts';
import { rejection } from '../rejection.ts';
import { ok, reject, type Result } from '../result.ts';
import { checkJson } from '../shape.ts';
import { edition2018 } from './edition2018.ts';
import { edition2023 } from './edition2023.ts';
import { EDITIONS, type EditionId } from './names.ts';
import { componentsShape, type ComponentsPatch, type EditionPatch } from './schema.ts';
import type { Components, EditionBlock } from './types.ts';

/** The newest built-in components. */
export const builtIn: Components = {
  format: 'picket-components/1',
  editions: { '2018': edition2018, '2023': edition2023 },
};

/**
 * Printed components in every version. A game is pinned to the version it was dealt from, so a changed card,
 * plan or value is a new version at the end of the list, never an edit of an old one.
 */
export interface Box {
  /** The hash that identifies a user's own file in records; null for the built-in components. */
  readonly hash: string | null;
  /** Version n is at index n − 1. */
  readonly versions: readonly Components[];
}

export const BUILT_IN: Box = { hash: null, versions: [builtIn] };

/** The data version of new games. */
export const DATA_VERSION = BUILT_IN.versions.length;

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

/** The components of a data version, by default the newest; undefined for an unknown version. */
export function componentsOf(box: Box): Components;
export function componentsOf(box: Box, data: number): Components | undefined;
export function componentsOf({ versions }: Box, data = versions.length): Components | undefined {
  return versions[data - 1];
}

export function editionBlock(components: Components, id: EditionId): EditionBlock {
  return components.editions[id] as EditionBlock;
}

function replaceEditions(components: Components, { editions }: ComponentsPatch): Components {
  const merged = EDITIONS.map((id) => [id, replaceBlocks(editionBlock(components, id), editions[id] ?? {})]);
  return { format: components.format, editions: Object.fromEntries(merged) as Components['editions'] };
}

function replaceBlocks(block: EditionBlock, patch: EditionPatch): EditionBlock {
  return { ...block, ...patch, sheets: { ...block.sheets, ...patch.sheets } };
}
