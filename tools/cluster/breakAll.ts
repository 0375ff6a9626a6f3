import { chaos } from './chaos.ts';
import { FAULT_NAMES, faultOf } from './faults.ts';
import { Tally } from './tally.ts';

/** Faults per cluster. */
const AT_ONCE = 5;

interface BreakInput {
  readonly times: number;
  readonly minutes: number;
  readonly fault?: string | undefined;
  /** Whether to discard earlier counts. */
  readonly isFresh?: boolean;
}

/** Causes each fault until it has happened this many times, earlier runs included, and writes the report. */
export async function breakAll({ times, minutes, fault: wanted, isFresh = false }: BreakInput) {
  const faults = FAULT_NAMES.filter((name) => wanted === undefined || name === wanted);
  if (faults.length === 0) throw new Error(`There is no fault ${wanted}. Faults: ${FAULT_NAMES.join(', ')}.`);
  const end = performance.now() + minutes * 60_000;
  const tally = new Tally(isFresh);
  const found: { readonly fault: string; readonly lacks: string | undefined }[] = [];
  for (const fault of faults) {
    const lacks = faultOf(fault).missing?.();
    found.push({ fault, lacks });
    while (lacks === undefined && tally.timesOf(fault) < times && performance.now() < end) {
      const count = Math.min(AT_ONCE, times - tally.timesOf(fault));
      tally.add(fault, await chaos(fault, count, `${fault} ${tally.timesOf(fault)}`));
    }
  }
  tally.writeReport();
  return { tally, found };
}
