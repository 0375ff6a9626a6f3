import { NONE, SLOTS, type Round, type State } from '@picket/engine';

/** More rounds than anybody plans ahead. */
export const MOST_ROUNDS = 60;

/** A round of which nothing is known. */
const AHEAD: Round = { cards: { kind: 'hand', hand: [] }, notes: [], turns: [] };

/**
 * How many rounds the cards last, this one included, by the round in which a plan is first validated, counted from this
 * one: validating can have cards shuffled in again. The last entry is for a game in which nobody does.
 */
export function roundsInDeck(state: State): Int32Array {
  const never = lifeOf(state, MOST_ROUNDS);
  const lives = new Int32Array(MOST_ROUNDS + 1).fill(never);
  const isOpen = state.firsts.every((first) => first === NONE);
  if (!isOpen || lifeOf(state, 0) === never) return lives;
  for (let first = 0; first < never; first++) lives[first] = lifeOf(state, first);
  return lives;
}

/** The mode itself is asked when the cards end. */
function lifeOf(state: State, first: number): number {
  const rounds = [...state.rounds];
  const now = rounds.length;
  const validated = SLOTS.map(() => now + first);
  for (let more = 1; more < MOST_ROUNDS; more++) {
    rounds.push(AHEAD);
    const firsts = first < more ? validated : state.firsts;
    if (state.rules.mode.ending({ ...state, rounds, firsts }) !== undefined) return more;
  }
  return MOST_ROUNDS;
}
