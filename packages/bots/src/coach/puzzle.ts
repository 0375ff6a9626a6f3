import { viewOf, type Box, type GameRecord, type TurnStep } from 'picket-engine';
import { isSame } from '../branch.ts';
import { difference, isAlone, lookAhead, type Round } from './ahead.ts';
import { EFFORTS } from './effort.ts';
import { estimate, type Estimate } from './estimate.ts';
import { playedIn } from './games.ts';
import { decisionIn } from './judge.ts';

/** An answer to “find the better turn”. */
export interface Answer {
  /** What the answer loses against the better turn; below 0 if it is better still. */
  readonly loss: Estimate;
  readonly solved: boolean;
}

/** An answer that loses less than this has found it. */
const NEAR = 0.5;

/** Compares an answer with the better turn of a moment; undefined if the record has no seed. */
export function* answering(
  record: GameRecord,
  {
    seat,
    round,
    better,
  }: { readonly seat: number; readonly round: number; readonly better: readonly TurnStep[] },
  turn: readonly TurnStep[],
  box?: Box,
): Generator<undefined, Answer | undefined> {
  const game = playedIn(record, box)?.rounds[round];
  const turns = record.rounds[round]?.turns;
  if (game === undefined || turns === undefined) return undefined;
  const at: Round = { game, seat, turns };
  const { judge } = decisionIn(viewOf(game, seat), 1);
  const [one, other] = [judge(better), judge(turn)];
  if (isSame(one, other)) return { loss: estimate(0, 0), solved: true };
  const seeds = Array.from(
    { length: EFFORTS.quick.deals },
    (_, deal) => `${record.commitment}/answer/${deal}`,
  );
  const best = yield* lookAhead(at, one, seeds);
  const answer = yield* lookAhead(at, other, seeds);
  const { value, error } = difference(best, answer, isAlone(at));
  return { loss: estimate(value, error), solved: value < NEAR };
}
