import { cut, width, wrap } from '../io/table.ts';
import { opponentSum, pileText, type Opponent } from '../opponent.ts';
import { EVERYTHING, type Detail } from './detail.ts';
import type { Look } from './look.ts';

const PILE = 'pile';

/** The opponent's score with its parts, and its pile with the estates that count. */
export function opponentLines(
  { name, description, pile, temps }: Opponent,
  { paint, columns }: Look,
  detail: Detail = EVERYTHING,
): string[] {
  const { score } = description;
  const parts = opponentSum(score);
  const sum = `${name}: ${temps ?? `${score.total}${parts === '' ? '' : ` = ${parts}`}`}`;
  const cards = `${PILE} ${pileText(pile) || 'no card yet'}`;
  const lines = detail('pile')
    ? [sum, cards].flatMap((line) => wrap(line, columns, PILE.length + 1))
    : [cut(sum, columns), lastCards(cards, columns)];
  return lines.map((line) => line.replace(/^pile/, paint.faint).replace(name, paint.title));
}

/** The end of the pile, where the next card goes. */
function lastCards(cards: string, columns: number): string {
  if (width(cards) <= columns) return cards;
  const start = `${PILE} …`;
  return start + cards.slice(-(columns - start.length));
}
