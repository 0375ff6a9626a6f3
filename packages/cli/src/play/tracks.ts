import type { Score, SheetDescription, Track } from 'picket-engine';
import { width, wrap } from '../io/table.ts';
import { sum } from '../scoreTable.ts';
import type { Term } from '../text/facts.ts';
import { minus } from '../text/numbers.ts';
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
  const { paint, text } = look;
  const { tracks } = text.screen;
  // With counts instead of boxes four tracks fit on a line, but not five.
  const tight = !detail('boxes') && !roundabouts;
  const name = paint.faint;
  const crossed = (tally: Pick<Track, 'crossed' | 'boxes'>): string =>
    tight ? `${tally.crossed}/${tally.boxes}` : boxes(tally, paint);
  const track = (title: string, track: Track, sign = 1): string =>
    `${name(title)} ${crossed(track)} ${worth(track, sign)}`;
  const values = sheet.improve.map((column, i) => {
    const text = `${i + 1}:${boxes(column, paint)} ${worth(column)}`;
    return sizes.has(i + 1) ? paint.legal(text) : text;
  });
  const temps = `${name(tracks.temps)} ${crossed(sheet.temps)} ${score.temps}`;
  const losses = [track(tracks.refusals, sheet.refusals, -1)];
  if (roundabouts) losses.push(track(tracks.roundabouts, sheet.roundabouts, -1));
  const tallies = [track(tracks.pools, sheet.pools), temps, track(tracks.bis, sheet.bis, -1)];
  const value = `${name(tracks.value)} ${values.join('  ')}`;
  return tight
    ? [[...tallies, ...losses].join('   '), value]
    : [tallies.join('   '), value, losses.join('   ')];
}

/** The score and its parts: “score 11 = plans 8 + parks 6 − bis 3”. */
export function sumLines(score: Score, { columns, paint, text }: Look): string[] {
  const { sum: sentence, sumName } = text.screen;
  const gains: readonly Term[] = [
    ['plans', sum(score.plans)],
    ['parks', sum(score.parks)],
    ['pools', score.pools],
    ['temps', score.temps],
    ['estates', sum(score.estates)],
  ];
  const losses: readonly Term[] = [
    ['bis', score.bis],
    ['refusals', score.refusals],
    ['roundabouts', score.roundabouts],
  ];
  const [gained, lost] = [gains, losses].map((terms) => terms.filter(([, points]) => points !== 0));
  const lines = wrap(sentence(score.total, gained ?? [], lost ?? []), columns, width(sumName) + 1);
  return lines.with(0, (lines[0] ?? '').replace(sumName, paint.faint));
}
