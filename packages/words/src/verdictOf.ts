import {
  estateMerits,
  OPPONENT,
  opponentOf,
  pileMerits,
  type GameResult,
  type Ranking,
  type State,
} from 'picket-engine';
import type { Named, Verdict } from './verdict.ts';

/** A seat, or the AAA. */
type Ranked = Ranking[number][number];

/** Who won a game that is over, and what decided it. */
export function verdictOf(state: State, result: GameResult, nameOf: (ranked: Ranked) => Named): Verdict {
  const [best = [], next = []] = result.ranking;
  const [first = 0] = best;
  const [second] = next;
  const total = totalOf(result, first);
  const [seat] = best.filter((ranked) => ranked !== OPPONENT);
  if (best.length > 1 && best.includes(OPPONENT) && seat !== undefined) {
    return { kind: 'drawn', player: nameOf(seat), opponent: nameOf(OPPONENT), total };
  }
  if (best.length > 1) return { kind: 'shared', winners: best.map(nameOf), total };
  if (second === undefined) return { kind: 'alone', total };
  const names = { winner: nameOf(first), second: nameOf(second), total };
  const ahead = total - totalOf(result, second);
  return ahead > 0 ? { kind: 'points', ...names, ahead } : tieBreak(state, first, second, names);
}

/** Equal totals are decided by the number of complete estates, then by their sizes. */
function tieBreak(
  state: State,
  first: Ranked,
  second: Ranked,
  names: { readonly winner: Named; readonly second: Named; readonly total: number },
): Verdict {
  const [won, lost] = [meritsOf(state, first), meritsOf(state, second)];
  const [estates = 0] = won;
  const [against = 0] = lost;
  if (estates > against) return { kind: 'estates', ...names, estates, against };
  const opponent = first === OPPONENT || second === OPPONENT;
  const bySize = !opponent || state.rules.layout.rulings.opponentTie === 'as-players';
  const size = won.findIndex((merit, i) => merit > (lost[i] ?? merit));
  if (bySize && size > 0) {
    return { kind: 'size', ...names, size, estates: won[size] ?? 0, against: lost[size] ?? 0 };
  }
  return { kind: 'kept', ...names, estates, against };
}

function totalOf({ scores, opponent }: GameResult, ranked: Ranked): number {
  return (ranked === OPPONENT ? opponent : scores[ranked])?.total ?? 0;
}

/** Tie-breakers, most important first. */
function meritsOf(state: State, ranked: Ranked): readonly number[] {
  if (ranked === OPPONENT) return pileMerits(opponentOf(state)?.estates ?? []);
  const sheet = state.sheets[ranked];
  return sheet === undefined ? [] : estateMerits(sheet, sheet.layout.rulings);
}
