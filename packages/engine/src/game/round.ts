import { scoreSheet, type Score } from '../score/score.ts';
import type { ReadonlySheet } from '../sheet/readonlySheet.ts';
import { NONE, Sheet } from '../sheet/sheet.ts';
import type { Rules } from '../state/rules.ts';
import { ok, reject, type Result } from '../result.ts';
import { maskOf, turnedBy } from '../state/plans.ts';
import { ENDINGS, type Crowd, type Dealt, type Ending, type State } from '../state/state.ts';
import { SLOTS, STREETS } from '../types.ts';
import type { TurnFault } from '../turn/draft.ts';
import { playSeat, saysFull, type Played } from './paper.ts';

export function openingState(rules: Rules): State {
  return {
    rules,
    rounds: [],
    sheets: rules.options.players.map(() => new Sheet(rules.layout)),
    firsts: SLOTS.map(() => NONE),
    reshuffle: false,
  };
}

/** Where a round is illegal. */
export interface SeatFault extends TurnFault {
  readonly seat: number;
}

/** Checks the turns of all seats, in seat order. */
export function playRound(
  state: State,
  dealt: Dealt,
  turns: readonly unknown[],
): Result<Played[], SeatFault> {
  const drafts: Played[] = [];
  for (const [seat, steps] of turns.entries()) {
    const played = playSeat(state, dealt, seat, steps);
    if (!played.ok) return reject({ ...played.rejection, seat });
    drafts.push(played.value);
  }
  return ok(drafts);
}

/**
 * [G1] [P2] [G3] Resolves a round once every seat has submitted. Needs neither seed nor deck. In a window, `crowd` is what
 * everyone did together.
 */
export function resolveRound(
  state: State,
  { cards, notes }: Dealt,
  turns: readonly Played[],
  crowd?: Crowd,
): State {
  const round = state.rounds.length;
  const others = crowd === undefined ? 0 : maskOf(crowd.claimed);
  const claimed = turns.reduce((slots, { turn }) => slots | turn.claimed, turnedBy(notes) | others);
  const played = { cards, notes, turns: turns.map(({ steps }) => steps) };
  const next: State = {
    rules: state.rules,
    rounds: [...state.rounds, crowd === undefined ? played : { ...played, crowd }],
    sheets: turns.map(({ turn }) => turn.sheet),
    firsts: state.firsts.map((first, slot) =>
      first === NONE && ((claimed >> slot) & 1) === 1 ? round : first,
    ),
    reshuffle: crowd?.reshuffle ?? turns.some(({ turn }) => turn.asked),
  };
  const ending = endingOf(next, turns.some(saysFull));
  return ending === undefined ? next : { ...next, ending };
}

/** [G3] Why the game is over: the first reason that applies. */
function endingOf(state: State, full: boolean): Ending | undefined {
  const reasons = new Set(state.sheets.map(sheetEnding));
  if (full) reasons.add('full');
  reasons.add(state.rules.mode.ending(state));
  return ENDINGS.find((ending) => reasons.has(ending));
}

/** [G3] How a single sheet ends the game: all plans, all refusals, or no house left. */
export function sheetEnding(sheet: ReadonlySheet): Ending | undefined {
  if (sheet.plan(0) !== NONE && sheet.plan(1) !== NONE && sheet.plan(2) !== NONE) return 'plans';
  if (sheet.refusals === sheet.layout.refusals.length - 1) return 'refusals';
  let empty = 0;
  for (let street = 0; street < STREETS; street++) empty |= sheet.empty(street);
  return empty === 0 ? 'full' : undefined;
}

/** [S1] [S10] Every seat's score if the game ended now. */
export function scoresOf(state: State, sheets: readonly ReadonlySheet[] = state.sheets): Score[] {
  const temps = state.rules.mode.tempPoints(state, [
    ...sheets.map((sheet) => sheet.temps),
    ...(state.otherTemps ?? []),
  ]);
  return sheets.map((sheet, seat) => scoreSheet(sheet, temps[seat] ?? 0));
}
