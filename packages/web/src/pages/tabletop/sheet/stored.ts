import {
  ACTIONS,
  openEntered,
  playEntered,
  SLOTS,
  type EnteredCards,
  type Slot,
  type State,
  type TurnStep,
} from 'picket-engine';
import { fieldsOf, isObject, isText, listOf, oneOf } from '../../../platform/guards.ts';
import { read, write } from '../../../platform/storage.ts';
import { versionsIn, type Versions } from '../versions.ts';

/** A sheet for physical cards, as stored in the browser. */
export interface StoredSheet {
  /** Determines the names of its streets. */
  readonly id: string;
  readonly options: unknown;
  /** The versions of the rules and the printed data at the start. */
  readonly pinned: Versions;
  readonly rounds: readonly EnteredRound[];
  /** By slot: after how many rounds others were known to have claimed the plan. */
  readonly claimed: { readonly [S in Slot]?: number };
  readonly others: readonly Other[];
  /** Whether another player has ended the game. */
  readonly over: boolean;
}

interface EnteredRound {
  readonly cards: EnteredCards;
  readonly steps: readonly TurnStep[];
}

/** What is known about another player. */
export interface Other {
  readonly name: string;
  readonly temps: number;
}

const KEY = 'picket.sheet';

export function loadSheet(): StoredSheet | undefined {
  const { id, options, pinned, rounds, claimed, others, over } = fieldsOf(read(KEY));
  if (!isText(id)) return undefined;
  const stored: StoredSheet = {
    id,
    options,
    pinned: versionsIn(pinned),
    rounds: listOf(rounds, isRound),
    claimed: claimsIn(claimed),
    others: listOf(others, isOther),
    over: over === true,
  };
  return stateOf(stored) === undefined ? undefined : stored;
}

export function saveSheet(sheet: StoredSheet | undefined): void {
  write(KEY, sheet);
}

/** The game after all its rounds; undefined if it can't be played. */
export function stateOf({ options, pinned, rounds, claimed }: StoredSheet): State | undefined {
  const opened = openEntered(options, pinned);
  let state = opened.ok ? opened.value : undefined;
  for (const [i, { cards, steps }] of rounds.entries()) {
    if (state === undefined) return undefined;
    const next = playEntered(
      state,
      cards,
      steps,
      SLOTS.filter((slot) => claimed[slot] === i + 1),
    );
    state = next.ok ? next.value : undefined;
  }
  return state;
}

/** The engine checks the cards and steps themselves. */
function isRound(value: unknown): value is EnteredRound {
  const { cards, steps } = fieldsOf(value);
  const { number, action, came } = fieldsOf(cards);
  return (
    Number.isInteger(number) &&
    oneOf(ACTIONS, action) !== undefined &&
    Array.isArray(came) &&
    Array.isArray(steps) &&
    steps.every(isObject)
  );
}

function isOther(value: unknown): value is Other {
  const { name, temps } = fieldsOf(value);
  return isText(name) && Number.isInteger(temps);
}

function claimsIn(value: unknown): StoredSheet['claimed'] {
  const given = fieldsOf(value);
  return Object.fromEntries(
    SLOTS.filter((slot) => Number.isInteger(given[slot])).map((slot) => [slot, given[slot]]),
  );
}
