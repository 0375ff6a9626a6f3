import { describeSheet, type Score, type ReadonlySheet } from 'picket-engine';
import { en } from 'picket-words';
import { withoutControls, wrap } from '../io/table.ts';
import { minus } from '../scoreTable.ts';
import { handLines } from './hand.ts';
import type { Look } from './look.ts';
import { marksFor, noMarks, type Marks } from './marks.ts';
import { streetsIn } from './names.ts';
import { opponentLines } from './opponentLines.ts';
import { otherHandLines } from './otherHand.ts';
import { liveOpponent, liveScores, type Session } from './session.ts';
import { streetLines } from './street.ts';
import { headLines, offerLines, planLines } from './table.ts';
import { sumLine, trackLines } from './tracks.ts';

/** The whole screen before the prompt. */
export function screen(session: Session, look: Look): string[] {
  const { draft, seat } = session;
  const marks = marksFor(draft);
  const scores = liveScores(session);
  const opponent = liveOpponent(session);
  return squeezed(look, [
    headLines(session, scores, look),
    session.draft.position.rules.mode.cardUse.oneCard
      ? offerLines(session, marks, look.paint)
      : handLines(session, marks, look),
    planLines(session, opponent, look),
    ...(opponent === undefined ? [] : [opponentLines(opponent, look)]),
    sheetLines(session, draft.turn.sheet, { score: scores[seat], marks, look }),
  ]);
}

/** A player's sheet after the last round, and what is known of their hand. */
export function sheetOfSeat(session: Session, seat: number, look: Look): string[] {
  const { state } = session.game;
  const sheet = state.sheets[seat];
  const score = liveScores(session)[seat];
  if (sheet === undefined) return [];
  const title = `${withoutControls(state.rules.options.players[seat] ?? '')} ${minus(score?.total ?? 0)}`;
  return [
    look.paint.title(title),
    ...otherHandLines(session, seat),
    ...sheetLines(session, sheet, { score, marks: noMarks, look }),
  ];
}

/** Lines below the table: the turn so far, a message, a hint and the prompt. */
const BELOW = 4;

/** If there is little room, drops empty lines from the bottom up. */
function squeezed(look: Look, blocks: readonly (readonly string[])[]): string[] {
  const lines = parts(look, blocks);
  while (lines.length > look.rows - BELOW && lines.includes('')) lines.splice(lines.lastIndexOf(''), 1);
  return lines;
}

function parts({ roomy }: Look, parts: readonly (readonly string[])[]): string[] {
  return parts.flatMap((lines, i) => (roomy && i > 0 ? ['', ...lines] : lines));
}

interface SheetLook {
  readonly score: Score | undefined;
  readonly marks: Marks;
  readonly look: Look;
}

function sheetLines(session: Session, sheet: ReadonlySheet, { score, marks, look }: SheetLook): string[] {
  const description = describeSheet(sheet);
  const { paint } = look;
  const columns = Math.max(...description.streets.map(({ houses }) => houses.length));
  const streets = description.streets.flatMap((street, i) => {
    const here = marks.streets[i];
    return here === undefined ? [] : streetLines(street, i, here, { columns, paint });
  });
  if (score === undefined) return streets;
  const roundabouts = session.game.state.rules.roundabouts > 0;
  return parts(look, [
    streets,
    [
      ...trackLines(description, score, { sizes: marks.sizes, roundabouts, look }),
      ...wrap(`score ${minus(score.total)} = ${sumLine(score)}`, look.columns, 6).map((line) =>
        line.replace(/^score/, paint.faint),
      ),
    ],
  ]);
}

/** The turn so far, in words. */
export function turnLine({ game, draft }: Session): string {
  const { edition } = game.state.rules.options;
  const streets = streetsIn(game);
  return draft.steps
    .filter((step) => step.do !== 'choose' || !draft.turn.written)
    .map((step) => en.step(step, edition, streets))
    .join(' ');
}
