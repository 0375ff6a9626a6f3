import type { TableState } from '../../../table/tableState.svelte.ts';
import type { Companion } from './companion.svelte.ts';

/** What a sheet for physical cards shows, as a picture or as text. */
export interface Entered {
  readonly game: Companion;
  readonly table: TableState;
  /** Opens the comparison with the other players' sheets. */
  readonly oncompare: () => void;
}
