import { cut, width, wrap } from '../io/table.ts';
import { opponentTerms, pileText, type Opponent } from '../opponent.ts';
import { EVERYTHING, type Detail } from './detail.ts';
import type { Look } from './look.ts';

/** The opponent's score with its parts, and its pile with the estates that count. */
export function opponentLines(
  { name, description, pile, closed }: Opponent,
  { paint, columns, text }: Look,
  detail: Detail = EVERYTHING,
): string[] {
  const { screen } = text;
  const { score } = description;
  const label = screen.pileName;
  const sum =
    closed === undefined
      ? screen.opponent(name, score.total, opponentTerms(score))
      : screen.closedOpponent(name, closed.positions, closed.points);
  const cards = pileText(pile) || screen.noCard;
  const lines = detail('pile')
    ? [sum, `${label} ${cards}`].flatMap((line) => wrap(line, columns, width(label) + 1))
    : [cut(sum, columns), `${label} ${lastCards(cards, columns - width(label) - 1)}`];
  return lines.map((line) =>
    line.startsWith(`${label} `) ? line.replace(label, paint.faint) : line.replace(name, paint.title),
  );
}

/** The end of the pile, where the next card goes. */
function lastCards(cards: string, columns: number): string {
  return width(cards) <= columns ? cards : `…${cards.slice(-(columns - 1))}`;
}
