import type { ServerMessage } from 'picket-protocol';

/** A viewer of a table, through one socket. */
export interface Viewer {
  /** The key of the viewer's seat; undefined for a spectator. */
  readonly key: number | undefined;
  /** Whether the client supports seats on paper; an older one would misread their turns. */
  readonly knowsPaper: boolean;
  /** The last update that was sent, or is included in a snapshot being sent. */
  seq: number;
  /** At a large table: the keys of the seats it follows. */
  follows?: readonly number[];
  /** Sends serialized text. */
  send(text: string): void;
  /** Closes the connection; the client reconnects. */
  close(): void;
  /** Closes the connection because its seat is gone; further messages are ignored. */
  dismiss(): void;
}

export function sendMessage(viewer: Viewer, message: ServerMessage): void {
  viewer.send(JSON.stringify(message));
}
