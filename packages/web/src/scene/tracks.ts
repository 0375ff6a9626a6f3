import type { SheetDescription } from 'picket-engine';
import type { TrackBoxes } from './tableTypes.ts';

/** In the order of the ledger. */
export const TRACKS = ['pools', 'temps', 'bis', 'roundabouts', 'refusals'] as const;
export type TrackName = (typeof TRACKS)[number];

/** Pools are ovals, temps have no values, deductions have a minus sign. */
const LOOKS = {
  pools: { icon: 'pool', kind: 'round' },
  temps: { icon: 'temp', kind: 'blank' },
  bis: { icon: 'bis', kind: 'loss' },
  roundabouts: { icon: 'roundabout', kind: 'loss' },
  refusals: { icon: 'refusal', kind: 'loss' },
} as const satisfies { readonly [T in TrackName]: object };

export type TrackLook = (typeof LOOKS)[TrackName];

/** A track of a sheet, what was crossed since an earlier one, and what the preview would cross. */
export function trackOf(
  name: TrackName,
  sheet: SheetDescription,
  before: SheetDescription,
  after: SheetDescription = sheet,
): TrackBoxes & TrackLook {
  const { crossed } = sheet[name];
  const preview = Math.max(0, after[name].crossed - crossed);
  const values = name === 'temps' ? Array<number>(sheet.temps.boxes).fill(0) : sheet[name].values;
  return { ...LOOKS[name], values, crossed, fresh: crossed - before[name].crossed, preview };
}
