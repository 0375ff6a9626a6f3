/** Every code for a rejection on the wire. The messages for people are in `words` and in the client. */
export const WIRE_CODES = [
  // the message
  'bad-message',
  'too-large',
  'hello-first',
  'other-protocol',
  'too-fast',
  'bad-name',
  'word-not-allowed',
  // the table
  'no-such-table',
  'no-such-code',
  'no-such-link',
  'no-such-seat',
  'no-such-page',
  'no-such-deal',
  // the sender
  'bad-token',
  'not-seated',
  'not-host',
  'not-founder',
  'muted',
  // the current state
  'table-full',
  'already-started',
  'not-started',
  'game-running',
  'table-over',
  'table-closed',
  'no-late-joining',
  'is-a-bot',
  'on-paper',
  'is-you',
  'has-resigned',
  'is-here',
  'too-early',
  'turn-final',
  'sealed',
  'deal-over',
  'banned',
  // the rules, with the engine's own rejection
  'options-refused',
  'turn-refused',
  // the server
  'read-only',
  'draining',
  'server-full',
  'push-refused',
  'try-again',
] as const;

export type WireCode = (typeof WIRE_CODES)[number];
