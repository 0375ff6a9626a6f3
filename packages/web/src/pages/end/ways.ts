import type { Snippet } from 'svelte';

/** Actions after an online game. */
export interface EndWays {
  /** The label and action of the first button; undefined for spectators. */
  readonly again: { readonly name: string; readonly go: () => void } | undefined;
  readonly record: () => void;
  /** In the first line of the page: opens the chat. */
  readonly bar: Snippet;
}
