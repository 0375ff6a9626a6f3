import type { View } from 'picket-engine';
import type { Known } from 'picket-protocol';
import type { OnlineSession } from '../../online/session.svelte.ts';

/** What the pages of an online table show, as a picture or as text. */
interface AtTable {
  readonly session: OnlineSession;
  readonly known: Known;
  /** The viewer has taken a seat. */
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
