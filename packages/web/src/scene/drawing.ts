import type { Streets } from 'picket-words';
import type { EditionId, EstateName, SheetDescription, Slot, State, TurnStep } from 'picket-engine';
import type { EstateModel, SheetModel, StreetModel } from './sheetTypes.ts';
import type { Explained } from '../turn/intent.ts';
import type { Text, TextViewText } from '../text/text.ts';
import { litBy, type Lit } from './explained.ts';
import { freshOf, type Fresh } from './fresh.ts';
import { streetLine, withEstate } from './streetLine.ts';
import { usedBy } from './usedBy.ts';

/** Everything that can be drawn of a sheet, except tap targets. */
export interface Drawing {
  readonly sheet: SheetDescription;
  readonly fresh: Fresh;
  readonly lit: Lit;
  readonly text: Text;
  readonly streets: Streets;
  readonly edition: EditionId;
  readonly usedFor: (estate: EstateName) => Slot | undefined;
  /** What only screen readers say; undefined until it is loaded. */
  readonly spoken: TextViewText | undefined;
}

interface Drawn {
  readonly state: State;
  readonly seat: number;
  readonly sheet: SheetDescription;
  /** The steps whose marks are fresh; those of the current turn also use estates. */
  readonly steps: readonly TurnStep[];
  readonly explained?: Explained | undefined;
  readonly text: Text;
  readonly spoken?: TextViewText | undefined;
  readonly streets: Streets;
}

export function drawingOf(drawn: Drawn): Drawing {
  const { state, seat, sheet, steps, explained, text, spoken, streets } = drawn;
  return {
    sheet,
    fresh: freshOf(steps),
    lit: litBy(explained),
    text,
    streets,
    edition: state.rules.options.edition,
    usedFor: usedBy(state, seat, steps),
    spoken,
  };
}

/** A read-only sheet: another seat's, or one of a finished game. */
export function pictureOf(drawing: Drawing, town: string, score: number): SheetModel {
  return {
    town,
    score,
    caption: drawing.text.game.pointsSoFar,
    streets: drawing.sheet.streets.map((_, street) => streetPicture(drawing, street)),
  };
}

export function streetPicture(drawing: Drawing, street: number): StreetModel {
  const { sheet, fresh, lit, text, streets } = drawing;
  const { houses = [], fences = [], estates = [], parks } = sheet.streets[street] ?? {};
  const { spots } = text.turn;
  return {
    name: text.words.street(street, streets),
    line: streetLine(drawing, street),
    lots: houses.map((house, i) => ({
      spot: [street, i],
      kind: house.kind,
      ...(house.number === undefined ? {} : { number: house.number }),
      ink: fresh.lot([street, i]),
      pool: house.pool,
      poolInk: fresh.pool([street, i]),
      rings: [],
      tempRings: [],
      lit: lit.lot(house),
      label: withEstate(drawing, [street, i], spots.lot({ ...house, spot: [street, i], streets })),
    })),
    gaps: fences.map((fence, i) => ({
      at: [street, i],
      fence: fence ? fresh.gap([street, i]) : 'none',
      target: false,
      label: spots.gap([street, i], streets, fence),
    })),
    estates: estates.map((estate) => estatePicture(drawing, street, estate)),
    park: {
      values: parks?.values ?? [],
      crossed: parks?.crossed ?? 0,
      fresh: fresh.parks(street),
      label: spots.park(street, streets, parks?.crossed ?? 0, parks?.boxes ?? 0, parks?.value ?? 0),
      lit: lit.park(street),
      sign: spots.parkSign(parks?.value ?? 0),
      word: spots.parkWord,
    },
  };
}

type Estate = SheetDescription['streets'][number]['estates'][number];

export function estatePicture(
  { lit, text, edition, usedFor }: Drawing,
  street: number,
  estate: Estate,
): EstateModel {
  const { first, size, missing, state } = estate;
  const { plate } = text.turn.spots;
  const used = state === 'complete' && estate.used;
  const finished = used ? plate.used(size, usedFor([street, first, size]), edition) : plate.complete(size);
  return {
    first,
    size,
    missing,
    state,
    plate: state === 'complete' ? finished : plate.open(size - missing, size),
    used,
    preview: false,
    lit: lit.estate(estate),
  };
}
