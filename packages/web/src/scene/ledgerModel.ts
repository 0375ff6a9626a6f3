import type { Track } from 'picket-engine';
import type { Explained } from '../turn/intent.ts';
import type { LedgerModel, TrackModel } from './tableTypes.ts';
import { houseColumns } from './house.ts';
import { partsIn, pointsOf } from './parts.ts';
import type { Scene } from './scene.ts';
import { tappable } from '../turn/tappable.ts';

type Column = LedgerModel['columns'][number];

/** Every track of the paper sheet, and the score by parts. */
export function ledgerModel(scene: Scene): LedgerModel {
  const { now, would, before, text } = scene;
  const { sheet, score, editor } = now;
  const track = (part: 'pools' | 'bis' | 'refusals' | 'roundabouts'): TrackModel =>
    trackModel(sheet[part], before[part].crossed, pointsOf(score, part), { part });
  return {
    columns: columns(scene),
    pools: track('pools'),
    temps: {
      values: Array.from({ length: sheet.temps.boxes }, () => 0),
      crossed: sheet.temps.crossed,
      fresh: sheet.temps.crossed - before.temps.crossed,
      points: score.temps,
      explains: { part: 'temps' },
    },
    bis: track('bis'),
    roundabouts: track('roundabouts'),
    refusals: track('refusals'),
    parts: partsIn(editor.position.rules).map((part) => ({
      name: text.words.columns[part],
      points: pointsOf(score, part),
      explains: { part },
    })),
    total: score.total,
    ...(would === undefined ? {} : { previewTotal: would.score.total }),
    advanced: editor.position.rules.roundabouts > 0,
    houses: houseColumns(editor.position.rules),
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
  const { sizes } = tappable(now.editor);
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
