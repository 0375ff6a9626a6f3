import { playDeck, SLOTS, type DeckRound, type Game, type Slot } from 'picket-engine';
import { fieldsOf, isText, listOf, oneOf } from '../../../platform/guards.ts';
import { read, write } from '../../../platform/storage.ts';
import { versionsIn, type Versions } from '../versions.ts';

/** A deck for players on paper, as stored in the browser. */
export interface StoredDeck {
  readonly options: unknown;
  readonly seed: string;
  /** The versions of the rules and the printed data at the start; others would deal other cards. */
  readonly pinned: Versions;
  /** Every round that is over, and the current one. */
  readonly rounds: readonly PaperRound[];
  readonly now: PaperRound;
  /** The player’s temps in a game against the AAA. */
  readonly temps: number;
}

/** What the players entered about a round. */
export interface PaperRound {
  /** Which card of the hand each seat gave away; `NOT_YET` until it is known. */
  readonly given: readonly number[];
  readonly claims: readonly Claim[];
  readonly reshuffle: boolean;
}

export interface Claim {
  readonly slot: Slot;
  readonly seat: number;
  /** [P2] What the plan was worth at the time. */
  readonly points: number;
}

export const NOT_YET = -1;
export const NOTHING: PaperRound = { given: [], claims: [], reshuffle: false };

const KEY = 'picket.cards';

export function loadDeck(): StoredDeck | undefined {
  const { options, seed, pinned, rounds, now, temps } = fieldsOf(read(KEY));
  if (!isText(seed) || !Array.isArray(rounds)) return undefined;
  const stored: StoredDeck = {
    options,
    seed,
    pinned: versionsIn(pinned),
    rounds: rounds.map(roundIn),
    now: roundIn(now),
    temps: Number.isInteger(temps) ? (temps as number) : 0,
  };
  return gameOf(stored) === undefined ? undefined : stored;
}

export function saveDeck(deck: StoredDeck | undefined): void {
  write(KEY, deck);
}

/** The game after all its rounds; undefined if it can't be dealt. */
export function gameOf({ options, seed, pinned, rounds, temps }: StoredDeck): Game | undefined {
  const played = playDeck({ options, seed, ...pinned }, rounds.map(deckRoundOf), temps);
  return played.ok ? played.value : undefined;
}

function deckRoundOf({ given, claims, reshuffle }: PaperRound): DeckRound {
  return { given, claimed: SLOTS.filter((slot) => claims.some((claim) => claim.slot === slot)), reshuffle };
}

/** The engine checks the cards given. */
function roundIn(value: unknown): PaperRound {
  const { given, claims, reshuffle } = fieldsOf(value);
  return {
    given: listOf(given, (card): card is number => Number.isInteger(card)),
    claims: listOf(claims, isClaim),
    reshuffle: reshuffle === true,
  };
}

function isClaim(value: unknown): value is Claim {
  const { slot, seat, points } = fieldsOf(value);
  return oneOf(SLOTS, slot) !== undefined && Number.isInteger(seat) && Number.isInteger(points);
}
