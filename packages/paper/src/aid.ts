import { builtIn, type EditionId, type SheetId } from 'picket-engine';
import { printedFor, rulesIn, type RuleId, type Words } from 'picket-words';
import { label, line, sizeOf, type Mark, type Page, type PaperId } from './page.ts';

interface AidChoice {
  readonly paper: PaperId;
  readonly edition: EditionId;
  readonly sheet: SheetId;
  readonly words: Words;
}

/** The rules that players look up most: a turn, the actions, plans, the end and the score. */
const RULES: readonly RuleId[] = [
  'H1',
  'H5',
  'T1',
  'T2',
  'T3',
  'A1',
  'A2',
  'A5',
  'A6',
  'A7',
  'A9',
  'A10',
  'A11',
  'A12',
  'P1',
  'P2',
  'P3',
  'S1',
  'S2',
  'S5',
  'S7',
  'G3',
];
/** The rules with printed numbers. */
const NUMBERS: readonly RuleId[] = ['S4', 'S5', 'S6', 'S7'];

const MARGIN = 14;
const SIZE = 8.5;
const LINE = 3.9;
/** The average width of a letter, in millimetres per point. */
const LETTER = 0.16;

/** The player aid on one page, in two columns. */
export function aidPage({ paper, edition, sheet, words }: AidChoice): Page {
  const { width, height } = sizeOf(paper, false);
  const column = (width - 2 * MARGIN - 8) / 2;
  const rules = rulesIn(words).filter(
    ({ id, editions, modes }) =>
      RULES.includes(id) && (editions?.includes(edition) ?? true) && (modes?.includes('standard') ?? true),
  );
  const several = Object.keys(builtIn.editions[edition]?.sheets ?? {}).length > 1;
  const numbers = NUMBERS.flatMap((id) =>
    printedFor(words, id, builtIn)
      .filter(
        (group) => group.edition === edition && (!several || group.heading.includes(words.sheets[sheet])),
      )
      .flatMap((group) => group.lines),
  );
  const fit = (text: string): string[] => wrapped(text, column / (SIZE * LETTER));
  const lines = [...rules.flatMap(({ text }) => [...fit(text), '']), ...numbers.flatMap(fit)];
  const most = Math.floor((height - 2 * MARGIN - 14) / LINE);
  const marks: Mark[] = [
    label(MARGIN, MARGIN + 6, words.paper.aid, { size: 18, font: 'display' }),
    label(width - MARGIN, MARGIN + 6, `${words.editions[edition]}, ${words.sheets[sheet]}`, {
      size: 9,
      align: 'end',
    }),
    line(MARGIN, MARGIN + 9, width - MARGIN, MARGIN + 9, { stroke: 0.5 }),
    ...lines.slice(0, 2 * most).map((text, i) =>
      label(MARGIN + Math.floor(i / most) * (column + 8), MARGIN + 15 + (i % most) * LINE, text, {
        size: SIZE,
      }),
    ),
  ];
  return { width, height, title: words.paper.aid, marks };
}

function wrapped(text: string, letters: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && last.length + 1 + word.length > letters) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
}
