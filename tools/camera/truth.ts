import type { HouseRecord, SheetRecord } from 'picket-engine';
import type { Reading } from '../../packages/web/src/camera/reading.ts';

/** The true value for a reading, from the sheet that was drawn. */
export function truthOf(record: SheetRecord, reading: Reading): HouseRecord | boolean {
  const street = 'street' in reading ? record.streets[reading.street] : undefined;
  switch (reading.kind) {
    case 'house':
      return street?.houses[reading.house] ?? null;
    case 'fence':
      return street?.fences.includes(reading.house) === true;
    case 'pool':
      return street?.pools.includes(reading.house) === true;
    case 'parks':
      return street?.parks ?? 0;
    case 'value':
      return record.improve[reading.size - 1] ?? 0;
    case 'plan':
      return record.plans[reading.slot] ?? null;
    case 'temps':
      return record.temps;
    case 'refusals':
      return record.refusals;
  }
}
