import type { PlanCard, When } from '../edition/types.ts';
import type { ReadonlySheet } from '../sheet/readonlySheet.ts';
import type { Wanted } from './ways.ts';

/** A plan card prepared for the fast path. */
export interface Plan<W extends When = When> {
  readonly card: PlanCard;
  readonly slot: number;
  readonly when: W;
  /** The estates it asks for; all zero if it asks for something else. */
  readonly wanted: Wanted;
  /**
   * How many estates of each size must be free, packed for `Sheet.hasFree`: the cheapest check, made first.
   */
  readonly atLeast: number;
  readonly condition: Condition<W>;
}

/** The rules of one type of condition. */
export interface Condition<W extends When> {
  /** In how many ways the sheet meets the plan; 0 if it does not. */
  ways(sheet: ReadonlySheet, plan: Plan<W>): number;
  /** Adds the houses that a way uses to one mask for each street; absent if the plan uses none. */
  mark?(sheet: ReadonlySheet, plan: Plan<W>, way: number, used: Int32Array): void;
  /** The way that uses exactly these houses, for plans that can have several. */
  rank?(sheet: ReadonlySheet, plan: Plan<W>, houses: Int32Array): number;
  /** Whether a claim names the estates it uses. */
  readonly names: boolean;
}
