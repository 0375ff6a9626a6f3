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
import { en, type Verdict } from '@picket/words';
import { architectIn } from './architect.ts';
import { harmless } from './io/table.ts';

type Ranked = Ranking[number][number];

/** Who won and why, in one sentence. */
export function verdictLine(state: State, result: GameResult): string {
  return en.verdict(verdictOf(state, result));
}

function verdictOf(state: State, result: GameResult): Verdict {
  const [best = [], next = []] = result.ranking;
  const [first = 0] = best;
  const [second] = next;
  const total = totalOf(result, first);
  if (best.length > 1) return { kind: 'shared', winners: best.map((ranked) => nameOf(state, ranked)), total };
  if (second === undefined) return { kind: 'alone', total };
  const names = { winner: nameOf(state, first), second: nameOf(state, second), total };
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

/** The name under which a seat, or the opponent, is shown. */
export function nameOf({ rules }: State, ranked: Ranked): string {
  if (ranked !== OPPONENT) return harmless(rules.options.players[ranked] ?? '');
  const architect = architectIn(rules);
  return architect === undefined ? 'AAA' : harmless(en.opponent.name(architect));
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
