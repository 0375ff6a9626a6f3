import type { Focusable } from './keyboard.ts';
import type { TableState } from './tableState.svelte.ts';

/** What each layout of the game page gets, and the sheet that it gives back for the keyboard. */
export interface LayoutProps {
  table: TableState;
  town?: Focusable | undefined;
}
