import type { ADVISER as Adviser, Hint, hinting, LevelId } from 'picket-bots';
import type { Random, Step, TurnStep, View } from 'picket-engine';
import { inSlices, type Slicing } from './slices.ts';

/** A turn that a hint was requested for. */
export interface HintTask {
  readonly view: View;
  /** Deterministic for each turn, so asking again returns the same hint. */
  readonly random: Random;
  /** Whether the turn can still be played. */
  readonly isStill: () => boolean;
}

/** The part of the bots used here. */
export interface Advisers {
  readonly hinting: typeof hinting;
}

/** Available before the bots are loaded. */
const ADVISER: typeof Adviser = 'master';

/** Computed in slices. Undefined once the hint is no longer wanted: one for a past round would mislead. */
export async function findHint(
  { view, random, isStill }: HintTask,
  drafted: readonly TurnStep[],
  bots: (level: LevelId) => Promise<Advisers>,
  slicing: Slicing,
): Promise<Hint | undefined> {
  const { hinting } = await bots(ADVISER);
  const steps = drafted.filter((step): step is Step => step.do !== 'full');
  return inSlices(hinting(view, steps, random), isStill, slicing);
}
