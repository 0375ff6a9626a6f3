import type { Deck } from '../cards/deck.ts';
import type { Layout } from '../edition/layout.ts';
import type { EditionId, ModeId, SheetId } from '../edition/names.ts';
import type { EditionBlock } from '../edition/types.ts';
import type { Plan } from '../plan/plan.ts';
import type { Mode } from './mode.ts';

/** What was chosen before the game, as records write it. */
export interface Options {
  readonly edition: EditionId;
  readonly mode: ModeId;
  readonly advanced: boolean;
  readonly sheet: SheetId;
  readonly opponent: string | null;
  /** The hash of the user's components file; null for the built-in components. */
  readonly components: string | null;
  /** Three plan ids chosen by hand; null if the plans are dealt. */
  readonly plans: readonly string[] | null;
  readonly players: readonly string[];
  /** [G8] The seats that play on paper, in order; absent if there are none. */
  readonly paper?: readonly number[];
}

/** Everything that is fixed for one game, looked up once. */
export interface Rules {
  /** The rules version the game is pinned to. */
  readonly version: number;
  /** The data version of its components. */
  readonly data: number;
  readonly options: Options;
  readonly edition: EditionBlock;
  readonly layout: Layout;
  readonly deck: Deck;
  /** The three plans of this game by slot. */
  readonly plans: readonly Plan[];
  /** How many roundabouts each player may build. */
  readonly roundabouts: number;
  readonly mode: Mode;
}
