import { edition2018 } from './edition2018.ts';
import { edition2023 } from './edition2023.ts';
import type { EditionId } from './names.ts';
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

/** The components of a data version, by default the newest; undefined for an unknown version. */
export function componentsOf(box: Box): Components;
export function componentsOf(box: Box, data: number): Components | undefined;
export function componentsOf({ versions }: Box, data = versions.length): Components | undefined {
  return versions[data - 1];
}

export function editionBlock(components: Components, id: EditionId): EditionBlock {
  return components.editions[id] as EditionBlock;
}
