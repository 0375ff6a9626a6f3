import type { Spot, Step } from 'picket-engine';
import type { Ink } from '../sheet/model.ts';

/** Which marks of a sheet these steps made. */
export interface Fresh {
  readonly lot: (spot: Spot) => Ink;
  readonly pool: (spot: Spot) => Ink;
  readonly gap: (spot: Spot) => Ink;
  /** Park boxes crossed in a street. */
  readonly parks: (street: number) => number;
}

export function freshOf(steps: readonly Step[]): Fresh {
  const lots = new Set<string>();
  const gaps = new Set<string>();
  let pool = '';
  let park = -1;
  let written: Spot | undefined;
  for (const step of steps) {
    if (step.do === 'write') written = step.at;
    if (step.do === 'write' || step.do === 'bis' || step.do === 'roundabout') lots.add(step.at.join());
    if (step.do === 'fence') gaps.add(step.at.join());
    if (step.do === 'roundabout') {
      const [street, house] = step.at;
      gaps.add([street, house].join()).add([street, house - 1].join());
    }
    if (step.do === 'pool') pool = written?.join() ?? '';
    if (step.do === 'park') park = written?.[0] ?? -1;
  }
  const ink = (fresh: boolean): Ink => (fresh ? 'fresh' : 'settled');
  return {
    lot: (spot) => ink(lots.has(spot.join())),
    pool: (spot) => ink(pool === spot.join()),
    gap: (spot) => ink(gaps.has(spot.join())),
    parks: (street) => (street === park ? 1 : 0),
  };
}
