import * as v from 'valibot';
import { LIMITS } from './limits.ts';
import {
  City,
  Code,
  CommandId,
  EngineRejection,
  Name,
  RoundNr,
  SeatNr,
  Settings,
  EnteredSheet,
  Sheet,
  Steps,
  TableCode,
  TableId,
  TableInfo,
  Time,
  Token,
  View,
} from './shapes.ts';

/** Bodies of the HTTP API. */

/**
 * A client that sends its own token can repeat the request after a lost reply, and gets the same table and
 * seat.
 */
export const MakeTable = v.strictObject({
  name: Name,
  city: City,
  settings: Settings,
  /** Whether the odds lens is allowed (default: yes). */
  odds: v.exactOptional(v.boolean()),
  token: v.exactOptional(Token),
});
export const Made = v.strictObject({ table: TableId, code: TableCode, seat: SeatNr, token: Token });

/** A table created by a screen, which has no seat. The token makes the request idempotent, as in `MakeTable`. */
export const MakeScreen = v.strictObject({
  settings: Settings,
  odds: v.exactOptional(v.boolean()),
  token: v.exactOptional(Token),
});
export const ScreenMade = v.strictObject({ table: TableId, code: TableCode });

export const JoinTable = v.strictObject({
  name: Name,
  city: City,
  token: v.exactOptional(Token),
  /** Whether the player writes on paper. */
  paper: v.exactOptional(v.literal(true)),
});
/** The key, which stays the same when seats move, is for a screen that acts for several players. */
export const Joined = v.strictObject({ seat: SeatNr, token: Token, key: v.exactOptional(v.number()) });

export const OpenTable = v.strictObject({
  table: TableId,
  host: v.string(),
  city: v.string(),
  seated: v.number(),
  settings: Settings,
  made: Time,
});
export type OpenTable = v.InferOutput<typeof OpenTable>;
/**
 * How many days a server keeps a table that never started, one that was never finished, and a one-time link.
 */
const Keeping = v.strictObject({
  lobbyDays: v.number(),
  unfinishedDays: v.number(),
  linkDays: v.number(),
});
/** The maximum number of seats of a table, only for clients that support tables with more than `LIMITS.wholeSeats`. */
export const OpenTables = v.strictObject({
  tables: v.array(OpenTable),
  keeping: Keeping,
  seatLimit: v.exactOptional(v.number()),
});

/** A player at a table seen through windows. */
const Town = v.strictObject({
  seat: SeatNr,
  name: v.string(),
  city: v.string(),
  bot: v.boolean(),
  here: v.boolean(),
  /** Both null before the first round is over. */
  rank: v.nullable(v.number()),
  points: v.nullable(v.number()),
  /** After the last round; null before the game. */
  sheet: v.nullable(Sheet),
});
export type Town = v.InferOutput<typeof Town>;
/** A page of all players, best first; before the end of the first round, by seat. */
export const Towns = v.strictObject({ of: v.number(), from: v.number(), towns: v.array(Town) });
export type Towns = v.InferOutput<typeof Towns>;
export const AskTowns = v.object({
  /** The offset of the page. */
  from: v.optional(v.pipe(v.string(), v.digits(), v.maxLength(5))),
  /** Only players whose name contains this. */
  name: v.optional(v.pipe(v.string(), v.maxLength(LIMITS.nameInput))),
});

export const CodeFound = v.strictObject({ table: TableId });

export const SubmitTurn = v.strictObject({ id: CommandId, round: RoundNr, steps: Steps });
/** A command of a player on paper, sent by a screen. */
export const PaperCommand = v.variant('type', [
  v.strictObject({ type: v.literal('submit'), id: CommandId, round: RoundNr, steps: Steps }),
  v.strictObject({ type: v.literal('takeBack'), id: CommandId, round: RoundNr }),
  v.strictObject({ type: v.literal('enter'), id: CommandId, sheet: EnteredSheet }),
  v.strictObject({ type: v.literal('resign'), id: CommandId }),
]);
export const Done = v.strictObject({ id: CommandId });

/**
 * A partly copied link is valid input, but matches nothing. The token has the same purpose as in `MakeTable`. The
 * name and the city are those of a player who takes over an offered seat; omitted, the seat keeps its own.
 */
export const RedeemLink = v.strictObject({
  link: v.pipe(v.string(), v.maxLength(LIMITS.link)),
  token: v.exactOptional(Token),
  name: v.exactOptional(Name),
  city: v.exactOptional(City),
});
export const LinkRedeemed = v.strictObject({ table: TableId, seat: SeatNr, token: Token });

const OwnSeat = v.strictObject({ table: TableId, token: Token });
export const AskMine = v.strictObject({ seats: v.pipe(v.array(OwnSeat), v.maxLength(LIMITS.mine)) });
/** A table where this browser has a seat. */
export const MyTable = v.strictObject({
  info: TableInfo,
  seat: SeatNr,
  city: v.string(),
  /** The names of the other players, in seat order. */
  others: v.array(v.string()),
  round: RoundNr,
  /** Seats that have submitted their turns. */
  in: v.array(SeatNr),
  yourMove: v.boolean(),
  played: Time,
});
export type MyTable = v.InferOutput<typeof MyTable>;
/** Tables that no longer exist, or that the token gives no access to, are left out. */
export const MyTables = v.strictObject({ tables: v.array(MyTable) });

export const AskMyData = v.strictObject({ seats: v.pipe(v.array(OwnSeat), v.maxLength(LIMITS.mineData)) });
export type AskMyData = v.InferOutput<typeof AskMyData>;
const Said = v.strictObject({ at: Time, text: v.string() });
/** The data that a server stores about the player of one seat. */
const MySeatData = v.strictObject({
  table: TableId,
  status: TableInfo.entries.status,
  /** When the table was created. */
  made: Time,
  settings: Settings,
  seat: SeatNr,
  name: v.string(),
  city: v.string(),
  muted: v.boolean(),
  /** Since when the player has been away, as stored. */
  away: v.nullable(Time),
  /** When each device got access to the seat. */
  devices: v.array(Time),
  links: v.array(v.strictObject({ opens: Time, expires: Time })),
  chat: v.array(Said),
  /** The addresses that reminders are sent to. */
  reminders: v.array(v.string()),
  /** The player's reports to the operator. */
  reports: v.array(Said),
  /** The game as this player may see it. */
  view: v.nullable(View),
});
export type MySeatData = v.InferOutput<typeof MySeatData>;
export const MyData = v.strictObject({ tables: v.array(MySeatData) });
/** The tables where something was deleted. */
export const Erased = v.strictObject({ tables: v.array(TableId) });

/** A player at the end of a game. */
const Scored = v.strictObject({
  seat: SeatNr,
  name: v.string(),
  bot: v.boolean(),
  score: v.number(),
  /** Whether this player has won, alone or with others. */
  best: v.boolean(),
});
/** How finished games of this browser ended; older ones are left out. */
export const MyResults = v.strictObject({
  results: v.array(v.strictObject({ table: TableId, players: v.array(Scored) })),
});
export type MyResults = v.InferOutput<typeof MyResults>;

/** Public games: running ones that can be watched, and the latest finished ones. */
export const PublicGames = v.strictObject({
  playing: v.array(
    v.strictObject({
      table: TableId,
      settings: Settings,
      players: v.array(v.strictObject({ name: v.string(), bot: v.boolean() })),
      round: RoundNr,
    }),
  ),
  over: v.array(
    v.strictObject({ table: TableId, settings: Settings, players: v.array(Scored), ended: Time }),
  ),
});
export type PublicGames = v.InferOutput<typeof PublicGames>;

/** A player's vault, shared between devices. It is encrypted with the player's token, so the server can't read it. */
export const KeepVault = v.strictObject({
  box: v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(LIMITS.vault)),
});
export const Vault = v.strictObject({ box: v.nullable(v.string()), at: v.nullable(Time) });

export const PushKey = v.strictObject({ key: v.string() });
export const PushSubscription = v.strictObject({
  endpoint: v.pipe(v.string(), v.url(), v.maxLength(LIMITS.endpoint)),
  keys: v.strictObject({
    p256dh: v.pipe(v.string(), v.maxLength(LIMITS.pushKey)),
    auth: v.pipe(v.string(), v.maxLength(LIMITS.pushKey)),
  }),
});
export type PushSubscription = v.InferOutput<typeof PushSubscription>;

/** Every reply that rejects a request. */
export const Failure = v.strictObject({
  code: Code,
  /** One sentence in English. */
  message: v.string(),
  refusal: v.exactOptional(EngineRejection),
  step: v.exactOptional(v.number()),
  retryAfter: v.exactOptional(v.number()),
});
export type Failure = v.InferOutput<typeof Failure>;
