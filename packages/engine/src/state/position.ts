import type { ReadonlySheet } from '../sheet/readonlySheet.ts';
import { NONE } from '../sheet/sheet.ts';
import { ACTIONS, SLOTS } from '../types.ts';
import type { Rules } from './rules.ts';
import type { Dealt, State } from './state.ts';

/** Whether a reshuffle may be asked for in this turn after claiming a plan. */
type ReshuffleChance = 'open' | 'gone' | 'never';

/** Everything a turn depends on: where a draft starts. */
export interface Position {
  readonly rules: Rules;
  readonly sheet: ReadonlySheet;
  /**
   * The numbers and actions (indexes into `ACTIONS`) of the three cards to choose from; `NONE` for an unknown
   * card.
   */
  readonly numbers: readonly number[];
  readonly actions: readonly number[];
  /** What each plan would score now. */
  readonly worth: readonly number[];
  readonly reshuffle: ReshuffleChance;
}

export function positionOf(state: State, { cards, notes }: Dealt, seat: number): Position {
  const { rules } = state;
  const mine = rules.mode.cardsOf(cards, seat);
  const never = !rules.layout.rulings.reshuffleAfterFirstPlan || !rules.mode.reshuffles;
  const open = state.firsts.every((round) => round === NONE);
  return {
    rules,
    sheet: state.sheets[seat] as ReadonlySheet,
    numbers: mine.map((card) => card?.number ?? NONE),
    actions: mine.map((card) => (card === null ? NONE : ACTIONS.indexOf(card.action))),
    worth: SLOTS.map((_, slot) => rules.mode.planPoints(state, notes, slot)),
    reshuffle: never ? 'never' : open ? 'open' : 'gone',
  };
}
