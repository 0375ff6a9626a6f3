import type { Snippet } from 'svelte';
import type { Authority } from '../authority/authority.ts';

/** How somebody who is not simply at the table stands. */
export type Standing = 'away' | 'caretaker' | 'resigned';

/** Takes the turns of the seats of this page, wherever the game is held. */
export type Holder = Pick<Authority, 'submit' | 'takeBack' | 'keepDraft'>;

/** What a table with people elsewhere adds to the page of a game. */
export interface Company {
  /** By seat; undefined for whoever is there, and for bots. */
  readonly standings: readonly (Standing | undefined)[];
  /** What stands in the top bar: the clock, and the way to talk. */
  readonly bar: Snippet;
  /** Items of the menu, as `li`; called with what closes it. */
  readonly menu: Snippet<[() => void]>;
  /** About one of the others, under the town. */
  readonly seat: Snippet<[number, () => void]>;
}

/** Why something was not done, in a sentence that can be shown. */
export class Said extends Error {}
