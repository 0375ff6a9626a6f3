import type { ADVISER as Adviser, Hint, hintFor, LevelId } from 'picket-bots';
import type { Random, Step, View } from 'picket-engine';

/** A turn that a hint was requested for. */
export interface HintTask {
  readonly view: View;
  /** Deterministic for a turn, so that asking again gives the same answer. */
  readonly random: Random;
  /** Whether the turn can still be played. */
  readonly isStill: () => boolean;
}

/** The part of the bots used here. */
export interface Advisers {
  readonly hintFor: typeof hintFor;
}

/** Known before the bots are loaded. */
const ADVISER: typeof Adviser = 'master';

/** Undefined once the hint is no longer wanted: one for a past round would mislead. */
export async function findHint(
  { view, random, isStill }: HintTask,
  drafted: readonly Step[],
  bots: (level: LevelId) => Promise<Advisers>,
): Promise<Hint | undefined> {
  const { hintFor } = await bots(ADVISER);
  return isStill() ? hintFor(view, drafted, random) : undefined;
}
