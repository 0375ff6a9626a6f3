import {
  describeSheet,
  MAX_SIZE,
  OPPONENT,
  resultOf,
  type Score,
  type SheetDescription,
  type View,
} from '@picket/engine';
import type { Verdict } from '@picket/words';
import { text } from '../../language.ts';

/** One row of the final table. */
export interface Row {
  readonly seat: number;
  readonly name: string;
  readonly town: string;
  readonly rank: number;
  /** In the order of the columns. */
  readonly points: readonly number[];
  readonly total: number;
  /** One line about the town. */
  readonly caption: string;
}

const COLUMNS = ['plans', 'parks', 'pools', 'temps', 'estates', 'bis', 'roundabouts', 'refusals'] as const;
export type Column = (typeof COLUMNS)[number];
const LOST: readonly Column[] = ['bis', 'roundabouts', 'refusals'];

/** Best first; those who share a rank in the order of their seats. */
export function rowsOf({ state }: View, city: string): Row[] {
  const result = resultOf(state);
  if (result === undefined) return [];
  let rank = 1;
  return result.ranking.flatMap((group) => {
    const place = rank;
    rank += group.length;
    return group.flatMap((seat) => {
      const score = seat === OPPONENT ? undefined : result.scores[seat];
      const sheet = seat === OPPONENT ? undefined : state.sheets[seat];
      if (seat === OPPONENT || score === undefined || sheet === undefined) return [];
      return [
        {
          seat,
          name: state.rules.options.players[seat] ?? '',
          town: townOf(seat, city),
          rank: place,
          points: columnsOf(state.rules.roundabouts > 0).map((column) => pointsOf(score, column)),
          total: score.total,
          caption: captionOf(describeSheet(sheet)),
        },
      ];
    });
  });
}

/** The city of the game is the first seat's; the others build the next ones on the list. */
export function townOf(seat: number, city: string): string {
  if (seat === 0) return city;
  const others = text.start.cities.filter((name) => name !== city);
  return others[(seat - 1) % others.length] ?? city;
}

/** Roundabouts stand in the table only where they are played. */
export function columnsOf(advanced: boolean): readonly Column[] {
  return advanced ? COLUMNS : COLUMNS.filter((column) => column !== 'roundabouts');
}

export function isLost(column: Column): boolean {
  return LOST.includes(column);
}

function pointsOf(score: Score, column: Column): number {
  const points = score[column];
  const sum = typeof points === 'number' ? points : points.reduce((a, b) => a + b, 0);
  return isLost(column) && sum > 0 ? -sum : sum;
}

function captionOf({ streets, pools }: SheetDescription): string {
  const houses = streets.flatMap(({ houses }) => houses);
  return text.end.summary({
    empty: houses.filter(({ kind }) => kind === 'empty').length,
    pools: pools.crossed,
    parks: streets.reduce((sum, { parks }) => sum + parks.crossed, 0),
    estates: streets.flatMap(({ estates }) => estates).filter(({ state }) => state === 'complete').length,
  });
}

/** Who won, and what decided it. */
export function verdictOf({ state }: View, rows: readonly Row[]): Verdict {
  const [first, second] = rows;
  const total = first?.total ?? 0;
  if (first === undefined || second === undefined) return { kind: 'alone', total };
  const winners = rows.filter(({ rank }) => rank === 1).map(({ name }) => name);
  if (winners.length > 1) return { kind: 'shared', winners, total };
  const names = { winner: first.name, second: second.name, total };
  if (total > second.total) return { kind: 'points', ...names, ahead: total - second.total };
  const sizes = [undefined, ...Array.from({ length: MAX_SIZE }, (_, i) => i + 1)];
  const counted = sizes.map((size) => ({
    size,
    estates: complete(state, first.seat, size),
    against: complete(state, second.seat, size),
  }));
  const decided = counted.find(({ estates, against }) => estates !== against) ?? counted[0];
  const { size, estates = 0, against = 0 } = decided ?? {};
  return size === undefined
    ? { kind: 'estates', ...names, estates, against }
    : { kind: 'size', ...names, size, estates, against };
}

/** Complete estates of one size, or of all. */
function complete({ sheets }: View['state'], seat: number, size: number | undefined): number {
  const sheet = sheets[seat];
  if (sheet === undefined) return 0;
  const estates = describeSheet(sheet).streets.flatMap((street) => street.estates);
  return estates.filter(({ state, size: s }) => state === 'complete' && (size === undefined || s === size))
    .length;
}
