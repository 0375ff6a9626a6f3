import { isWhole, SLOTS, type Card, type Hand, type Round, type State, type View } from 'picket-engine';
import { NONE } from 'picket-engine/fast';
import { deckOf, sizeOf, without, type Cards } from './cards.ts';
import type { World } from './chance.ts';
import { stacksIn, type StackRound } from './stacks.ts';

/** What a viewer can know about the cards to come. */
export interface Coming {
  /** The cards not seen since the last shuffle. */
  readonly left: Cards;
  /** How many of them are in no stack: another player holds them, or only their action was seen. */
  readonly elsewhere: number;
  /** The possible distributions of the cards; empty if there is a `why`. */
  readonly worlds: readonly World[];
  /** Why there are no chances: this turn decides about a shuffle before the next round, or there is no next round. */
  readonly why?: 'shuffle' | 'over';
}

/** A hand has three cards; if one is passed on, two are drawn. */
const HAND = 3;
const DRAWN = 2;

/** What can still come, from public information alone. Undefined once the game is over. */
export function comingIn(view: View): Coming | undefined {
  const { state, now } = view;
  switch (now?.cards.kind) {
    case undefined:
      return undefined;
    case 'offers':
      return stacksIn(state.rules, [...state.rounds, now].map(stackRoundOf));
    case 'hand':
      return ownStack(view);
    case 'hands':
      return sharedStack(view);
  }
}

function stackRoundOf({ cards, notes }: Pick<Round, 'cards' | 'notes'>): StackRound {
  const shuffle = notes.find((note) => note.note === 'reshuffle')?.why;
  return { offers: cards.kind === 'offers' ? cards.offers : [], shuffle };
}

/** One open hand: every card that is not visible is in the stack. */
function ownStack(view: View): Coming {
  const left = without(deckOf(view.state.rules.edition.deck), visible(view));
  const size = sizeOf(left);
  if (isOver(view.state)) return { left, elsewhere: 0, worlds: [], why: 'over' };
  if (size < HAND || planShuffles(view)) return { left, elsewhere: 0, worlds: [], why: 'shuffle' };
  const top = view.now?.facts.top;
  const source = {
    cards: left,
    gone: [],
    first: top === 'special' ? undefined : top,
    next: HAND,
    all: size - (size % HAND),
  };
  return { left, elsewhere: 0, worlds: [{ weight: 1, sources: [source] }] };
}

/**
 * [R22] [R23] A hand for each seat. The seats draw in order, so the visible top card goes to the first one. A
 * spectator has no chances.
 */
function sharedStack(view: View): Coming {
  const { seat, state, now } = view;
  const left = without(deckOf(state.rules.edition.deck), visible(view));
  const [stack = 0] = now?.facts.left ?? [];
  const elsewhere = sizeOf(left) - stack;
  const seats = state.sheets.length;
  if (seat === undefined || stack < DRAWN * (seat + 1)) {
    return { left, elsewhere, worlds: [], why: 'shuffle' };
  }
  const shown = now?.facts.top;
  const top = shown === 'special' ? undefined : shown;
  const held = handsIn(view).flatMap((card) => (card === null || isWhole(card) ? [] : [card.action]));
  const first = seat === 0 ? top : undefined;
  const gone = seat === 0 || top === undefined ? held : [...held, top];
  const rest = stack % (DRAWN * seats);
  const all = DRAWN * Math.floor(stack / (DRAWN * seats)) + Math.min(DRAWN, Math.max(0, rest - DRAWN * seat));
  return {
    left,
    elsewhere,
    worlds: [{ weight: 1, sources: [{ cards: left, gone, first, next: DRAWN, all }] }],
  };
}

/** All cards in hand that the viewer knows at least in part. */
function handsIn({ now }: View): Hand {
  if (now?.cards.kind === 'hand') return now.cards.hand;
  return now?.cards.kind === 'hands' ? now.cards.hands.flat() : [];
}

/** Discards, cards given away, and those in hand. */
function visible(view: View): Card[] {
  const { discards = [], pile = [] } = view.now?.facts ?? {};
  return [...discards, ...pile, ...handsIn(view).filter(isWhole)];
}

/** A future round, about which nothing is known. */
const AHEAD: Round = { cards: { kind: 'hand', hand: [] }, notes: [], turns: [] };
/** More rounds than any game has. */
const MOST_ROUNDS = 200;

/** Whether the cards run out with this round. */
function isOver(state: State): boolean {
  return after(state, 1, state.firsts);
}

/** [M10] Whether a card claims the first plan in this round, in a mode that then shuffles the discards in. */
function planShuffles({ state, now }: View): boolean {
  if (state.firsts.some((first) => first !== NONE)) return false;
  if (now?.notes.some((note) => note.note === 'validation' && note.scored) !== true) return false;
  let rounds = 1;
  while (rounds < MOST_ROUNDS && !after(state, rounds, state.firsts)) rounds++;
  const claimed = SLOTS.map(() => state.rounds.length);
  return !after(state, rounds, claimed);
}

/** Asks the mode whether the game is over after some more rounds. */
function after(state: State, rounds: number, firsts: State['firsts']): boolean {
  const more = Array.from({ length: rounds }, () => AHEAD);
  return state.rules.mode.ending({ ...state, rounds: [...state.rounds, ...more], firsts }) !== undefined;
}
