import { viewOf, type TurnStep } from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import { isSame } from '../branch.ts';
import { compareOut, type Compared } from '../rollout/compare.ts';
import { difference, isAlone, lookAhead, type Round, type Tried } from './ahead.ts';
import { dealsFor, type Effort } from './effort.ts';
import { estimate, type Estimate } from './estimate.ts';
import { fitFor } from './fits.ts';
import { decisionIn, type Decision, type Judged } from './judge.ts';
import { minus, NOTHING, plus, type Points } from '../points.ts';
import type { Mean } from './reveals.ts';
import { weighed } from './weigh.ts';

/** A round as the coach sees it. Before its cards, `expected`; then luck, skill and model error follow in turn. */
export interface RoundReview {
  /** From 0. */
  readonly round: number;
  readonly expected: Points;
  readonly luck: Points;
  readonly skill: Points;
  /** What the value of the best turn got wrong, as the next round (or the final score) shows. */
  readonly error: Points;
  /** The standard error of the luck. */
  readonly luckError: number;
  readonly turn: readonly TurnStep[];
  /** The best turn found; the one played if nothing was better. */
  readonly best: readonly TurnStep[];
  /** Whether there was only one turn. */
  readonly forced: boolean;
  /** What the turn lost against the best, in points of what turns are chosen by; never below 0. */
  readonly loss: Estimate;
}

/** A review, and what the next round starts with. */
export interface Reviewed {
  readonly review: RoundReview;
  readonly decision: Decision;
  readonly played: Judged;
  readonly better: Judged | undefined;
  /** What the better turn gains in rollouts, if there are any. */
  readonly rolled: Compared | undefined;
  /** Before the cards of the next round; undefined if the game is over. */
  readonly next: Mean | undefined;
}

/** Reviews a round, given what it was worth before its cards. */
export function* reviewRound(
  round: Round,
  mean: Mean,
  effort: Effort,
  seeds: (count: number) => readonly string[],
): Generator<undefined, Reviewed> {
  const { game, seat, turns } = round;
  const turn = turns[seat] as readonly TurnStep[];
  const decision = decisionIn(viewOf(game, seat), effort.candidates);
  const [first] = decision.best;
  const played = decision.judge(turn);
  const dealt = seeds(dealsFor(effort, decision.count));
  const tried = yield* lookAhead(round, played, dealt);
  const forced = decision.count === 1;
  const best = forced ? undefined : yield* bestAhead(round, decision, tried, dealt);
  const rolled =
    best === undefined || effort.games === 0
      ? undefined
      : yield* compareOut(
          decision.view,
          decision.position,
          [best.judged, played],
          new FastRandom(dealt[0] ?? ''),
          effort.games,
        );
  const lost = best && weighed(difference(best, tried, isAlone(round)), rolled, fitFor(game.state.rules));
  const better = lost && best?.judged;
  const skill = lost === undefined ? NOTHING : minus(NOTHING, lost.points);
  const luck = minus(first.points, mean.points);
  const review: RoundReview = {
    round: game.state.rounds.length,
    expected: mean.points,
    luck,
    skill,
    error: minus(tried.points, plus(plus(mean.points, luck), skill)),
    luckError: mean.error,
    turn,
    best: better?.turn ?? turn,
    forced,
    loss: estimate(lost?.value ?? 0, lost?.error ?? 0),
  };
  return { review, decision, played, better, rolled, next: tried.next };
}

/** The best of the candidates one round ahead; undefined if none is better than the turn played. */
function* bestAhead(
  round: Round,
  { best }: Decision,
  played: Tried,
  seeds: readonly string[],
): Generator<undefined, Tried | undefined> {
  let found: Tried | undefined;
  let most = 0;
  for (const judged of best) {
    if (isSame(judged, played.judged)) continue;
    const tried = yield* lookAhead(round, judged, seeds);
    const { value } = difference(tried, played, isAlone(round));
    if (value > most) [found, most] = [tried, value];
  }
  return found;
}
