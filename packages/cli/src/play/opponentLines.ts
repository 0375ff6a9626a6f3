import { wrap } from '../io/table.ts';
import { opponentSum, pileText, type Opponent } from '../opponent.ts';
import type { Look } from './look.ts';

const PILE = 'pile';

/** The opponent's score with its parts, and its pile with the estates that count. */
export function opponentLines(
  { name, description, pile, temps }: Opponent,
  { paint, columns }: Look,
): string[] {
  const { score } = description;
  const parts = opponentSum(score);
  const sum = temps ?? `${score.total}${parts === '' ? '' : ` = ${parts}`}`;
  const cards = pileText(pile) || 'no card yet';
  const lines = [`${name}: ${sum}`, `${PILE} ${cards}`].flatMap((line) =>
    wrap(line, columns, PILE.length + 1),
  );
  return lines.map((line) => line.replace(/^pile/, paint.faint).replace(name, paint.title));
}
