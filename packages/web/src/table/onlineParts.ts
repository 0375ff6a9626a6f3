import type { Snippet } from 'svelte';
import type { SeatStatus } from '../authority/seatStatus.ts';
import type { Talk } from '../online/talk.ts';

/** What an online table adds to the game page. */
export interface OnlineParts {
  /** By seat; undefined for people who are at the table, and for bots. */
  readonly statuses: readonly (SeatStatus | undefined)[];
  /** How many turns are submitted, if there are more players than those shown. */
  readonly turns?: { readonly in: number; readonly of: number } | undefined;
  /** A player's latest reaction, by seat. */
  readonly reactionOf: (seat: number) => string | undefined;
  /** Opens the chat. */
  readonly openChat: () => void;
  readonly talk: Talk;
  /** In the sky over the player's town: what happens at the table, and the player's reactions. */
  readonly sky: Snippet;
  /** Beside the town, if there is room and the player wants it: the chat. */
  readonly dock?: Snippet | undefined;
  /** In the top bar: the clock, and the chat button. */
  readonly bar: Snippet;
  /** Menu items, as `li`; called with a function that closes the menu. */
  readonly menu: Snippet<[() => void]>;
  /** About another player, under the town. */
  readonly seat: Snippet<[number, () => void]>;
}
