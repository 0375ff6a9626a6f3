import type { View } from 'picket-engine';
import type { Known } from 'picket-protocol';
import type { OnlineSession } from '../../online/session.svelte.ts';

/** The props of an online table's pages, in the picture and the text view. */
interface AtTable {
  readonly session: OnlineSession;
  readonly known: Known;
  /** Called when the viewer has taken a seat. */
  readonly onseated: () => void;
}

/** The waiting room. */
export interface Waiting extends AtTable {
  readonly onleave: () => void;
}

/** A game for spectators. */
export interface Watching extends AtTable {
  readonly view: View;
}
