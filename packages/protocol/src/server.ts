import * as v from 'valibot';
import {
  Cards,
  ChatLine,
  Code,
  CommandId,
  EngineRejection,
  Facts,
  Notes,
  Patches,
  ReactionName,
  Result,
  RoundNr,
  SeatInfo,
  SeatNr,
  Seq,
  Steps,
  TableId,
  TableInfo,
  Time,
  Token,
  View,
} from './shapes.ts';

/** What a server says over the socket. What goes to everybody at a table carries `seq`; a gap in it means that something was missed. */

const news = <const T extends string, E extends v.ObjectEntries>(type: T, entries: E) =>
  v.strictObject({ type: v.literal(type), seq: Seq, ...entries });
const direct = <const T extends string, E extends v.ObjectEntries>(type: T, entries: E) =>
  v.strictObject({ type: v.literal(type), ...entries });

const seatNrs = v.array(SeatNr);

/** The whole table as this viewer may know it. */
export const TableMessage = news('table', {
  /** Another one means that counting began anew. */
  epoch: v.string(),
  /** The server's clock, in milliseconds, for deadlines. */
  now: Time,
  /** Which seat the viewer has; null for a spectator. */
  you: v.nullable(SeatNr),
  info: TableInfo,
  seats: v.array(SeatInfo),
  /** How many watch without a seat. */
  watching: v.number(),
  /** Null before the start. */
  view: v.nullable(View),
  chat: v.array(ChatLine),
});
export type TableMessage = v.InferOutput<typeof TableMessage>;

/** What everybody may see of a round that is over, and of the next one. The same text for every viewer. */
const RoundMessage = news('round', {
  /** The round that is over. */
  round: RoundNr,
  cards: Cards,
  turns: v.array(Steps),
  /** Seats whose turn a caretaker played. */
  minded: seatNrs,
  deadline: v.nullable(Time),
  /** When this was the last round. */
  ended: v.nullable(Time),
  /** What is on the table now; null once the game is over. */
  next: v.nullable(v.strictObject({ cards: Cards, notes: Notes, facts: Facts })),
  over: v.nullable(
    v.strictObject({
      seed: v.string(),
      result: Result,
      /** The cards of every round where some were hidden. */
      cards: v.nullable(v.array(Cards)),
    }),
  ),
});
export type RoundMessage = v.InferOutput<typeof RoundMessage>;

/**
 * What only this seat may see. It is sent when its own turn changes, and just before the `round` that leads to the
 * round it names, so that a hand is never missing.
 */
const OwnMessage = direct('own', {
  round: RoundNr,
  turn: v.nullable(Steps),
  /** Of this round's cards. */
  cards: Patches,
  /** Of the cards of the round before. */
  before: Patches,
});
export type OwnMessage = v.InferOutput<typeof OwnMessage>;

export const ServerMessage = v.variant('type', [
  TableMessage,
  RoundMessage,
  OwnMessage,
  /** The client knows everything already. */
  direct('same', { seq: Seq, now: Time }),
  /** Settings, status, host, code, mute, deadline or rematch changed. */
  news('info', { info: TableInfo }),
  /** Seats that changed or are new, and those that are free again. */
  news('seats', { changed: v.array(SeatInfo), gone: seatNrs }),
  /** Whose turns are in; all of them, not only new ones. */
  news('in', { round: RoundNr, seats: seatNrs }),
  news('presence', { here: seatNrs, away: seatNrs, watching: v.number() }),
  news('chat', ChatLine.entries),
  news('reaction', { seat: SeatNr, reaction: ReactionName }),
  /** The rematch is at another table; the same token has the same seat there. */
  news('moved', { table: TableId }),
  /** The server restarts: turns are safe, and a client reconnects by itself. */
  direct('draining', {}),
  direct('pong', { now: Time }),
  direct('done', { id: CommandId, link: v.exactOptional(Token), table: v.exactOptional(TableId) }),
  direct('refused', {
    id: CommandId,
    code: Code,
    refusal: v.exactOptional(EngineRejection),
    /** The step of the turn that was refused. */
    step: v.exactOptional(v.number()),
    /** Milliseconds to wait. */
    retryAfter: v.exactOptional(v.number()),
  }),
  /** Something that was no command could not be done. */
  direct('error', { code: Code, retryAfter: v.exactOptional(v.number()) }),
]);
export type ServerMessage = v.InferOutput<typeof ServerMessage>;
export type Answer = Extract<ServerMessage, { type: 'done' | 'refused' }>;
/** News go to everybody at a table and are counted. */
export type News = Extract<
  ServerMessage,
  { seq: number; type: 'info' | 'seats' | 'in' | 'round' | 'presence' | 'chat' | 'reaction' | 'moved' }
>;
