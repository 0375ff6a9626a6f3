import * as v from 'valibot';
import { LIMITS } from './limits.ts';
import {
  Away,
  BotStyle,
  City,
  Clock,
  CommandId,
  Level,
  Name,
  ReactionName,
  RoundNr,
  SeatNr,
  Seq,
  EnteredSheet,
  SomeSettings,
  Steps,
  text,
  Token,
} from './shapes.ts';

/**
 * Messages from a client over the socket. Each command has an id chosen by the client; repeating one has no
 * effect.
 */

const command = <const T extends string, E extends v.ObjectEntries>(type: T, entries: E) =>
  v.strictObject({ type: v.literal(type), id: CommandId, ...entries });

/** Always the first message. Without a token the client is a spectator. */
const Hello = v.strictObject({
  type: v.literal('hello'),
  protocol: v.pipe(v.number(), v.integer()),
  token: v.exactOptional(Token),
  /** What the client already has; if it is up to date, it gets `same` and no snapshot. */
  since: v.exactOptional(v.strictObject({ epoch: v.pipe(v.string(), v.maxLength(40)), seq: Seq })),
});

const Ping = v.strictObject({ type: v.literal('ping') });
/** Asks for a snapshot of the table after a missed message. */
const Again = v.strictObject({ type: v.literal('again') });
/** The turn so far, for when the clock runs out. Nobody else sees it, and it may be lost. An empty one discards it. */
const Draft = v.strictObject({ type: v.literal('draft'), round: RoundNr, steps: Steps });

/** The seats to follow at a table with more than `LIMITS.wholeSeats`; answered by a snapshot. Nothing is stored. */
const Follow = v.strictObject({
  type: v.literal('follow'),
  seats: v.pipe(v.array(SeatNr), v.maxLength(LIMITS.followed)),
});

export const Command = v.variant('type', [
  // any seated player
  command('submit', { round: RoundNr, steps: Steps }),
  command('takeBack', { round: RoundNr }),
  command('chat', { text: text(LIMITS.chat) }),
  command('react', { reaction: ReactionName }),
  command('rename', { name: Name, city: City }),
  /** Before the start this means leaving; afterwards a bot plays the seat to the end. */
  command('resign', {}),
  command('back', {}),
  command('move', {}),
  /** After the end: the sheet of a player on paper, which may be entered again. */
  command('enter', { sheet: EnteredSheet }),
  command('report', { seat: SeatNr, text: text(LIMITS.report) }),
  command('rematch', {}),
  // the host
  command('start', {}),
  command('change', { settings: SomeSettings }),
  command('pace', { clock: Clock, away: Away }),
  command('late', { on: v.boolean() }),
  command('odds', { on: v.boolean() }),
  command('addBot', { level: Level, style: v.exactOptional(BotStyle) }),
  command('remove', { seat: SeatNr }),
  command('handOver', { seat: SeatNr }),
  command('invite', { seat: SeatNr }),
  command('muteSeat', { seat: SeatNr, on: v.boolean() }),
  command('muteTable', { on: v.boolean() }),
]);
export type Command = v.InferOutput<typeof Command>;
export type CommandType = Command['type'];

export const ClientMessage = v.variant('type', [Hello, Ping, Again, Draft, Follow, ...Command.options]);
export type ClientMessage = v.InferOutput<typeof ClientMessage>;
/** A message before validation, as a client writes it. */
export type ClientInput = v.InferInput<typeof ClientMessage>;
