import { builtIn } from '@picket/engine';

/** The temp boxes of four architects, and what the places are worth. */
export const TEMPS = {
  boxes: [5, 5, 1, 0],
  ranks: builtIn.editions['2018']?.sheets['classic']?.tempRanks ?? [],
} as const;
