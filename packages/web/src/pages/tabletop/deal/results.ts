import * as v from 'valibot';
import { readStoredList } from '../../../online/stored.ts';
import { write } from '../../../platform/storage.ts';
import { dealText, type PrintedDeal } from './dealLink.ts';

/** Players' scores with a printed deal, on this device. */
const Entry = v.object({ name: v.string(), total: v.number() });
type Entry = Readonly<v.InferOutput<typeof Entry>>;

const keyOf = (deal: PrintedDeal): string => `picket.results.${dealText(deal)}`;

/** Best first. */
export function resultsOf(deal: PrintedDeal): readonly Entry[] {
  return (readStoredList(keyOf(deal), Entry) ?? []).toSorted((a, b) => b.total - a.total);
}

/** A player’s later result replaces the earlier one. */
export function saveResult(deal: PrintedDeal, entry: Entry): readonly Entry[] {
  const others = resultsOf(deal).filter(({ name }) => name !== entry.name);
  write(keyOf(deal), [...others, entry]);
  return resultsOf(deal);
}
