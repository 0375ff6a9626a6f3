import { middleOf, type Geometry, type StreetPlan } from './geometry.ts';
import type { LotModel } from '../scene/sheetTypes.ts';

/** A lot that a tap can fill now, and where its middle is. */
export interface Legal {
  readonly house: number;
  readonly x: number;
}

/** The lots where the chosen number, a copy or a roundabout may go; the one with the pencil on it shows that instead. */
export const legalLots = (geometry: Geometry, plan: StreetPlan, lots: readonly LotModel[]): Legal[] =>
  lots
    .filter(
      ({ kind, target, rings, preview }) =>
        kind === 'empty' && target !== undefined && rings.length === 0 && preview === undefined,
    )
    .map(({ spot: [, house] }) => ({ house, x: middleOf(geometry, plan, house) }));
