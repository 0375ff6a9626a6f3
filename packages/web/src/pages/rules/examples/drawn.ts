import type { Spot, Step } from 'picket-engine';
import { streetsOf as namesOf } from 'picket-words';
import type { LotModel, SheetModel, StreetModel } from '../../../scene/sheetTypes.ts';
import { rulesPage, text } from '../../../text/language.ts';
import { drawingOf, pictureOf, streetPicture, type Drawing } from '../../../scene/drawing.ts';
import type { Built } from './build.ts';
import type { Scene, Window } from './example.ts';

/** Models of the drawings of a scene, in the format of the table's parts. */

function drawingFor({ state, sheet, draft }: Built): Drawing {
  return drawingOf({ state, seat: 0, sheet, steps: draft.steps, text, streets: namesOf('') });
}

/** A few houses of a street with the fences between them, and where something is illegal. */
export interface Drawn {
  readonly street: StreetModel;
  /** The length of the whole street. */
  readonly houses: number;
  readonly window: Window;
  readonly struck: { readonly kind: 'lot' | 'gap'; readonly house: number } | undefined;
  readonly label: string;
}

export function streetsOf(built: Built, { show, refused }: Scene): Drawn[] {
  const drawing = drawingFor(built);
  return (show.streets ?? []).map((window) => {
    const whole = streetPicture(drawing, window.street);
    const street = windowOf(whole, window);
    const houses = whole.lots.length;
    const struck = struckIn(window, refused);
    const label = rulesPage.pictures.street(window.street, drawing.streets, housesIn(street));
    const shown = struck === undefined ? street : pencilled(street, refused);
    return { street: shown, houses, window, struck, label };
  });
}

export function townOf(built: Built): SheetModel {
  return pictureOf(drawingFor(built), '', 0);
}

function windowOf(street: StreetModel, { from, to, park }: Window): StreetModel {
  return {
    ...street,
    // The name is painted at the beginning of the street.
    name: from === 0 ? street.name : '',
    lots: street.lots.filter(({ spot }) => spot[1] >= from && spot[1] < to),
    gaps: street.gaps.filter(({ at }) => at[1] >= from - 1 && at[1] < to),
    estates: street.estates.filter(({ first, size }) => first + size > from && first < to),
    park: park === undefined ? { ...street.park, sign: '' } : street.park,
  };
}

function struckIn({ street }: Window, step: Step | undefined): Drawn['struck'] {
  if (step === undefined || !('at' in step) || step.at[0] !== street) return undefined;
  return { kind: step.do === 'fence' ? 'gap' : 'lot', house: step.at[1] };
}

/** The street with the rejected step in pencil. */
function pencilled(street: StreetModel, step: Step | undefined): StreetModel {
  const preview = { delta: '' };
  const same = (spot: Spot): boolean => step !== undefined && 'at' in step && step.at[1] === spot[1];
  if (step?.do === 'fence') {
    return { ...street, gaps: street.gaps.map((gap) => (same(gap.at) ? { ...gap, preview } : gap)) };
  }
  return { ...street, lots: street.lots.map((lot) => (same(lot.spot) ? pencil(lot, street, step) : lot)) };
}

function pencil(lot: LotModel, { lots }: StreetModel, step: Step | undefined): LotModel {
  if (step?.do === 'write') return { ...lot, preview: { delta: '', number: step.number } };
  const from = step?.do === 'bis' ? step.from[1] : -1;
  const original = lots.find(({ spot }) => spot[1] === from)?.number;
  return {
    ...lot,
    target: 'bis',
    preview: { delta: '', ...(original !== undefined && { number: original }) },
  };
}

/** The houses in the window, from left to right, and whether a fence follows each. */
function housesIn({ lots, gaps }: StreetModel) {
  return lots.map(({ spot: [, house], kind, number = 0, pool }) => ({
    kind,
    number,
    pool,
    fence: gaps.some(({ at, fence }) => at[1] === house && fence !== 'none'),
  }));
}
