import type { ServerMessage } from 'picket-protocol';

/** Somebody who looks at a table through one socket. */
export interface Viewer {
  /** The key of the viewer's seat; undefined for a spectator. */
  readonly key: number | undefined;
  /** News up to this one are known, or are in a snapshot on its way. */
  seq: number;
  /** Sends what is written already. */
  send(text: string): void;
  /** Ends the connection: the client is to come again. */
  close(): void;
  /** Ends it because the seat is no longer theirs: nothing more is heard from them. */
  dismiss(): void;
}

export function tell(viewer: Viewer, message: ServerMessage): void {
  viewer.send(JSON.stringify(message));
}
