import type { Focusable } from './keyboard.ts';
import type { TableState } from './tableState.svelte.ts';

/** The props of each layout of the game page; `town` is bound to its sheet, for the keyboard. */
export interface LayoutProps {
  table: TableState;
  town?: Focusable | undefined;
}
