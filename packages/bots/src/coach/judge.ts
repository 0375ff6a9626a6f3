import { playTurn, positionIn, type Position, type TurnStep, type View } from 'picket-engine';
import { bestOf } from '../best.ts';
import { branchOf, type Branch } from '../branch.ts';
import { advisorFor } from '../evaluate.ts';
import type { Advisor } from '../evaluation.ts';
import { stepsOf } from '../turns/steps.ts';
import { fitFor } from './fits.ts';
import type { Points } from '../points.ts';

/** The expected outcome of a position. */
export interface Worth {
  /** The final score. */
  readonly points: Points;
  /** The objective for choosing turns: the score and, with other players, its effect on theirs. */
  readonly value: number;
}

/** A turn, and what it is worth by the networks alone. */
export interface Judged extends Worth, Branch {
  readonly turn: readonly TurnStep[];
}

/** What a player can do in a round, as far as the player could see. */
export interface Decision {
  readonly view: View;
  readonly position: Position;
  /** The turns with the highest values, best first. */
  readonly best: readonly [Judged, ...Judged[]];
  /** How many turns there are. */
  readonly count: number;
  readonly judge: (turn: readonly TurnStep[]) => Judged;
}

/** `candidates` is how many of the best turns are listed. */
export function decisionIn(view: View, candidates: number): Decision {
  const position = startOf(view);
  const advisor = coachFor(view, position);
  const { found, count } = bestOf(position, advisor, candidates);
  const judge = (turn: readonly TurnStep[]): Judged => judged(position, advisor, turn);
  const best = found.map(({ packed }) => judge(stepsOf(position, packed)));
  return { view, position, best: best as [Judged, ...Judged[]], count, judge };
}

/** What a round is worth once its cards are known: its best turn. */
export function worthOf(view: View): Worth {
  const position = startOf(view);
  const advisor = coachFor(view, position);
  const [{ after, given, value }] = bestOf(position, advisor, 1).found;
  return { points: advisor.evaluation(after, given).parts, value };
}

/** The advice of hints, corrected for the networks' known underestimate. */
function coachFor(view: View, position: Position): Advisor {
  return advisorFor(view, position, 1 + fitFor(position.rules).more);
}

function startOf(view: View): Position {
  const position = positionIn(view);
  if (position === undefined) throw new Error('This view has no turn to play.');
  return position;
}

function judged(position: Position, advisor: Advisor, turn: readonly TurnStep[]): Judged {
  const drafted = playTurn(position, turn);
  if (!drafted.ok) throw new Error(`A turn to judge is illegal: ${drafted.rejection.rejection.code}.`);
  const { after, given } = branchOf(drafted.value);
  const value = advisor.value(after, given);
  return { turn, after, given, value, points: advisor.evaluation(after, given).parts };
}
