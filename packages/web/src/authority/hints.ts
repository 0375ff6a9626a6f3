import type { Explanation, LevelId } from 'picket-bots';
import type { Random, Step, View } from 'picket-engine';
import type { Hint } from './authority.ts';

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
  readonly explain: (view: View, turn: readonly Step[]) => Explanation | undefined;
  readonly chooseTurn: (view: View, level: LevelId, random: Random) => readonly Step[];
  readonly playerOf: (level: LevelId) => { readonly id: LevelId };
}

/** Whose advice it is, and the level it is compared with if there is no complete draft. */
const ADVISER: LevelId = 'master';
const ORDINARY: LevelId = 'regular';

/** Undefined once the hint is no longer wanted: one for a past round would mislead. */
export async function findHint(
  { view, random, isStill }: HintTask,
  drafted: readonly Step[],
  bots: (level: LevelId) => Promise<Advisers>,
): Promise<Hint | undefined> {
  const { explain, chooseTurn, playerOf } = await bots(ADVISER);
  if (!isStill()) return undefined;
  const own = explain(view, drafted);
  const turn = own === undefined ? chooseTurn(view, ORDINARY, random) : drafted;
  const explained = own ?? explain(view, turn);
  if (explained === undefined) return undefined;
  const { best, bestTurn, played, gains } = explained;
  return {
    turn: bestTurn,
    score: best.score,
    against: { by: own === undefined ? 'regular' : 'you', turn, score: played.score },
    gains,
    learned: playerOf(ADVISER).id === ADVISER,
  };
}
