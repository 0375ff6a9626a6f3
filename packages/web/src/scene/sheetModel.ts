import type { HouseDescription, SheetDescription, Spot } from 'picket-engine';
import type { GapModel, LotModel, SheetModel, StreetModel } from './sheetTypes.ts';
import type { TapFacts } from '../text/facts.ts';
import { drawingOf, streetPicture, type Drawing } from './drawing.ts';
import { withEstate } from './streetLine.ts';
import { estateModels, picksOf } from './estateModels.ts';
import { effectOf } from './earned.ts';
import type { Scene } from './scene.ts';
import { tappable, type Tappable } from '../turn/tappable.ts';

/** The sheet of the player, with what can be tapped on it and what a tap on the pointed spot would do. */
export function sheetModel(scene: Scene): SheetModel {
  const { now, city, text, spoken, streets } = scene;
  const { editor, sheet } = now;
  const drawing = drawingOf({
    state: editor.view.state,
    seat: editor.seat,
    sheet,
    steps: editor.draft.steps,
    explained: editor.explained,
    text,
    spoken,
    streets,
  });
  const tap = tappable(editor);
  const picks = picksOf(scene);
  const easy = easyCards(sheet, tap);
  return {
    town: city,
    score: now.score.total,
    caption: scene.text.game.pointsSoFar,
    streets: sheet.streets.map((_, street): StreetModel => {
      const plain = streetPicture(drawing, street);
      const trees = (scene.would?.sheet.streets[street]?.parks.crossed ?? 0) - plain.park.crossed;
      return {
        ...plain,
        ...(trees > 0 ? { park: { ...plain.park, preview: trees } } : {}),
        lots: plain.lots.map((lot) => lotModel(scene, drawing, tap, lot)),
        gaps: plain.gaps.map((gap) => gapModel(scene, tap, gap)),
        estates: estateModels(scene, drawing, street, picks),
        easy,
      };
    }),
  };
}

/** The same sheet while nothing can be tapped. */
export function untapped(sheet: SheetModel): SheetModel {
  return {
    ...sheet,
    streets: sheet.streets.map((street) => ({
      ...street,
      lots: street.lots.map(untappedLot),
      gaps: street.gaps.map((gap) => ({ ...gap, target: false })),
    })),
  };
}

function untappedLot(lot: LotModel): LotModel {
  const { target: _, ...rest } = lot;
  return { ...rest, rings: [], tempRings: [] };
}

/** A card that fits more than this share of the empty houses gets no rings: they would only be noise. */
const MAX_SHARE = 2 / 3;

function easyCards({ streets }: SheetDescription, tap: Tappable): number[] {
  const fitting = streets.flatMap(({ houses }, street) =>
    houses.flatMap(({ kind }, house) => (kind === 'empty' ? [tap.rings([street, house])] : [])),
  );
  const cards = [...new Set(fitting.flat())];
  return cards.filter(
    (card) => fitting.filter((rings) => rings.includes(card)).length > fitting.length * MAX_SHARE,
  );
}

function lotModel(scene: Scene, drawing: Drawing, tap: Tappable, lot: LotModel): LotModel {
  const { now, would, text, streets } = scene;
  const { spots } = text.turn;
  const rings = tap.rings(lot.spot);
  const tempRings = tap.tempRings(lot.spot);
  const target = tap.lot(lot.spot);
  const [street, house] = lot.spot;
  const next = would?.sheet.streets[street]?.houses[house];
  // What a preview removes, such as a number that a hint puts elsewhere, is not drawn.
  const preview = would !== undefined && next !== undefined && next.kind !== 'empty' && differs(next, lot);
  return {
    ...lot,
    rings,
    tempRings,
    ...(target === undefined ? {} : { target }),
    ...(preview
      ? {
          preview: {
            ...hinted(scene),
            ...(next.number === undefined ? {} : { number: next.number }),
            ...(next.kind === 'bis' ? { bis: true } : {}),
            ...(next.kind === 'roundabout' ? { roundabout: true } : {}),
            ...(next.pool === 'built' && lot.pool !== 'built' ? { pool: true } : {}),
            delta: text.turn.change(effectOf(now, would).points),
          },
        }
      : {}),
    label: withEstate(
      drawing,
      lot.spot,
      spots.lot({
        ...lot,
        streets,
        fresh: lot.ink === 'fresh',
        fits: rings,
        fitsByTemp: tempRings,
        tap: target && tapAt(scene, lot.spot, target),
      }),
    ),
  };
}

function hinted({ pointed }: Scene): { readonly hinted?: boolean } {
  return pointed?.kind === 'turn' ? { hinted: true } : {};
}

function differs(next: HouseDescription, lot: LotModel): boolean {
  return next.kind !== lot.kind || next.number !== lot.number;
}

/** At the spot pointed at, what a tap would do; at all others, its purpose. */
function tapAt(scene: Scene, spot: Spot, does: 'write' | 'bis' | 'roundabout'): TapFacts {
  const { now, would } = scene;
  if (!isPointed(scene, spot)) return { does };
  if (would === undefined) return { does: 'ask' };
  return { does, number: numberAt(would.sheet, spot), effect: effectOf(now, would) };
}

function isPointed({ pointed }: Scene, [street, house]: Spot): boolean {
  if (pointed?.kind !== 'lot' && pointed?.kind !== 'gap') return false;
  const at = pointed.kind === 'lot' ? pointed.spot : pointed.at;
  return at[0] === street && at[1] === house;
}

function numberAt({ streets }: SheetDescription, [street, house]: Spot): number {
  return streets[street]?.houses[house]?.number ?? 0;
}

function gapModel(scene: Scene, tap: Tappable, gap: GapModel): GapModel {
  const { now, would, text, streets } = scene;
  const { spots } = text.turn;
  const [street, house] = gap.at;
  const target = tap.gap(gap.at);
  const preview = gap.fence === 'none' && would?.sheet.streets[street]?.fences[house] === true;
  const effect = preview && would !== undefined ? effectOf(now, would) : undefined;
  const does =
    effect === undefined ? ({ does: 'fence' } as const) : ({ does: 'fence', number: 0, effect } as const);
  return {
    ...gap,
    target,
    ...(effect === undefined
      ? {}
      : { preview: { delta: text.turn.change(effect.points), ...hinted(scene) } }),
    label: spots.gap(gap.at, streets, gap.fence !== 'none', target ? does : undefined),
  };
}
