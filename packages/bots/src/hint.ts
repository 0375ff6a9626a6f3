import { playTurn, positionIn, type Position, type Random, type Step, type View } from 'picket-engine';
import { branchOf, isSame, type Branch } from './branch.ts';
import { calibrated, type Calibrated } from './calibration.ts';
import { advisorFor, gainsOf } from './evaluate.ts';
import { finish } from './finish.ts';
import { playerOf, type LevelId } from './level.ts';
import type { Part } from './parts.ts';
import { compareOut } from './rollout/compare.ts';
import { chooseTurn, think } from './think.ts';

/** The best turn found, compared with another one. */
export interface Hint {
  readonly turn: readonly Step[];
  /** What the player can expect to score in the end. */
  readonly score: number;
  /** The draft, or what a Regular would play if that is not a complete turn. */
  readonly against: {
    readonly by: 'you' | 'regular';
    readonly turn: readonly Step[];
  };
  /** Its gain over that turn in the final score, and an 80 % interval. */
  readonly gain: { readonly points: number; readonly from: number; readonly to: number };
  /** By part, largest difference first; empty if it is the same turn, or as good. */
  readonly gains: readonly { readonly part: Part; readonly points: number }[];
  /** Whether the networks were used, not only the heuristic. */
  readonly learned: boolean;
}

/** The number of rollouts. */
const GAMES = 300;
/** Whose advice a hint is. Its networks should be loaded. */
export const ADVISER = 'master';
const ORDINARY: LevelId = 'regular';
const NO_GAIN = { points: 0, from: 0, to: 0 };

/**
 * A hint for this turn; undefined if there is none to play. The same random source gives the same answer.
 * More `games` played to the end make its gain more precise.
 */
export function hintFor(
  view: View,
  drafted: readonly Step[],
  random: Random,
  games?: number,
): Hint | undefined {
  return finish(hinting(view, drafted, random, games));
}

/** The same as a generator: the caller can do other work in between, or drop it. */
export function* hinting(
  view: View,
  drafted: readonly Step[],
  random: Random,
  games = GAMES,
): Generator<undefined, Hint | undefined> {
  const position = positionIn(view);
  if (position === undefined) return undefined;
  const advised = yield* think(view, ADVISER, random);
  const isOwn = playTurn(position, drafted).ok;
  const turn = isOwn ? drafted : chooseTurn(view, ORDINARY, random);
  const learned = playerOf(ADVISER).id === ADVISER;
  const against = { by: isOwn ? 'you' : 'regular', turn } as const;
  const [best, played] = [tried(position, advised), tried(position, turn)];
  const advisor = advisorFor(view, position);
  const [expected, otherwise] = [best, played].map(({ after, given }) =>
    advisor.evaluation(after, given),
  ) as [ReturnType<typeof advisor.evaluation>, ReturnType<typeof advisor.evaluation>];
  const rolled = yield* compareOut(view, position, [best, played], random, games);
  const said = calibrated(view.state.rules.mode.id, {
    gain: expected.score - otherwise.score,
    score: expected.score,
    ...rolled,
  });
  if (isSame(best, played)) return { turn, score: said.score, against, gain: NO_GAIN, gains: [], learned };
  return {
    turn: advised,
    score: said.score,
    against,
    gain: said.gain,
    gains: sharedOut(gainsOf(expected, otherwise), said),
    learned,
  };
}

function tried(position: Position, turn: readonly Step[]): Branch {
  const drafted = playTurn(position, turn);
  if (!drafted.ok) throw new Error(`A hint is illegal: ${drafted.rejection.rejection.code}.`);
  return branchOf(drafted.value);
}

/** The parts as far as they can be trusted; the correction belongs to none of them. */
function sharedOut(gains: Hint['gains'], { share }: Calibrated): Hint['gains'] {
  return gains.map(({ part, points }) => ({ part, points: share * points }));
}
