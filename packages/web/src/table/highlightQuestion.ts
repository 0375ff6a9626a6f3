import type { LotModel, SheetModel } from '../scene/sheetTypes.ts';

/** The sheet while something is asked about one of its lots: that lot is lit as the one about to be filled. */
export function questioned(sheet: SheetModel, [street, house]: readonly [number, number]): SheetModel {
  const asked = sheet.streets[street];
  const lot = asked?.lots[house];
  // A number that is written already, and may only change, shows its house by itself.
  if (asked === undefined || lot === undefined || lot.kind !== 'empty') return sheet;
  // Whoever points elsewhere sees what would happen there.
  if (sheet.streets.some(({ lots }) => lots.some(({ preview }) => preview !== undefined))) return sheet;
  const lit: LotModel = { ...lot, preview: { delta: '' } };
  return { ...sheet, streets: sheet.streets.with(street, { ...asked, lots: asked.lots.with(house, lit) }) };
}
