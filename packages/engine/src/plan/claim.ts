import { span } from '../bits.ts';
import type { ReadonlySheet } from '../sheet/readonlySheet.ts';
import { NONE as NOTHING, type Sheet } from '../sheet/sheet.ts';
import { STREETS, type EstateName } from '../types.ts';
import type { Plan } from './plan.ts';

/** A local copy: V8 folds a constant of the same module, but not an imported one. */
const NONE = NOTHING;

const houses = new Int32Array(STREETS);

/** [P1] In how many ways a player may claim a plan now; 0 if not at all. */
export function claimWays(sheet: ReadonlySheet, plan: Plan): number {
  if (sheet.plan(plan.slot) !== NONE || !sheet.hasFree(plan.atLeast)) return 0;
  return plan.condition.ways(sheet, plan);
}

/** [P2] [P3] Records the points and marks the houses that the chosen way uses. */
export function claimPlan(sheet: Sheet, plan: Plan, way: number, points: number): void {
  if (plan.condition.mark !== undefined) {
    houses.fill(0);
    plan.condition.mark(sheet, plan, way, houses);
    sheet.markUsed(houses);
  }
  sheet.setPlan(plan.slot, points);
}

/** The estates that a way uses, by street and house; empty for a plan whose claims name none. */
export function estatesOfWay(sheet: ReadonlySheet, plan: Plan, way: number): EstateName[] {
  const { condition } = plan;
  if (!condition.names) return [];
  houses.fill(0);
  condition.mark?.(sheet, plan, way, houses);
  const names: EstateName[] = [];
  for (let street = 0; street < STREETS; street++) {
    for (let first = 0; first < (sheet.layout.lengths[street] as number);) {
      const last = sheet.runEnd(street, first);
      if ((((houses[street] as number) >> first) & 1) === 1) names.push([street, first, last - first + 1]);
      first = last + 1;
    }
  }
  return names;
}

/** [R5] The way that uses exactly these estates, in any order; undefined if there is none. */
export function wayOfEstates(
  sheet: ReadonlySheet,
  plan: Plan,
  names: readonly EstateName[],
): number | undefined {
  const { condition } = plan;
  const ways = condition.ways(sheet, plan);
  if (ways === 0) return undefined;
  if (!condition.names) return names.length === 0 ? 0 : undefined;
  houses.fill(0);
  for (const [street, first, size] of names) {
    houses[street] = (houses[street] as number) | span(first, first + size - 1);
  }
  const way = condition.rank?.(sheet, plan, houses) ?? 0;
  if (way >= ways) return undefined;
  const key = ([street, first, size]: EstateName): string => `${street} ${first} ${size}`;
  const meant = names.map(key).toSorted();
  const found = estatesOfWay(sheet, plan, way).map(key).toSorted();
  return meant.length === found.length && meant.every((name, i) => name === found[i]) ? way : undefined;
}
