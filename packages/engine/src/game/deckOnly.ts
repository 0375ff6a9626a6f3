import { ok, reject, type Result } from '../result.ts';
import { rejection } from '../rejection.ts';
import { boolean, check, integer, list, object, oneOf } from '../shape.ts';
import { HAND } from '../cards/hands.ts';
import { NONE, Sheet } from '../sheet/sheet.ts';
import { turnedBy } from '../state/plans.ts';
import { positionOf } from '../state/position.ts';
import type { State } from '../state/state.ts';
import { SLOTS, type Slot, type Step } from '../types.ts';
import { newGame, nextRound, type Game, type GameInput } from './game.ts';

/**
 * A deck for players who write on paper: cards are dealt as in any game, but sheets and turns are unknown. The
 * deck only receives what the next deal depends on.
 */

/** The players' actions in a round that matter to the deck. */
export interface DeckRound {
  /** [M4] [M9] Which card of the hand each seat gave away; empty if nobody gives one. */
  readonly given: readonly number[];
  /** [P2] The plans that were claimed. */
  readonly claimed: readonly Slot[];
  /** [K5] Whether a player asked for a reshuffle. */
  readonly reshuffle: boolean;
}

/** The game after these rounds. `temps` are those of a player against the AAA, who is ranked with it. */
export function playDeck(input: GameInput, rounds: readonly unknown[], temps = 0): Result<Game> {
  const opened = newGame(input);
  if (!opened.ok) return opened;
  const shape = roundShape(opened.value.state);
  let game = opened.value;
  for (const [i, round] of rounds.entries()) {
    if (game.state.ending !== undefined) return reject(rejection('game-over'));
    const checked = check(shape, round, `rounds[${i}]`);
    if (!checked.ok) return checked;
    game = flip(game, checked.value);
  }
  return ok({ ...game, state: { ...game.state, sheets: game.state.sheets.map(withTemps(temps)) } });
}

/** [K5] Whether a player who claims a plan in this round may ask for a reshuffle. */
export function mayReshuffle(game: Game): boolean {
  return positionOf(game.state, game, 0).reshuffle === 'open';
}

function roundShape({ rules, sheets }: State) {
  const seats = rules.mode.cardUse.givesThird ? sheets.length : 0;
  return object({
    given: list(integer(0, HAND - 1), seats, seats),
    claimed: list(oneOf(SLOTS), 0, SLOTS.length),
    reshuffle: boolean,
  });
}

function flip(game: Game, { given, claimed, reshuffle }: DeckRound): Game {
  const { state, cards, notes } = game;
  const round = state.rounds.length;
  const turned = turnedBy(notes);
  const isClaimed = (slot: number) => ((turned >> slot) & 1) === 1 || claimed.includes(SLOTS[slot] as Slot);
  const turns = state.sheets.map((_, seat) => [choiceGiving(state, given[seat])]);
  const next: State = {
    ...state,
    rounds: [...state.rounds, { cards, notes, turns }],
    firsts: state.firsts.map((first, slot) => (first === NONE && isClaimed(slot) ? round : first)),
    reshuffle: reshuffle && claimed.length > 0 && mayReshuffle(game),
  };
  const ending = state.rules.mode.ending(next);
  if (ending !== undefined) return { ...game, state: { ...next, ending } };
  return nextRound(game.seed, next, game.table);
}

/** A choice that leaves this card; which of the others gives the number is unknown. */
function choiceGiving({ rules }: State, given = HAND - 1): Step {
  const [number = 0, action = 1] = [0, 1, 2].filter((card) => card !== given);
  return rules.mode.cardUse.choice(number, action);
}

function withTemps(temps: number) {
  return ({ layout }: State['sheets'][number]): Sheet => {
    const sheet = new Sheet(layout);
    sheet.temps = Math.max(0, Math.min(temps, layout.tempBoxes));
    return sheet;
  };
}
