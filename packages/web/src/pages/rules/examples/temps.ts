import { builtIn, type Components, type EditionId } from 'picket-engine';

/** The temp boxes of four players. */
export const BOXES = [5, 5, 1, 0];

/** The points by place. */
export function tempRanks(edition: EditionId, components: Components = builtIn): readonly number[] {
  return components.editions[edition]?.sheets['classic']?.tempRanks ?? [];
}
