import type { Outgoing } from '../table/change.ts';
import type { Config } from '../config/schema.ts';
import type { TableState } from '../table/state.ts';
import type { Presence } from './presence.ts';
import type { Viewer } from './viewer.ts';

export interface AnnouncerDependencies {
  readonly clock: Config['clock'];
  readonly state: () => TableState;
  readonly presence: Presence;
  readonly now: () => number;
  /** Resolves once all decisions so far are stored. */
  readonly stored: () => Promise<void>;
}

/** What a viewer already has. */
export interface Since {
  readonly epoch: string;
  readonly seq: number;
}

/** Sends a prepared message, to be called after the commit. */
export type Sending = () => void;

/** Sends the viewers of a table what they may see. */
export interface Announcer {
  /** The cost of a snapshot, on top of that of a message or request. */
  readonly snapshotCost: number;
  /** The whole table as the seat with this key, or a spectator, may see it. */
  snapshot(key: number | undefined): { readonly text: string };
  isCurrent(since: Since | undefined): boolean;
  /** A snapshot, or only a confirmation for a viewer that is up to date. */
  catchUp(viewer: Viewer, since?: Since): Sending;
  prepare(outgoing: Outgoing): Sending[];
  /** A viewer arrived or left. */
  presenceChanged(viewer?: Viewer): void;
  stop(): void;
}
