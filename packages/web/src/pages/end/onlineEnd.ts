import type { GameRecord } from 'picket-engine';
import type { Hall } from 'picket-protocol';
import type { Snippet } from 'svelte';

/** Actions after an online game. */
export interface OnlineEnd {
  /** The label and action of the first button; undefined for spectators. */
  readonly again: { readonly name: string; readonly go: () => void } | undefined;
  readonly record: () => void;
  /** The record itself; undefined if the server doesn't give it. */
  readonly game: () => Promise<GameRecord | undefined>;
  /** At a table with very many players, of whom a few are shown: where those are among all. */
  readonly hall?: Hall;
  /** The same table's other towns. */
  readonly towns?: { readonly name: string; readonly go: () => void };
  /** In the first line of the page: opens the chat. */
  readonly bar: Snippet;
}
