import { describeSheet, type Score, type ReadonlySheet } from 'picket-engine';
import { cut, withoutControls, wrap } from '../io/table.ts';
import type { Text } from '../text/text.ts';
import { EVERYTHING, fitting, type Detail } from './detail.ts';
import { handLines } from './hand.ts';
import { headLine } from './head.ts';
import type { Look } from './look.ts';
import { marksFor, noMarks, type Marks } from './marks.ts';
import { streetsIn } from './names.ts';
import { opponentLines } from './opponentLines.ts';
import { otherHandLines } from './otherHand.ts';
import { liveOpponent, liveScores, type Session } from './session.ts';
import { streetLines } from './street.ts';
import { offerLines, planLines } from './table.ts';
import { sumLines, trackLines } from './tracks.ts';

/** Everything else on the screen. */
export interface Around {
  /** Lines under the first one: the players being waited for, and the clock. */
  readonly status?: readonly string[];
  /** Messages after the last command. */
  readonly lines?: readonly string[];
  /** The next thing to do. */
  readonly guide?: string;
}

/**
 * The whole screen, with less detail where it is needed to leave room for the prompt: the line with the round and the
 * scores must never scroll away.
 */
export function screen(session: Session, look: Look, around: Around = {}): string[] {
  const { status = [], lines = [], guide = '' } = around;
  const { paint, columns } = look;
  const fitted = (text: string): string[] => (text === '' ? [] : wrap(text, columns));
  const turn = fitted(turnLine(session, look.text));
  const said = lines.flatMap(fitted).map(paint.notice);
  const shown = shownIn(session, look.text);
  const head = [headLine(session, shown.scores, look), ...status.map((line) => cut(line, columns))];
  return fitting(look.rows - 1, (detail) => [
    ...blocks(detail, [head, ...tableBlocks(session, shown, look, detail)]),
    ...(detail('gaps') ? [''] : []),
    ...(detail('turn') ? turn : []),
    ...said,
    ...(detail('guide') ? fitted(guide).map(paint.faint) : []),
  ]);
}

/** The content of the table, however it is drawn. */
function shownIn(session: Session, text: Text) {
  return {
    marks: marksFor(session.draft),
    scores: liveScores(session),
    opponent: liveOpponent(session, text),
  };
}

/** Everything between the first line and the messages. */
function tableBlocks(
  session: Session,
  { marks, scores, opponent }: ReturnType<typeof shownIn>,
  look: Look,
  detail: Detail,
): string[][] {
  const { draft, seat } = session;
  return [
    draft.position.rules.mode.cardUse.oneCard
      ? offerLines(session, marks, look, detail)
      : handLines(session, marks, look),
    planLines(session, opponent, look, detail),
    ...(opponent === undefined ? [] : [opponentLines(opponent, look, detail)]),
    ...sheetBlocks(session, draft.turn.sheet, { score: scores[seat], marks, look, detail }),
  ];
}

/** A player's sheet after the last round, and the public facts about their hand. */
export function sheetOfSeat(session: Session, seat: number, look: Look): string[] {
  const { state } = session.view;
  const sheet = state.sheets[seat];
  const score = liveScores(session)[seat];
  if (sheet === undefined) return [];
  const name = withoutControls(state.rules.options.players[seat] ?? '');
  const title = look.text.screen.score(name, score?.total ?? 0);
  return fitting(look.rows - 1, (detail) =>
    blocks(detail, [
      [look.paint.title(title), ...otherHandLines(session, seat, look.text)],
      ...sheetBlocks(session, sheet, { score, marks: noMarks, look, detail }),
    ]),
  );
}

/** The plans with their whole text. */
export function plansPage(session: Session, look: Look): string[] {
  return planLines(session, liveOpponent(session, look.text), look, EVERYTHING);
}

function blocks(detail: Detail, parts: readonly (readonly string[])[]): string[] {
  return parts.flatMap((lines, i) => (detail('gaps') && i > 0 ? ['', ...lines] : lines));
}

interface SheetLook {
  readonly score: Score | undefined;
  readonly marks: Marks;
  readonly look: Look;
  readonly detail: Detail;
}

function sheetBlocks(
  session: Session,
  sheet: ReadonlySheet,
  { score, marks, look, detail }: SheetLook,
): string[][] {
  const description = describeSheet(sheet);
  const { paint, text } = look;
  const columns = Math.max(...description.streets.map(({ houses }) => houses.length));
  const streets = description.streets.flatMap((street, i) => {
    const here = marks.streets[i];
    return here === undefined ? [] : streetLines(street, i, here, { columns, paint, text, detail });
  });
  if (score === undefined) return [streets];
  const roundabouts = session.view.state.rules.roundabouts > 0;
  return [
    streets,
    [
      ...trackLines(description, score, { sizes: marks.sizes, roundabouts, look, detail }),
      ...(detail('sum') ? sumLines(score, look) : []),
    ],
  ];
}

/** The turn so far, in words. */
export function turnLine({ view, draft }: Session, { turn, words }: Text): string {
  const { edition } = view.state.rules.options;
  const streets = streetsIn(view);
  const told = draft.steps.filter((step) => step.do !== 'choose' || !draft.turn.written);
  return turn.sentences(told.map((step) => words.step(step, edition, streets)));
}
