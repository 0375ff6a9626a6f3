import {
  describeSheet,
  EDITIONS,
  MAX_SIZE,
  readSheet,
  SHEETS,
  SLOTS,
  type Components,
  type SheetRecord,
} from 'picket-engine';
import type { SheetModel } from '../../scene/sheetTypes.ts';
import type { Text } from '../../text/text.ts';
import { pictureOf } from '../../scene/drawing.ts';
import { litBy } from '../../scene/explained.ts';
import { freshOf } from '../../scene/fresh.ts';

/** The town of a stored sheet, drawn small; undefined if the sheet does not fit these components. */
export function townPicture(sheet: SheetRecord, components: Components, text: Text): SheetModel | undefined {
  const read = readSheet(sheet, components);
  if (!read.ok) return undefined;
  const drawing = {
    sheet: describeSheet(read.value),
    fresh: freshOf([]),
    lit: litBy(undefined),
    text,
    // Small drawings have neither names nor plates.
    streets: { trees: [] },
    edition: sheet.edition,
    usedFor: () => undefined,
    spoken: undefined,
  };
  return pictureOf(drawing, '', 0);
}

/** The first sheet of the first edition, empty. */
export function emptySheet({ editions }: Components): SheetRecord {
  const [edition] = EDITIONS;
  const [sheet] = SHEETS;
  const streets = editions[edition]?.sheets[sheet]?.streets ?? [];
  return {
    format: 'picket-sheet/1',
    edition,
    sheet,
    streets: streets.map(({ houses }) => ({
      houses: Array.from({ length: houses }, () => null),
      fences: [],
      pools: [],
      used: [],
      parks: 0,
    })),
    improve: Array.from({ length: MAX_SIZE }, () => 0),
    temps: 0,
    refusals: 0,
    plans: SLOTS.map(() => null),
  };
}
