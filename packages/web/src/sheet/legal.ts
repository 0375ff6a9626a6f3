import { middleOf, type Geometry, type StreetPlan } from './geometry.ts';
import type { LotModel } from '../scene/sheetTypes.ts';

/** A lot that a tap can fill now, and where its middle is. */
export interface Legal {
  readonly house: number;
  readonly x: number;
}

/** The lots for the chosen number, a bis or a roundabout; one with a preview shows that instead. */
export const legalLots = (geometry: Geometry, plan: StreetPlan, lots: readonly LotModel[]): Legal[] =>
  lots
    .filter(
      ({ kind, target, rings, preview }) =>
        kind === 'empty' && target !== undefined && rings.length === 0 && preview === undefined,
    )
    .map(({ spot: [, house] }) => ({ house, x: middleOf(geometry, plan, house) }));
