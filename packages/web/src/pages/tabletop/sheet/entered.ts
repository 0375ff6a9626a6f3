import type { TableState } from '../../../table/tableState.svelte.ts';
import type { Companion } from './companion.svelte.ts';

/** The props of a sheet for physical cards, in the picture and the text view. */
export interface Entered {
  readonly game: Companion;
  readonly table: TableState;
  /** Opens the comparison with the other players' sheets. */
  readonly oncompare: () => void;
}
