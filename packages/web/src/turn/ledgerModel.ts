import type { Score, Track } from '@picket/engine';
import type { Explained } from '../sheet/model.ts';
import { sum } from '../sum.ts';
import type { LedgerModel, TrackModel } from '../table/model.ts';
import { houseColumns } from './house.ts';
import type { Scene } from './scene.ts';
import { tappable } from './tappable.ts';

type Column = LedgerModel['columns'][number];

/** Every track of the paper sheet, and the score by parts. */
export function ledgerModel(scene: Scene): LedgerModel {
  const { now, would, before } = scene;
  const { sheet, score, desk } = now;
  const track = (key: 'pools' | 'bis' | 'refusals' | 'roundabouts', points: number): TrackModel =>
    trackModel(sheet[key], before[key].crossed, points, { part: key });
  return {
    columns: columns(scene),
    pools: track('pools', score.pools),
    temps: {
      values: Array.from({ length: sheet.temps.boxes }, () => 0),
      crossed: sheet.temps.crossed,
      fresh: sheet.temps.crossed - before.temps.crossed,
      points: score.temps,
      explains: { part: 'temps' },
    },
    bis: track('bis', lost(score.bis)),
    roundabouts: track('roundabouts', lost(score.roundabouts)),
    refusals: track('refusals', lost(score.refusals)),
    parts: parts(scene, score),
    total: score.total,
    ...(would === undefined ? {} : { previewTotal: would.score.total }),
    advanced: desk.position.rules.roundabouts > 0,
    houses: houseColumns(desk.position.rules),
  };
}

function trackModel(
  { values, crossed }: Track,
  before: number,
  points: number,
  explains: Explained,
): TrackModel {
  return { values, crossed, fresh: crossed - before, points, explains };
}

function columns({ now, before, text }: Scene): Column[] {
  const { sizes } = tappable(now.desk);
  const complete = now.sheet.streets.flatMap(({ estates }) =>
    estates.filter(({ state }) => state === 'complete'),
  );
  return now.sheet.improve.map((track, i) => {
    const size = i + 1;
    const estates = complete.filter((estate) => estate.size === size).length;
    const target = sizes.has(size);
    const next = track.values[track.crossed + 1];
    return {
      ...trackModel(track, before.improve[i]?.crossed ?? 0, now.score.estates[i] ?? 0, {
        part: 'estates',
        size,
      }),
      size,
      estates,
      target,
      label: text.game.ledger.column({ size, value: track.value, next, estates, target }),
    };
  });
}

function parts({ now, text }: Scene, score: Score): LedgerModel['parts'] {
  const names = text.words.columns;
  const all = [
    { name: names.plans, points: sum(score.plans), explains: { part: 'plans' } },
    { name: names.parks, points: sum(score.parks), explains: { part: 'parks' } },
    { name: names.pools, points: score.pools, explains: { part: 'pools' } },
    { name: names.temps, points: score.temps, explains: { part: 'temps' } },
    { name: names.estates, points: sum(score.estates), explains: { part: 'estates' } },
    { name: names.bis, points: lost(score.bis), explains: { part: 'bis' } },
    { name: names.refusals, points: lost(score.refusals), explains: { part: 'refusals' } },
    { name: names.roundabouts, points: lost(score.roundabouts), explains: { part: 'roundabouts' } },
  ] as const;
  return now.desk.position.rules.roundabouts > 0 ? all : all.slice(0, -1);
}

/** What is lost counts below zero, but nothing is never less than nothing. */
function lost(points: number): number {
  return points === 0 ? 0 : -points;
}
