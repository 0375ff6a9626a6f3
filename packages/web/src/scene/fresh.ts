import type { Spot, TurnStep } from 'picket-engine';
import type { Ink } from './sheetTypes.ts';

/** Which marks of a sheet these steps made. */
export interface Fresh {
  readonly lot: (spot: Spot) => Ink;
  readonly pool: (spot: Spot) => Ink;
  readonly gap: (spot: Spot) => Ink;
  /** Park boxes crossed in a street. */
  readonly parks: (street: number) => number;
}

export function freshOf(steps: readonly TurnStep[]): Fresh {
  const lots = new Set<string>();
  const gaps = new Set<string>();
  let pool = '';
  let park = -1;
  let written: Spot | undefined;
  for (const step of steps) {
    switch (step.do) {
      case 'write':
        written = step.at;
        lots.add(step.at.join());
        break;
      case 'bis':
        lots.add(step.at.join());
        break;
      case 'roundabout': {
        const [street, house] = step.at;
        lots.add(step.at.join());
        gaps.add([street, house].join()).add([street, house - 1].join());
        break;
      }
      case 'fence':
        gaps.add(step.at.join());
        break;
      case 'pool':
        pool = written?.join() ?? '';
        break;
      case 'park':
        park = written?.[0] ?? -1;
        break;
      case 'choose':
      case 'refuse':
      case 'temp':
      case 'improve':
      case 'plan':
      case 'reshuffle':
      case 'full':
        break;
      default:
        step satisfies never;
    }
  }
  const ink = (fresh: boolean): Ink => (fresh ? 'fresh' : 'settled');
  return {
    lot: (spot) => ink(lots.has(spot.join())),
    pool: (spot) => ink(pool === spot.join()),
    gap: (spot) => ink(gaps.has(spot.join())),
    parks: (street) => (street === park ? 1 : 0),
  };
}
