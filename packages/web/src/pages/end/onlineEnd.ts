import type { GameRecord } from 'picket-engine';
import type { Hall } from 'picket-protocol';
import type { Snippet } from 'svelte';

/** Actions after an online game. */
export interface OnlineEnd {
  /** The label and action of the first button; undefined for spectators. */
  readonly again: { readonly name: string; readonly go: () => void } | undefined;
  readonly record: () => void;
  /** The record itself; undefined if the server doesn't send it. */
  readonly game: () => Promise<GameRecord | undefined>;
  /** At a very large table: the ranks of the players shown. */
  readonly hall?: Hall;
  /** Opens the other towns of the table. */
  readonly towns?: { readonly name: string; readonly go: () => void };
  /** In the first line of the page: opens the chat. */
  readonly bar: Snippet;
}
