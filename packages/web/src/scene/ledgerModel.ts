import type { LedgerModel, TrackRowModel } from './tableTypes.ts';
import { houseColumns } from './house.ts';
import { partsIn, pointsOf } from './parts.ts';
import type { Scene } from './scene.ts';
import { tempsNote } from './tempsNote.ts';
import { trackOf, TRACKS } from './tracks.ts';
import { tappable } from '../turn/tappable.ts';

type Column = LedgerModel['columns'][number];

/** Every track of the paper sheet, and the score by parts. */
export function ledgerModel(scene: Scene): LedgerModel {
  const { now, would, text } = scene;
  const { score } = now;
  const { rules } = now.editor.position;
  return {
    columns: columns(scene),
    estates: pointsOf(score, 'estates'),
    tracks: tracks(scene),
    parts: partsIn(rules).map((part) => ({
      name: text.words.columns[part],
      points: pointsOf(score, part),
      explains: { part },
    })),
    total: score.total,
    ...(would === undefined ? {} : { previewTotal: would.score.total }),
    houses: houseColumns(rules),
  };
}

function tracks({ now, before, would, text }: Scene): TrackRowModel[] {
  const { rules } = now.editor.position;
  const inGame = partsIn(rules);
  const houses = houseColumns(rules);
  return TRACKS.filter((name) => inGame.includes(name)).map((part) => ({
    ...trackOf(part, now.sheet, before, would?.sheet),
    track: part,
    name: text.words.columns[part],
    points: pointsOf(now.score, part),
    explains: { part },
    house: houses.has(part),
    ...(part === 'temps' && { note: tempsNote(rules, text) }),
  }));
}

function columns({ now, before, would, text }: Scene): Column[] {
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
      values: track.values,
      crossed: track.crossed,
      fresh: track.crossed - (before.improve[i]?.crossed ?? 0),
      preview: Math.max(0, (would?.sheet.improve[i]?.crossed ?? 0) - track.crossed),
      points: now.score.estates[i] ?? 0,
      explains: { part: 'estates', size },
      size,
      estates,
      target,
      label: text.game.ledger.column({ size, value: track.value, next, estates, target }),
    };
  });
}
