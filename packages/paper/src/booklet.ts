import { SLOTS, type Dealt, type EditionId, type PlanCard } from 'picket-engine';
import type { Words } from 'picket-words';
import { encode } from 'uqr';
import { centred, label, line, path, rect, sizeOf, type Mark, type Page, type PaperId } from './page.ts';

interface BookletChoice {
  readonly paper: PaperId;
  readonly edition: EditionId;
  readonly words: Words;
  readonly plans: readonly PlanCard[];
  readonly rounds: readonly Dealt[];
  /** The name of the deal, and where it can be opened. */
  readonly deal: string;
  readonly link: string;
}

const MARGIN = 12;
const COLUMNS = 3;
const HEAD = 46;

/** The cards of a deal, round by round, to be uncovered one at a time. */
export function bookletPage({ paper, edition, words, plans, rounds, deal, link }: BookletChoice): Page {
  const { width, height } = sizeOf(paper, false);
  const rows = Math.ceil(rounds.length / COLUMNS);
  const cell = { width: (width - 2 * MARGIN) / COLUMNS, height: (height - 2 * MARGIN - HEAD) / rows };
  const marks = [
    label(MARGIN, MARGIN + 6, words.paper.booklet, { size: 18, font: 'display' }),
    label(MARGIN, MARGIN + 12, `${words.editions[edition]} · ${words.paper.deal} ${deal}`, { size: 9 }),
    label(MARGIN, MARGIN + 17, words.paper.uncover, { size: 8.5 }),
    ...plans.map((card, i) =>
      label(MARGIN, MARGIN + 24 + i * 5, planLine(card, i, edition, words), { size: 9 }),
    ),
    ...qr(link, width - MARGIN - 32, MARGIN, 32),
    ...rounds.flatMap((dealt, i) =>
      round(
        dealt,
        i,
        MARGIN + Math.floor(i / rows) * cell.width,
        MARGIN + HEAD + (i % rows) * cell.height,
        cell,
        words,
      ),
    ),
  ];
  return { width, height, title: `${words.paper.booklet} ${deal}`, marks };
}

function planLine({ when, high, low }: PlanCard, slot: number, edition: EditionId, words: Words): string {
  const name = words.slots[edition][SLOTS[slot] ?? 'A'].replace('n', 'N');
  return `${name}  ${words.plan(when)}  ${high} / ${low}`;
}

function round(
  { cards, notes }: Dealt,
  index: number,
  x: number,
  y: number,
  cell: { readonly width: number; readonly height: number },
  words: Words,
): Mark[] {
  const offers = cards.kind === 'offers' ? cards.offers : [];
  const step = (cell.width - 10) / 3;
  return [
    rect(x, y, cell.width, cell.height, { stroke: 0.3, dashed: true }),
    centred(x, y, 9, cell.height, index + 1, { size: 8.5, grey: true }),
    line(x + 9, y, x + 9, y + cell.height, { stroke: 0.2 }),
    ...offers.flatMap(({ number, action }, i) => [
      label(x + 10 + step * (i + 0.5), y + cell.height * 0.56, number, {
        size: 20,
        font: 'display',
        align: 'middle',
      }),
      label(x + 10 + step * (i + 0.5), y + cell.height - 2.2, words.short[action], {
        size: 8.5,
        align: 'middle',
      }),
    ]),
    ...(notes.length > 0 ? [label(x + 10.5, y + 3.4, words.paper.shuffled, { size: 6.5, grey: true })] : []),
  ];
}

/** Dark on white, with four modules of white around it. */
function qr(text: string, x: number, y: number, size: number): Mark[] {
  const { data } = encode(text, { ecc: 'M', border: 4 });
  const step = size / data.length;
  const dark = data.flatMap((row, r) =>
    row.flatMap((on, c) =>
      on ? [`M${n3(x + c * step)} ${n3(y + r * step)}h${n3(step)}v${n3(step)}h${n3(-step)}z`] : [],
    ),
  );
  return [path(dark.join(''), { stroke: 0, fill: 'ink' })];
}

/** Modules must touch, so they are exact. */
const n3 = (value: number): string => String(Math.round(value * 1000) / 1000);
