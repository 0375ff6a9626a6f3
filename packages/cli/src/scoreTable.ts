import { OPPONENT, SLOTS, STREETS } from 'picket-engine';
import type { EditionId, OpponentScore, Ranking, Score } from 'picket-engine';
import { formatTable, withoutControls, transpose } from './io/table.ts';
import { minus } from './text/numbers.ts';
import type { Text } from './text/text.ts';

/** The contents of a score table: scores, and places once the game is over. */
export interface Scored {
  readonly edition: EditionId;
  readonly players: readonly string[];
  readonly scores: readonly Score[];
  /** The AAA opponent and its name, if one scores. */
  readonly opponent?: { readonly name: string; readonly score: OpponentScore };
  /** Best first; absent until the game is over. */
  readonly ranking?: Ranking;
}

/** With more players than this, the table has a row per player. */
const MOST_COLUMNS = 6;

/** The score by player and part; `brief` adds up plans, parks and estates. */
export function scoreTable(scored: Scored, text: Text, brief = false): string[] {
  const { players, scores, opponent } = scored;
  const few = players.length <= MOST_COLUMNS;
  const detailed = !brief && few && opponent === undefined;
  const totals = [...scores, ...(opponent === undefined ? [] : [opponent.score])];
  const rows = [
    [
      '',
      ...players.map(withoutControls),
      ...(opponent === undefined ? [] : [withoutControls(opponent.name)]),
    ],
    ...partRows(detailed ? everyPart(scored, text) : sums(scored, text), scored),
    [text.words.columns.total, ...totals.map(({ total }) => minus(total))],
    ...places(scored, text),
  ];
  return formatTable(few ? rows : transpose(rows));
}

/** A part of the score; empty for sides that don't have it. */
interface Part {
  readonly name: string;
  readonly points?: (score: Score) => number;
  readonly theirs?: (score: OpponentScore) => number;
}

function planParts(edition: EditionId, text: Text): Part[] {
  return SLOTS.map((slot, i) => ({
    name: text.scores.plan(slot, edition),
    points: ({ plans }) => plans[i] ?? 0,
    theirs: ({ plans }) => plans[i] ?? 0,
  }));
}

function everyPart({ edition, scores }: Scored, text: Text): Part[] {
  const { columns } = text.words;
  return [
    ...planParts(edition, text),
    ...Array.from({ length: STREETS }, (_, street): Part => ({
      name: text.scores.parks(street),
      points: ({ parks }) => parks[street] ?? 0,
    })),
    { name: columns.pools, points: ({ pools }) => pools },
    { name: columns.temps, points: ({ temps }) => temps },
    ...(scores[0]?.estates ?? []).map((_, i): Part => ({
      name: text.scores.estates(i + 1),
      points: ({ estates }) => estates[i] ?? 0,
    })),
    ...losses(scores, text),
  ];
}

function sums({ edition, scores, opponent }: Scored, text: Text): Part[] {
  const { columns, opponent: theirs } = text.words;
  return [
    ...(opponent === undefined
      ? [{ name: columns.plans, points: ({ plans }) => sum(plans) } satisfies Part]
      : planParts(edition, text)),
    { name: columns.parks, points: ({ parks }) => sum(parks), theirs: ({ parks }) => parks },
    { name: columns.pools, points: ({ pools }) => pools, theirs: ({ pools }) => pools },
    { name: columns.temps, points: ({ temps }) => temps, theirs: ({ temps }) => temps },
    { name: columns.estates, points: ({ estates }) => sum(estates), theirs: ({ estates }) => sum(estates) },
    ...(opponent === undefined
      ? []
      : [{ name: theirs.fences, theirs: ({ fences }) => fences } satisfies Part]),
    ...losses(scores, text),
  ];
}

/** Roundabouts are omitted if nobody built one: most games are played without them. */
function losses(scores: readonly Score[], text: Text): Part[] {
  const { columns } = text.words;
  const paid = scores.some(({ roundabouts }) => roundabouts > 0);
  return [
    { name: columns.bis, points: ({ bis }) => -bis },
    { name: columns.refusals, points: ({ refusals }) => -refusals },
    ...(paid
      ? [{ name: columns.roundabouts, points: ({ roundabouts }) => -roundabouts } satisfies Part]
      : []),
  ];
}

function partRows(parts: readonly Part[], { scores, opponent }: Scored): string[][] {
  const cell = (points: number | undefined): string => (points === undefined ? '' : minus(points));
  return parts.map(({ name, points, theirs }) => [
    name,
    ...scores.map((score) => cell(points?.(score))),
    ...(opponent === undefined ? [] : [cell(theirs?.(opponent.score))]),
  ]);
}

function places({ players, opponent, ranking }: Scored, text: Text): string[][] {
  if (ranking === undefined || ranking.flat().length === 1) return [];
  let before = 0;
  const place = new Map<Ranking[number][number], number>();
  for (const group of ranking) {
    for (const ranked of group) place.set(ranked, before + 1);
    before += group.length;
  }
  const everyone = [...players.keys(), ...(opponent === undefined ? [] : ([OPPONENT] as const))];
  return [[text.scores.place, ...everyone.map((ranked) => String(place.get(ranked) ?? ''))]];
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}
