import { SLOTS, type Round, type State } from 'picket-engine';
import { NONE } from 'picket-engine/fast';

/** More rounds than any plan ahead needs. */
export const MOST_ROUNDS = 60;

/** A future round, of which nothing is known. */
const AHEAD: Round = { cards: { kind: 'hand', hand: [] }, notes: [], turns: [] };

/**
 * How many rounds the cards last, including this one, by the round of the first claim of a plan (from this
 * round on): a claim can have cards shuffled back in. The last entry is for a game without a claim.
 */
export function roundsInDeck(state: State): Int32Array {
  const never = lifeOf(state, MOST_ROUNDS);
  const lives = new Int32Array(MOST_ROUNDS + 1).fill(never);
  const isOpen = state.firsts.every((first) => first === NONE);
  if (!isOpen || lifeOf(state, 0) === never) return lives;
  for (let first = 0; first < never; first++) lives[first] = lifeOf(state, first);
  return lives;
}

/** Asks the mode when the cards run out. */
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
