import {
  builtIn,
  describeSheet,
  type EditionId,
  type ReadonlySheet,
  type Score,
  type SheetId,
} from 'picket-engine';
import type { Words } from 'picket-words';
import { AREA, code, cornerMarks } from './cornerMarks.ts';
import { label, line, moved, sizeOf, type Mark, type Page, type PaperId } from './page.ts';
import { street, STREETS_AT } from './sheetStreets.ts';
import { sum, SUM_Y } from './sheetSum.ts';
import { tracks, TRACKS_AT } from './sheetTracks.ts';

/** The marks and names on the sheet of a finished game. */
interface Filled {
  readonly sheet: ReadonlySheet;
  readonly score: Score;
  readonly player: string;
  readonly deal: string;
}

export interface SheetChoice {
  readonly paper: PaperId;
  readonly edition: EditionId;
  readonly sheet: SheetId;
  readonly words: Words;
  readonly filled?: Filled;
}

/** A blank or a filled-in sheet, on one page. */
export function sheetPage(choice: SheetChoice): Page {
  const { paper, edition, sheet, words, filled } = choice;
  const printed = builtIn.editions[edition]?.sheets[sheet];
  if (printed === undefined) throw new Error('This edition has no such sheet.');
  const described = filled && describeSheet(filled.sheet);
  const drawn = { printed, edition, words, filled: described };
  const { width, height } = sizeOf(paper, true);
  const marks = [
    ...cornerMarks(),
    ...code(edition, sheet),
    ...head(choice),
    ...[0, 1, 2].flatMap((index) =>
      moved(street(drawn, index), STREETS_AT.x, STREETS_AT.y + index * STREETS_AT.tier),
    ),
    ...moved(tracks(drawn), TRACKS_AT.x, TRACKS_AT.y),
    ...moved(sum(printed, words, filled?.score, AREA.width), 0, SUM_Y),
    label(12, 186, words.paper.foot[0], { size: 7.5 }),
    label(12, 189.4, words.paper.foot[1], { size: 7.5 }),
  ];
  return {
    width,
    height,
    title: `${words.editions[edition]}, ${words.sheets[sheet]}`,
    marks: moved(marks, (width - AREA.width) / 2, (height - AREA.height) / 2),
  };
}

function head({ edition, sheet, words, filled }: SheetChoice): Mark[] {
  const fields = [
    { x: 48, width: 74, name: words.paper.player, value: filled?.player ?? '' },
    { x: 126, width: 44, name: words.paper.date, value: '' },
    { x: 174, width: 44, name: words.paper.deal, value: filled?.deal ?? '' },
  ];
  return [
    label(12, 7, 'PICKET', { size: 20, font: 'display' }),
    ...fields.flatMap(({ x, width, name, value }) => [
      label(x, 6.8, name, { size: 9 }),
      line(x + 4 + name.length * 1.7, 7.4, x + width, 7.4),
      label(x + 5 + name.length * 1.7, 6.6, value, { size: 10 }),
    ]),
    label(AREA.width - 10, 3.4, words.editions[edition], { size: 8.5, align: 'end', font: 'bold' }),
    label(AREA.width - 10, 7.2, words.sheets[sheet], { size: 8.5, align: 'end' }),
  ];
}
