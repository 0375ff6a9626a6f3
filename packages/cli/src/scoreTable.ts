import type { EditionId, Score } from '@picket/engine';
import { SLOTS, STREETS } from '@picket/engine';
import { en } from '@picket/words';
import { formatTable, harmless, transpose } from './io/table.ts';

/** What a score table shows: who has which score, and the places once the game is over. */
export interface Scored {
  readonly edition: EditionId;
  readonly players: readonly string[];
  readonly scores: readonly Score[];
  /** Seats, best first; absent while nobody is placed. */
  readonly ranking?: readonly (readonly (number | 'aaa')[])[];
}

/** More players than this stand below each other. */
const MOST_COLUMNS = 6;

/** The score by player and part. */
export function scoreTable(scored: Scored): string[] {
  const few = scored.players.length <= MOST_COLUMNS;
  const rows = [
    ['', ...scored.players.map(harmless)],
    ...(few ? everyPart(scored) : sums(scored)),
    [en.columns.total, ...scored.scores.map(({ total }) => minus(total))],
    ...places(scored),
  ];
  return formatTable(few ? rows : transpose(rows));
}

type Part = readonly [name: string, points: (score: Score) => number];

function everyPart({ edition, scores }: Scored): string[][] {
  const { columns } = en;
  const parts: Part[] = [
    ...SLOTS.map((slot, i): Part => [`Plan ${en.slots[edition][slot]}`, ({ plans }) => plans[i] ?? 0]),
    ...Array.from({ length: STREETS }, (_, street): Part => [
      `${columns.parks}, ${en.streets[street] ?? ''}`,
      ({ parks }) => parks[street] ?? 0,
    ]),
    [columns.pools, ({ pools }) => pools],
    [columns.temps, ({ temps }) => temps],
    ...(scores[0]?.estates ?? []).map((_, i): Part => [
      `${columns.estates} of ${i + 1}`,
      ({ estates }) => estates[i] ?? 0,
    ]),
    ...losses(scores),
  ];
  return partRows(parts, scores);
}

function sums({ scores }: Scored): string[][] {
  const { columns } = en;
  const parts: Part[] = [
    [columns.plans, ({ plans }) => sum(plans)],
    [columns.parks, ({ parks }) => sum(parks)],
    [columns.pools, ({ pools }) => pools],
    [columns.temps, ({ temps }) => temps],
    [columns.estates, ({ estates }) => sum(estates)],
    ...losses(scores),
  ];
  return partRows(parts, scores);
}

/** Roundabouts are left out where nobody has paid for one: most games are played without them. */
function losses(scores: readonly Score[]): Part[] {
  const { columns } = en;
  const paid = scores.some(({ roundabouts }) => roundabouts > 0);
  return [
    [columns.bis, ({ bis }) => -bis],
    [columns.refusals, ({ refusals }) => -refusals],
    ...(paid ? [[columns.roundabouts, ({ roundabouts }) => -roundabouts] satisfies Part] : []),
  ];
}

function partRows(parts: readonly Part[], scores: readonly Score[]): string[][] {
  return parts.map(([name, points]) => [name, ...scores.map((score) => minus(points(score)))]);
}

function places({ players, ranking }: Scored): string[][] {
  if (ranking === undefined || players.length === 1) return [];
  let before = 0;
  const place = new Map<number | 'aaa', number>();
  for (const group of ranking) {
    for (const seat of group) place.set(seat, before + 1);
    before += group.length;
  }
  return [['Place', ...players.map((_, seat) => String(place.get(seat) ?? ''))]];
}

/** A number with a real minus sign; nothing lost is 0. */
export function minus(n: number): string {
  return n < 0 ? `−${-n}` : String(n === 0 ? 0 : n);
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}
