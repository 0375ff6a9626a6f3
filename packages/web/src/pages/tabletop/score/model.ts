import {
  describeSheet,
  type Rejection,
  type SheetDescription,
  type SheetRecord,
  type Spot,
} from 'picket-engine';
import { sheetPlace, type SheetPlace } from 'picket-words';
import type { Text } from '../../../text/text.ts';
import { pictureOf } from '../../../scene/drawing.ts';
import { litBy } from '../../../scene/explained.ts';
import { freshOf } from '../../../scene/fresh.ts';
import type { LotModel, SheetModel } from '../../../scene/sheetTypes.ts';
import { markAt, numberOf } from './changes.ts';
import type { SheetForm } from './form.svelte.ts';

/** The drawing of a paper sheet: every mark as it was entered, the impossible ones on a red plate. */
export function formModel(form: SheetForm, town: string, text: Text): SheetModel {
  const { record, inspected, score, at, fencing } = form;
  const wrong = new Set(inspected.faults.map((fault) => codeOf(placeOf(fault))));
  const drawing = {
    sheet: asEntered(describeSheet(inspected.sheet), record),
    fresh: freshOf([]),
    lit: litBy(undefined),
    text,
    spoken: undefined,
    streets: { trees: [] },
    edition: record.edition,
    usedFor: () => undefined,
  };
  const { streets } = pictureOf(drawing, town, score.total);
  return {
    town,
    score: score.total,
    streets: streets.map((street) => ({
      ...street,
      name: street.name.charAt(0).toUpperCase() + street.name.slice(1),
      lots: street.lots.map((lot) => entered(lot, wrong, at)),
      gaps: street.gaps.map((gap) => ({ ...gap, target: fencing })),
    })),
  };
}

/** The place of a fault. */
export function placeOf({ facts }: Rejection): SheetPlace {
  return sheetPlace(String(facts['path']));
}

/** An impossible number is still on the paper. */
function asEntered(sheet: SheetDescription, record: SheetRecord): SheetDescription {
  return {
    ...sheet,
    streets: sheet.streets.map((street, s) => ({
      ...street,
      houses: street.houses.map((house, h) => {
        const mark = markAt(record, [s, h]);
        const number = numberOf(mark);
        const pool = record.streets[s]?.pools.includes(h) === true ? ('built' as const) : house.pool;
        if (mark === 'roundabout') return { ...house, kind: mark, pool };
        if (number === undefined) return { kind: 'empty' as const, pool, used: house.used };
        return { ...house, kind: typeof mark === 'number' ? 'number' : 'bis', number, pool };
      }),
      fences: street.fences.map((fence, gap) => fence || record.streets[s]?.fences.includes(gap) === true),
    })),
  };
}

function entered(lot: LotModel, wrong: ReadonlySet<string>, at: Spot): LotModel {
  const here = lot.spot.join() === at.join();
  return {
    ...lot,
    open: here ? 'here' : 'elsewhere',
    lit: here,
    ...(wrong.has(codeOf({ kind: 'house', spot: lot.spot })) && {
      preview: {
        ...(lot.number !== undefined && { number: lot.number }),
        ...(lot.kind === 'bis' && { bis: true }),
        delta: '!',
      },
    }),
  };
}

const codeOf = (place: SheetPlace): string => JSON.stringify(place);
