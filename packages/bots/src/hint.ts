import type { Random, Step, View } from 'picket-engine';
import { explain } from './evaluate.ts';
import { playerOf, type LevelId } from './level.ts';
import type { Part } from './parts.ts';
import { chooseTurn } from './think.ts';

/** The best turn found, and what it is compared with. */
export interface Hint {
  readonly turn: readonly Step[];
  /** What the player can expect to score in the end. */
  readonly score: number;
  /** The draft, or what a Regular would play if that is not a complete turn. */
  readonly against: {
    readonly by: 'you' | 'regular';
    readonly turn: readonly Step[];
    readonly score: number;
  };
  /** What it gains over that turn, by part, largest difference first; empty if nothing is better. */
  readonly gains: readonly { readonly part: Part; readonly points: number }[];
  /** Whether the networks were used, not only the heuristic. */
  readonly learned: boolean;
}

/** Whose advice a hint is. Its networks should be loaded. */
export const ADVISER = 'master';
const ORDINARY: LevelId = 'regular';

/** A hint for this turn; undefined if there is none to play. The same random source gives the same answer. */
export function hintFor(view: View, drafted: readonly Step[], random: Random): Hint | undefined {
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
