import type { Snippet } from 'svelte';

/** What can be done after a game that is held elsewhere. */
export interface EndWays {
  /** What the first button says and does; undefined for those who only watched. */
  readonly again: { readonly name: string; readonly go: () => void } | undefined;
  readonly record: () => void;
  /** In the first line of the page: the way to talk. */
  readonly bar: Snippet;
}
