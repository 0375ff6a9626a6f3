import type { Stacks } from '../../src/cards/stacks.ts';
import { standard } from '../../src/mode/standard.ts';
import type { ModeId, Mode } from '../../src/index.ts';

/** A mode for tests: a bis may be across a fence in every edition, and every temp box is worth a point. */
export const neighbourly: Mode<Stacks> = {
  ...standard,
  id: 'neighbourly' as ModeId,
  rulings: { bisCrossesFences: true },
  tempPoints: (_state, counts) => [...counts],
};
