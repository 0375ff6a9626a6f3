/** Every way in which the wire says no. The sentences for people are in `words` and in the client. */
export const WIRE_CODES = [
  // what was sent
  'bad-message',
  'too-large',
  'hello-first',
  'other-protocol',
  'too-fast',
  'bad-name',
  'word-not-allowed',
  // where it was sent
  'no-such-table',
  'no-such-code',
  'no-such-link',
  'no-such-seat',
  'no-such-page',
  // who sent it
  'bad-token',
  'not-seated',
  'not-host',
  'muted',
  // whether it fits now
  'table-full',
  'already-started',
  'not-started',
  'game-running',
  'table-over',
  'table-closed',
  'no-late-joining',
  'is-a-bot',
  'is-you',
  'has-resigned',
  // what the rules say, with the engine's own refusal
  'options-refused',
  'turn-refused',
  // how the server is
  'read-only',
  'draining',
  'server-full',
  'push-refused',
  'try-again',
] as const;

export type WireCode = (typeof WIRE_CODES)[number];
