import {
  isEstimated,
  SLOTS,
  type Action,
  type Architect,
  type EditionBlock,
  type EditionId,
} from 'picket-engine';
import type { Words } from 'picket-words';
import { formatTable, padEnd, width, withoutControls, wrap } from '../io/table.ts';

/** The fields of an opponent, in the order of the columns. */
const FIELDS = {
  park: 'park',
  pool: 'pool',
  temp: 'temp',
  fence: 'fence',
  bis: 'bisHouses',
  improve: 'improveValue',
} as const satisfies { readonly [A in Action]: keyof Architect };
const CARDS = Object.keys(FIELDS) as Action[];

const STAR = '*';

/** The opponents of an edition with their values; a star marks estimated ones. */
export function opponentTable(
  block: EditionBlock,
  edition: EditionId,
  columns: number,
  { opponent }: Words,
): string[] {
  const { headings, character, claims, estimated } = opponent;
  const rows = block.architects.map((architect, i) => row(block, edition, architect, i));
  const heading = ['', headings.level, headings.plans, ...CARDS.map((card) => headings[card])];
  const table = formatTable([heading, ...rows], 1);
  const widest = Math.max(...table.map(width));
  const lines = table.flatMap((line, i) => {
    const architect = block.architects[i - 1];
    if (architect === undefined) return line;
    return wrap(`${padEnd(line, widest)}  ${character(architect)}`, columns, widest + 2);
  });
  const starred = rows.some((cells) => cells.some((cell) => cell.endsWith(STAR)));
  const notes = [claims[edition], ...(starred ? [estimated] : [])];
  return [...lines, ...notes.flatMap((note) => wrap(note, columns))];
}

function row(block: EditionBlock, edition: EditionId, architect: Architect, i: number): string[] {
  const star = (field: string): string =>
    isEstimated(block, `architects.${architect.id}.${field}`) ? STAR : ' ';
  const value = (field: 'level' | (typeof FIELDS)[Action]): string =>
    `${architect[field] ?? '–'}${star(field)}`;
  return [
    `${String(i + 1).padStart(2)}  ${withoutControls(architect.name ?? 'AAA')}`,
    value('level'),
    plansOf(architect, edition) + star('validates'),
    ...CARDS.map((card) => value(FIELDS[card])),
  ];
}

const PLAN_SIGNS: { readonly [E in EditionId]: readonly string[] } = {
  '2018': ['1', '2', '3'],
  '2023': SLOTS,
};

/** By slot in the 2023 edition, by the order of the cards in the 2018 edition. */
function plansOf({ validates }: Architect, edition: EditionId): string {
  return PLAN_SIGNS[edition].map((sign, i) => (validates[i] === true ? sign : '·')).join('');
}
