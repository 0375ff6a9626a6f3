import type { LotModel, SheetModel } from '../scene/sheetTypes.ts';

/** The sheet during a question about one of its houses, which is highlighted. */
export function questioned(sheet: SheetModel, [street, house]: readonly [number, number]): SheetModel {
  const asked = sheet.streets[street];
  const lot = asked?.lots[house];
  // A written number that can only be changed is visible anyway.
  if (asked === undefined || lot === undefined || lot.kind !== 'empty') return sheet;
  // Pointing elsewhere shows what would happen there.
  if (sheet.streets.some(({ lots }) => lots.some(({ preview }) => preview !== undefined))) return sheet;
  const lit: LotModel = { ...lot, preview: { delta: '' } };
  return { ...sheet, streets: sheet.streets.with(street, { ...asked, lots: asked.lots.with(house, lit) }) };
}
