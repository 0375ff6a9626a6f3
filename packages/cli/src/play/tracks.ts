import type { Score, SheetDescription, Track } from '@picket/engine';
import { en } from '@picket/words';
import { minus, sum } from '../scoreTable.ts';
import type { Paint } from './paint.ts';

/** The boxes of a track, crossed and open. */
export function boxes({ crossed, boxes }: Pick<Track, 'crossed' | 'boxes'>, paint: Paint): string {
  return '×'.repeat(crossed) + paint.faint('·'.repeat(boxes - crossed));
}

/** What a track is worth, and what it will be worth with one more box: “4▸6”. */
export function worth({ crossed, boxes, value, values }: Track, sign = 1): string {
  const now = minus(sign * value);
  return crossed < boxes ? `${now}▸${minus(sign * (values[crossed + 1] ?? 0))}` : now;
}

/** The tracks below the streets, as the paper sheet has them. */
export function trackLines(
  sheet: SheetDescription,
  score: Score,
  { sizes, roundabouts, paint }: { sizes: ReadonlySet<number>; roundabouts: boolean; paint: Paint },
): string[] {
  const name = (text: string): string => paint.faint(text.toLowerCase());
  const { columns, short } = en;
  const track = (title: string, track: Track, sign = 1): string =>
    `${name(title)} ${boxes(track, paint)} ${worth(track, sign)}`;
  const values = sheet.improve.map((column, i) => {
    const text = `${i + 1}:${boxes(column, paint)} ${worth(column)}`;
    return sizes.has(i + 1) ? paint.legal(text) : text;
  });
  const temps = `${name(columns.temps)} ${boxes(sheet.temps, paint)} ${score.temps}`;
  return [
    [track(columns.pools, sheet.pools), temps, track(columns.bis, sheet.bis, -1)].join('   '),
    `${name(short.improve)} ${values.join('  ')}`,
    [
      track(columns.refusals, sheet.refusals, -1),
      ...(roundabouts ? [track(columns.roundabouts, sheet.roundabouts, -1)] : []),
    ].join('   '),
  ];
}

/** How a score comes about: “plans 8 + parks 6 − bis 3”. */
export function sumLine(score: Score): string {
  const { columns } = en;
  const gains = [
    [columns.plans, sum(score.plans)],
    [columns.parks, sum(score.parks)],
    [columns.pools, score.pools],
    [columns.temps, score.temps],
    [columns.estates, sum(score.estates)],
  ] as const;
  const losses = [
    [columns.bis, score.bis],
    [columns.refusals, score.refusals],
    [columns.roundabouts, score.roundabouts],
  ] as const;
  const term = ([name, points]: readonly [string, number]): string => `${name.toLowerCase()} ${points}`;
  const gained = gains.filter(([, points]) => points !== 0).map(term);
  const lost = losses.filter(([, points]) => points !== 0).map((part) => ` − ${term(part)}`);
  return (gained.join(' + ') || '0') + lost.join('');
}
