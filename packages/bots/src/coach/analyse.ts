import { scoresOf, viewOf, type Box, type GameRecord, type TurnStep } from 'picket-engine';
import { adjustedScore, dealsAt } from './adjusted.ts';
import { dealsFor, EFFORTS, type Effort, type EffortName } from './effort.ts';
import type { Estimate } from './estimate.ts';
import { playedIn, type Played } from './games.ts';
import { decisionIn } from './judge.ts';
import { momentsOf, type Moment } from './moments.ts';
import { NOTHING, plus, pointsOf, type Points } from '../points.ts';
import { meanOfReveals, type Mean } from './reveals.ts';
import { ratingOf, type Rating } from './rating.ts';
import { reviewRound, type Reviewed, type RoundReview } from './review.ts';

/** Deals of the first reveal for each of a later one, since all luck is counted from there. */
const FIRST = 4;

/** score = expected + luck + skill + error, by part and in total. */
export interface Analysis {
  readonly seat: number;
  readonly effort: EffortName;
  readonly score: Points;
  readonly expected: Points;
  readonly luck: Points;
  readonly skill: Points;
  readonly error: Points;
  /** The score without luck: what this play is worth with an average deal. */
  readonly adjusted: Estimate;
  /** The costliest turns, the worst first. */
  readonly moments: readonly Moment[];
  /** Undefined if every turn was forced. */
  readonly rating: Rating | undefined;
  readonly rounds: readonly RoundReview[];
}

/** How far an analysis is. */
export interface Progress {
  readonly rounds: number;
  readonly of: number;
}

/**
 * Analyses a seat of a valid record; undefined if it has no seed, since luck needs the cards that were not shown, or if
 * the seat plays on paper, since its turns are not known. The caller can do other work at every yield, or drop it. The
 * same record always gives the same analysis.
 */
export function* analysing(
  record: GameRecord,
  seat: number,
  effort: EffortName,
  box?: Box,
): Generator<Progress, Analysis | undefined> {
  const played = playedIn(record, box);
  if (played === undefined || (record.options.paper?.includes(seat) ?? false)) return undefined;
  const of = played.rounds.length;
  const deals: number[] = [];
  for (const worth of dealsAt(record, seat, box)) {
    deals.push(worth);
    yield { rounds: 0, of };
  }
  const found: Reviewed[] = [];
  for (const step of reviewing(record, played, seat, EFFORTS[effort])) {
    if (step !== undefined) found.push(step);
    yield { rounds: found.length, of };
  }
  return {
    ...summed(played, seat, effort, found),
    adjusted: adjustedScore(
      deals,
      found.map(({ review }) => review),
    ),
  };
}

/** Yields undefined as a pause, and each round when it is reviewed. */
function* reviewing(
  record: GameRecord,
  { rounds }: Played,
  seat: number,
  effort: Effort,
): Generator<Reviewed | undefined> {
  const seedsFor = (round: number) => (count: number) =>
    Array.from({ length: count }, (_, deal) => `${record.commitment}/${seat}/${round}/${deal}`);
  const [first] = rounds;
  if (first === undefined) return;
  const { count } = decisionIn(viewOf(first, seat), 1);
  const deals = FIRST * dealsFor(effort, count);
  let mean: Mean | undefined = yield* meanOfReveals(first, undefined, seat, seedsFor(0)(deals));
  for (const [i, game] of rounds.entries()) {
    if (mean === undefined) return;
    const turns = record.rounds[i]?.turns as readonly (readonly TurnStep[])[];
    const reviewed: Reviewed = yield* reviewRound({ game, seat, turns }, mean, effort, seedsFor(i + 1));
    yield reviewed;
    mean = reviewed.next;
  }
}

function summed(
  { end }: Played,
  seat: number,
  effort: EffortName,
  found: readonly Reviewed[],
): Omit<Analysis, 'adjusted'> {
  const rounds = found.map(({ review }) => review);
  const sum = (of: (round: RoundReview) => Points) => rounds.map(of).reduce(plus, NOTHING);
  const score = scoresOf(end)[seat];
  if (score === undefined) throw new Error('This seat has no score.');
  return {
    seat,
    effort,
    score: pointsOf(score),
    expected: rounds[0]?.expected ?? NOTHING,
    luck: sum((round) => round.luck),
    skill: sum((round) => round.skill),
    error: sum((round) => round.error),
    moments: momentsOf(found),
    rating: ratingOf(end.rules, rounds),
    rounds,
  };
}
