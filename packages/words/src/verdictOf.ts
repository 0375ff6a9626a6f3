import {
  describeSheet,
  MAX_SIZE,
  OPPONENT,
  opponentOf,
  type GameResult,
  type Ranking,
  type Sheet,
  type State,
} from '@picket/engine';
import type { Verdict } from './verdict.ts';

/** A seat, or the opponent out of the box. */
type Ranked = Ranking[number][number];

/** Who won a game that is over, and what decided it. */
export function verdictOf(state: State, result: GameResult, nameOf: (ranked: Ranked) => string): Verdict {
  const [best = [], next = []] = result.ranking;
  const [first = 0] = best;
  const [second] = next;
  const total = totalOf(result, first);
  if (best.length > 1) return { kind: 'shared', winners: best.map(nameOf), total };
  if (second === undefined) return { kind: 'alone', total };
  const names = { winner: nameOf(first), second: nameOf(second), total };
  const ahead = total - totalOf(result, second);
  return ahead > 0 ? { kind: 'points', ...names, ahead } : tieBreak(state, first, second, names);
}

/** Between equal totals it is the number of estates that decides, then, between architects, their sizes. */
function tieBreak(
  state: State,
  first: Ranked,
  second: Ranked,
  names: { readonly winner: string; readonly second: string; readonly total: number },
): Verdict {
  const estates = estatesOf(state, first);
  const against = estatesOf(state, second);
  if (first === OPPONENT) return { kind: 'kept', ...names, estates, against };
  if (estates !== against || second === OPPONENT) return { kind: 'estates', ...names, estates, against };
  for (let size = 1; size <= MAX_SIZE; size++) {
    const [mine, theirs] = [first, second].map((seat) => completeIn(state.sheets[seat], size));
    if (mine !== undefined && theirs !== undefined && mine !== theirs) {
      return { kind: 'size', ...names, size, estates: mine, against: theirs };
    }
  }
  return { kind: 'estates', ...names, estates, against };
}

function totalOf({ scores, opponent }: GameResult, ranked: Ranked): number {
  return (ranked === OPPONENT ? opponent : scores[ranked])?.total ?? 0;
}

function estatesOf(state: State, ranked: Ranked): number {
  if (ranked === OPPONENT) return opponentOf(state)?.estates.length ?? 0;
  return completeIn(state.sheets[ranked]);
}

/** Complete estates that count, of one size or of all. */
function completeIn(sheet: Sheet | undefined, size?: number): number {
  if (sheet === undefined) return 0;
  const estates = describeSheet(sheet).streets.flatMap((street) => street.estates);
  return estates.filter(
    (estate) => estate.state === 'complete' && (size === undefined || estate.size === size),
  ).length;
}
