import type { Score, SheetDescription, Track } from 'picket-engine';
import { en } from 'picket-words';
import { minus, sum } from '../scoreTable.ts';
import type { Detail } from './detail.ts';
import type { Look } from './look.ts';
import type { Paint } from './paint.ts';

/** The boxes of a track, crossed and open. */
export function boxes({ crossed, boxes }: Pick<Track, 'crossed' | 'boxes'>, paint: Paint): string {
  return '×'.repeat(crossed) + paint.faint('·'.repeat(boxes - crossed));
}

/** The value of a track, and with one more box: “4▸6”. */
export function worth({ crossed, boxes, value, values }: Track, sign = 1): string {
  const now = minus(sign * value);
  return crossed < boxes ? `${now}▸${minus(sign * (values[crossed + 1] ?? 0))}` : now;
}

interface TrackLook {
  readonly sizes: ReadonlySet<number>;
  readonly roundabouts: boolean;
  readonly look: Look;
  readonly detail: Detail;
}

/** The tracks below the streets. */
export function trackLines(
  sheet: SheetDescription,
  score: Score,
  { sizes, roundabouts, look, detail }: TrackLook,
): string[] {
  const { paint } = look;
  // With counts instead of boxes four tracks fit on a line, but not five.
  const tight = !detail('boxes') && !roundabouts;
  const name = (text: string): string => paint.faint(text.toLowerCase());
  const { columns, short } = en;
  const crossed = (tally: Pick<Track, 'crossed' | 'boxes'>): string =>
    tight ? `${tally.crossed}/${tally.boxes}` : boxes(tally, paint);
  const track = (title: string, track: Track, sign = 1): string =>
    `${name(title)} ${crossed(track)} ${worth(track, sign)}`;
  const values = sheet.improve.map((column, i) => {
    const text = `${i + 1}:${boxes(column, paint)} ${worth(column)}`;
    return sizes.has(i + 1) ? paint.legal(text) : text;
  });
  const temps = `${name(columns.temps)} ${crossed(sheet.temps)} ${score.temps}`;
  const losses = [track(columns.refusals, sheet.refusals, -1)];
  if (roundabouts) losses.push(track(columns.roundabouts, sheet.roundabouts, -1));
  const tallies = [track(columns.pools, sheet.pools), temps, track(columns.bis, sheet.bis, -1)];
  const value = `${name(short.improve)} ${values.join('  ')}`;
  return tight
    ? [[...tallies, ...losses].join('   '), value]
    : [tallies.join('   '), value, losses.join('   ')];
}

/** The parts of a score: “plans 8 + parks 6 − bis 3”. */
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
