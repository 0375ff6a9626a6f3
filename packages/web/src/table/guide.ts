import type { Snippet } from 'svelte';
import type { TableState } from './tableState.svelte.ts';

/** What the guided game adds to the game page. */
export interface Guide {
  /** Over the page: what to do now, next to what it is about. */
  readonly coach: Snippet<[TableState]>;
  /** In place of the sentence above Confirm, since the coach speaks. */
  readonly progress: Snippet;
}
