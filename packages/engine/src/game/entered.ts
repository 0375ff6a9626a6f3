import { BUILT_IN } from '../edition/components.ts';
import { RULES_VERSION } from '../edition/rulings.ts';
import { rejection } from '../rejection.ts';
import { ok, reject, type Result } from '../result.ts';
import { NONE, Sheet } from '../sheet/sheet.ts';
import type { Card, RoundCards } from '../state/cards.ts';
import { positionOf } from '../state/position.ts';
import type { Dealt, Note, State } from '../state/state.ts';
import { playTurn, type TurnFault } from '../turn/draft.ts';
import { SLOTS, type Action, type Slot, type TurnStep } from '../types.ts';
import { checkOptions, rulesOf, type Pinned } from './options.ts';
import { openingState, resolveRound } from './round.ts';

/**
 * A game with cards on a real table: nothing is dealt, and one player enters the cards they used. The rules of
 * the sheet are the same; which cards were on offer is unknown.
 */

/** One player's cards of a round. */
export interface EnteredCards {
  readonly number: number;
  readonly action: Action;
  /** [M9] The action of the card that went to the AAA. */
  readonly given?: Action;
  /** Special cards that came up before the cards of the round. */
  readonly came: readonly (Slot | 'solo-card')[];
}

/** The start of a game with these options, which must name the three plans on the table. */
export function openEntered(
  options: unknown,
  { box = BUILT_IN, rules: version = RULES_VERSION, data = box.versions.length }: Partial<Pinned> = {},
): Result<State> {
  const setup = checkOptions(options, { box, rules: version, data });
  if (!setup.ok) return setup;
  const { plans } = setup.value.options;
  if (plans === null) return reject(rejection('no-such-plan', { plan: '', slot: SLOTS[0] }));
  const rules = rulesOf(setup.value, plans);
  return rules.ok ? ok(openingState(rules.value)) : rules;
}

/** The round as if every card had been the one that was used. */
export function enteredDeal(state: State, { number, action, given, came }: EnteredCards): Dealt {
  const card: Card = { number, action };
  const cards: RoundCards = state.rules.mode.cardUse.oneCard
    ? { kind: 'offers', offers: [0, 1, 2].map(() => ({ ...card, next: action })) }
    : { kind: 'hand', hand: [card, card, { number, action: given ?? action }] };
  const notes = came.reduce<Note[]>((before, special) => [...before, noteOf(state, before, special)], []);
  return { cards, notes };
}

function noteOf(state: State, before: readonly Note[], special: Slot | 'solo-card'): Note {
  const validated =
    special === 'solo-card' ? undefined : state.rules.mode.planCard?.(state, before, SLOTS.indexOf(special));
  return validated ?? { note: 'solo-card' };
}

/**
 * The game after a turn with these cards. `claimed` are the plans that other players claimed for the first time in
 * this round: from the next one on they score low.
 */
export function playEntered(
  state: State,
  entered: EnteredCards,
  steps: readonly TurnStep[],
  claimed: readonly Slot[] = [],
): Result<State, TurnFault> {
  const dealt = enteredDeal(state, entered);
  const played = playTurn(positionOf(state, dealt, 0), steps);
  if (!played.ok) return played;
  const next = resolveRound(state, dealt, [played.value]);
  return ok(claimedByOthers(next, claimed, state.rounds.length));
}

function claimedByOthers(state: State, claimed: readonly Slot[], round: number): State {
  const firsts = state.firsts.map((first, slot) =>
    first === NONE && claimed.includes(SLOTS[slot] as Slot) ? round : first,
  );
  return { ...state, firsts };
}

/** [S7] The same game with other players, of whom only the temps are known: enough to rank them. */
export function amongOthers(state: State, temps: readonly number[]): State {
  const { rules, sheets } = state;
  const others = temps.map((count) => {
    const sheet = new Sheet(rules.layout);
    sheet.temps = Math.min(count, rules.layout.tempBoxes);
    return sheet;
  });
  const players = [...rules.options.players, ...temps.map((_, i) => `${i + 2}`)];
  return {
    ...state,
    rules: { ...rules, options: { ...rules.options, players } },
    sheets: [...sheets, ...others],
  };
}
