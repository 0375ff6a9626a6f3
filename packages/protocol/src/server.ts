import * as v from 'valibot';
import {
  BotStyle,
  Cards,
  ChatLine,
  Code,
  CommandId,
  Crowd,
  EngineRejection,
  Facts,
  Notes,
  Outside,
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

/**
 * Messages from a server over the socket. Those for everyone at a table have a `seq`; a gap in it means a
 * missed message.
 */

const news = <const T extends string, E extends v.ObjectEntries>(type: T, entries: E) =>
  v.strictObject({ type: v.literal(type), seq: Seq, ...entries });
const direct = <const T extends string, E extends v.ObjectEntries>(type: T, entries: E) =>
  v.strictObject({ type: v.literal(type), ...entries });

const seatNrs = v.array(SeatNr);

/** The whole table, as far as this viewer may know it. */
export const TableMessage = news('table', {
  /** A new epoch means that `seq` started again. */
  epoch: v.string(),
  /** The server's clock, in milliseconds, for deadlines. */
  now: Time,
  /** The viewer's seat; null for a spectator. */
  you: v.nullable(SeatNr),
  info: TableInfo,
  seats: v.array(SeatInfo),
  /** How many spectators there are. */
  watching: v.number(),
  /** Null before the start. */
  view: v.nullable(View),
  chat: v.array(ChatLine),
});
export type TableMessage = v.InferOutput<typeof TableMessage>;

/** Where the seats of a window are among all seats; points are those of the last round. */
const Standing = v.strictObject({
  /** By seat of the window, from 1; tied seats have the same. */
  ranks: v.array(v.number()),
  best: v.number(),
  /** The median of the points. */
  median: v.number(),
});
export type Standing = v.InferOutput<typeof Standing>;

/** A table with more than `LIMITS.wholeSeats`: the seats in the viewer's window, and counts of the others. */
const Hall = v.strictObject({
  /** By seat of the window: its number at the table. The viewer's own comes first, then the host's. */
  seats: seatNrs,
  seated: v.number(),
  here: v.number(),
  /** The number of submitted turns. */
  in: v.number(),
  /** The host's name; empty without a host. */
  host: v.string(),
  /** Null before the first round is over. */
  standing: v.nullable(Standing),
});
export type Hall = v.InferOutput<typeof Hall>;

/**
 * The same for such a table. All seat numbers, here and in later messages, are those of the window, from 0. Message
 * numbers are per viewer.
 */
export const HallMessage = news('hall', { ...TableMessage.entries, type: v.literal('hall'), hall: Hall });
export type HallMessage = v.InferOutput<typeof HallMessage>;

/** The public part of the finished round and of the next one; identical for every viewer. */
const RoundMessage = news('round', {
  /** The finished round. */
  round: RoundNr,
  cards: Cards,
  turns: v.array(Steps),
  /** Seats whose turn a caretaker played. */
  minded: seatNrs,
  deadline: v.nullable(Time),
  /** Set if this was the last round. */
  ended: v.nullable(Time),
  /** The next round; null once the game is over. */
  next: v.nullable(v.strictObject({ cards: Cards, notes: Notes, facts: Facts })),
  over: v.nullable(
    v.strictObject({
      seed: v.string(),
      result: Result,
      /** The cards of every round, if some were hidden. */
      cards: v.nullable(v.array(Cards)),
    }),
  ),
  // Only in a window.
  crowd: v.exactOptional(Crowd),
  outside: v.exactOptional(Outside),
  standing: v.exactOptional(Standing),
});
export type RoundMessage = v.InferOutput<typeof RoundMessage>;

/**
 * The private part of a round, which only this seat may see. Sent when its own turn changes, and just before the `round`
 * message that starts the named round, so a hand is never missing.
 */
const OwnMessage = direct('own', {
  round: RoundNr,
  turn: v.nullable(Steps),
  /** Of this round's cards. */
  cards: Patches,
  /** Of the previous round's cards. */
  before: Patches,
});
export type OwnMessage = v.InferOutput<typeof OwnMessage>;

export const ServerMessage = v.variant('type', [
  TableMessage,
  HallMessage,
  RoundMessage,
  OwnMessage,
  /**
   * Sent after `table` where the table forbids the odds lens, and when that changes. A separate message, because older
   * clients reject unknown settings, but ignore unknown messages.
   */
  direct('lens', { odds: v.boolean() }),
  /**
   * All bots that differ from others of their level. Sent after `table` if there are any, and when they change;
   * a separate message for the same reason.
   */
  direct('styles', { styles: v.array(v.strictObject({ seat: SeatNr, ...BotStyle.entries })) }),
  /** An offered seat was taken over from the player of this name. */
  direct('taken', { seat: SeatNr, from: v.string() }),
  /** The client is up to date. */
  direct('same', { seq: Seq, now: Time }),
  /** Settings, status, host, code, mute, deadline or rematch changed. */
  news('info', { info: TableInfo }),
  /** Seats that changed or are new, and seats that became free. */
  news('seats', { changed: v.array(SeatInfo), gone: seatNrs }),
  /** All seats that have submitted their turns, not only the new ones. */
  news('in', { round: RoundNr, seats: seatNrs }),
  /** For a table with more than `LIMITS.wholeSeats`: counts, and which seats of the window are away or have submitted. */
  news('crowd', {
    round: RoundNr,
    seated: v.number(),
    here: v.number(),
    watching: v.number(),
    in: v.number(),
    seats: seatNrs,
    away: seatNrs,
  }),
  news('presence', { here: seatNrs, away: seatNrs, watching: v.number() }),
  news('chat', ChatLine.entries),
  news('reaction', { seat: SeatNr, reaction: ReactionName }),
  /** The rematch is at another table, where the same token has the same seat. */
  news('moved', { table: TableId }),
  /** The server is restarting: turns are safe, and the client reconnects automatically. */
  direct('draining', {}),
  direct('pong', { now: Time }),
  direct('done', { id: CommandId, link: v.exactOptional(Token), table: v.exactOptional(TableId) }),
  direct('refused', {
    id: CommandId,
    code: Code,
    refusal: v.exactOptional(EngineRejection),
    /** The index of the rejected step. */
    step: v.exactOptional(v.number()),
    /** Milliseconds to wait. */
    retryAfter: v.exactOptional(v.number()),
  }),
  /** An error that does not belong to a command. */
  direct('error', { code: Code, retryAfter: v.exactOptional(v.number()) }),
]);
export type ServerMessage = v.InferOutput<typeof ServerMessage>;
export type Answer = Extract<ServerMessage, { type: 'done' | 'refused' }>;
/** Numbered messages to everyone at a table. */
export type News = Extract<
  ServerMessage,
  {
    seq: number;
    type: 'info' | 'seats' | 'in' | 'crowd' | 'round' | 'presence' | 'chat' | 'reaction' | 'moved';
  }
>;
