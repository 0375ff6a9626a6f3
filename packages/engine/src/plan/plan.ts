import type { PlanCard, When } from '../edition/types.ts';
import type { ReadonlySheet } from '../sheet/readonlySheet.ts';
import type { Wanted } from './ways.ts';

/** A plan card made ready for the fast path. */
export interface Plan<W extends When = When> {
  readonly card: PlanCard;
  readonly slot: number;
  readonly when: W;
  /** The estates it asks for; all zero where it asks for something else. */
  readonly wanted: Wanted;
  /** How many of each size must be free at least, packed for `Sheet.hasFree`: the cheapest thing to ask first. */
  readonly atLeast: number;
  readonly condition: Condition<W>;
}

/** What one type of condition means. */
export interface Condition<W extends When> {
  /** In how many ways the sheet meets the plan; 0 if it does not. */
  ways(sheet: ReadonlySheet, plan: Plan<W>): number;
  /** Adds the houses that a way uses up to masks, one a street; absent where a plan uses up nothing. */
  mark?(sheet: ReadonlySheet, plan: Plan<W>, way: number, used: Int32Array): void;
  /** The way that uses just these houses, where there can be more than one. */
  rank?(sheet: ReadonlySheet, plan: Plan<W>, houses: Int32Array): number;
  /** Whether a claim names the estates it uses. */
  readonly names: boolean;
}
