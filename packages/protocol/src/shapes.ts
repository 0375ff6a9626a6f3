import {
  EDITIONS,
  MODES,
  SHEETS,
  SLOTS,
  type CardsRecord,
  type Crowd as EngineCrowd,
  type GameResult,
  type Note,
  type Outside as EngineOutside,
  type Rejection,
  type SheetRecord,
  type TurnStep,
  type TableFacts,
  type ViewRecord,
} from 'picket-engine';
import * as v from 'valibot';
import { WIRE_CODES } from './codes.ts';
import {
  ATTENTIONS,
  AWAY_LIMITS,
  CHARACTERS,
  CLOCKS,
  CODE_LENGTH,
  CODE_LETTERS,
  LEVELS,
  LIMITS,
  REACTIONS,
} from './limits.ts';
import { cleanName, cleanText, fitsName, isHonestName } from './names.ts';

/** Schemas shared by several messages. */

const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

export const TableId = v.pipe(v.string(), v.regex(/^[a-z0-9]{12}$/));
export const isTableId = (value: unknown): boolean => v.is(TableId, value);
/** 16 bytes as 22 characters of base64url: seat tokens and one-time links. */
export const Token = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/));
export const TableCode = v.pipe(
  v.string(),
  v.regex(new RegExp(`^[${CODE_LETTERS}${CODE_LETTERS.toLowerCase()}]{${CODE_LENGTH}}$`)),
);
export const CommandId = v.pipe(v.string(), v.regex(new RegExp(`^[\\w-]{1,${LIMITS.commandId}}$`)));
export const SeatNr = whole(0, LIMITS.seats - 1);
export const RoundNr = whole(0, 500);
export const Seq = whole(0, Number.MAX_SAFE_INTEGER);
export const Time = whole(0, Number.MAX_SAFE_INTEGER);
export const Level = v.picklist(LEVELS);
/** How a bot differs from others of its level: its style, or null for none, and how much it notices. */
export const BotStyle = v.strictObject({
  character: v.nullable(v.picklist(CHARACTERS)),
  attention: v.picklist(ATTENTIONS),
});
export type BotStyle = v.InferOutput<typeof BotStyle>;
export const ReactionName = v.picklist(REACTIONS);
export const Code = v.picklist(WIRE_CODES);

/** A player's name, cleaned. A name that another player at the table has gets a number. */
export const Name = v.pipe(
  v.string(),
  v.maxLength(LIMITS.nameInput),
  v.transform(cleanName),
  v.check(isHonestName),
  v.check(fitsName),
);
/** The name of a player's city, which may be empty. */
export const City = v.pipe(
  v.string(),
  v.maxLength(LIMITS.nameInput),
  v.transform(cleanName),
  v.check((name) => name === '' || isHonestName(name)),
  v.check(fitsName),
);
export const text = (max: number) =>
  v.pipe(v.string(), v.maxLength(max), v.transform(cleanText), v.minLength(1));

// turns

const coordinate = whole(-999, 999);
const Spot = v.strictTuple([coordinate, coordinate]);

/** One step of a turn, as records write it; the engine decides whether it is legal. */
const OneStep = v.variant('do', [
  v.strictObject({ do: v.literal('choose'), offer: coordinate }),
  v.strictObject({ do: v.literal('choose'), number: coordinate, action: coordinate }),
  v.strictObject({ do: v.literal('refuse'), give: v.exactOptional(coordinate) }),
  v.strictObject({ do: v.literal('temp'), by: coordinate }),
  v.strictObject({ do: v.literal('write'), number: coordinate, at: Spot }),
  v.strictObject({ do: v.literal('fence'), at: Spot }),
  v.strictObject({ do: v.literal('improve'), size: coordinate }),
  v.strictObject({ do: v.literal('park') }),
  v.strictObject({ do: v.literal('pool') }),
  v.strictObject({ do: v.literal('bis'), from: Spot, at: Spot }),
  v.strictObject({ do: v.literal('roundabout'), at: Spot }),
  v.strictObject({
    do: v.literal('plan'),
    slot: v.picklist(SLOTS),
    estates: v.pipe(
      v.array(v.strictTuple([coordinate, coordinate, coordinate])),
      v.maxLength(LIMITS.estates),
    ),
  }),
  v.strictObject({ do: v.literal('reshuffle') }),
  v.strictObject({ do: v.literal('full') }),
]) satisfies v.GenericSchema<unknown, TurnStep>;

/** A step type that the schema lacks does not compile. */
type Readable<S extends { readonly do: v.InferOutput<typeof OneStep>['do'] }> = S;

export const Steps = v.pipe(v.array(OneStep), v.maxLength(LIMITS.steps)) as v.GenericSchema<
  readonly Readable<TurnStep>[],
  readonly Readable<TurnStep>[]
>;

/** A sheet has streets, a street has houses, and houses have no children. */
const SHEET_LEVELS = 4;

/** Anything deeper would exhaust the stack when it is written as JSON. */
function isFlat(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((inner) => isFlat(inner, levels - 1));
}

/** A sheet on paper as `picket-sheet/1` writes it; the engine decides whether it is possible. */
export const EnteredSheet = v.pipe(
  v.looseObject({ format: v.literal('picket-sheet/1') }),
  v.check((sheet) => isFlat(sheet, SHEET_LEVELS) && JSON.stringify(sheet).length <= LIMITS.sheet),
);

// options and settings

export const GameOptions = v.strictObject({
  edition: v.picklist(EDITIONS),
  mode: v.picklist(MODES),
  advanced: v.boolean(),
  sheet: v.picklist(SHEETS),
  opponent: v.nullable(v.pipe(v.string(), v.maxLength(LIMITS.planId))),
  plans: v.nullable(v.pipe(v.array(v.pipe(v.string(), v.maxLength(LIMITS.planId))), v.length(SLOTS.length))),
});
export type GameOptions = v.InferOutput<typeof GameOptions>;

/** Seconds for a round, or null for no clock. */
export const Clock = v.nullable(v.picklist(CLOCKS));
export const Away = v.nullable(v.picklist(AWAY_LIMITS));

export const Settings = v.strictObject({
  options: GameOptions,
  /** The maximum number of players, including bots. */
  seats: whole(1, LIMITS.seats),
  /** Whether the table is listed publicly until it starts. */
  public: v.boolean(),
  clock: Clock,
  away: Away,
  /** The level that plays for a player who is away or out of time. */
  caretaker: Level,
  /** Whether a bot's seat can be taken over during the game. */
  late: v.boolean(),
});
export type Settings = v.InferOutput<typeof Settings>;

/** Omitted settings stay as they are. */
export const SomeSettings = v.strictObject({
  options: v.exactOptional(Settings.entries.options),
  seats: v.exactOptional(Settings.entries.seats),
  public: v.exactOptional(Settings.entries.public),
  clock: v.exactOptional(Settings.entries.clock),
  away: v.exactOptional(Settings.entries.away),
  caretaker: v.exactOptional(Settings.entries.caretaker),
  late: v.exactOptional(Settings.entries.late),
});

// public information about a table

export const SeatInfo = v.strictObject({
  seat: SeatNr,
  /** Identifies the player: stays the same when seats move, names change, and in a rematch. */
  key: v.number(),
  name: v.string(),
  city: v.string(),
  /** The bot's level, or null for a person. */
  bot: v.nullable(Level),
  /** Why a bot is playing this person's seat; null if none is. */
  caretaker: v.nullable(v.picklist(['time', 'away', 'resigned'])),
  muted: v.boolean(),
  here: v.boolean(),
  /**
   * Whether the player writes on paper. Absent if not, since clients without support for paper reject unknown fields; they
   * are not accepted at tables with such a seat.
   */
  paper: v.exactOptional(v.literal(true)),
  /** From when another player can take over the seat, because the host offered it while its player was away; null if not. */
  offered: v.nullable(Time),
});
export type SeatInfo = v.InferOutput<typeof SeatInfo>;

export const TableInfo = v.strictObject({
  id: TableId,
  status: v.picklist(['lobby', 'playing', 'over', 'closed']),
  /** Valid until the start. */
  code: v.nullable(v.string()),
  settings: Settings,
  /** Null if no player is left to be host. */
  host: v.nullable(SeatNr),
  /** Whether the host stands in for one who is away, and so can't give away seats. */
  acting: v.boolean(),
  muted: v.boolean(),
  /**
   * When the round's time is up, on the server's clock; null without a clock, and while the table is paused.
   */
  deadline: v.nullable(Time),
  /** When the game ended; null until then. */
  ended: v.nullable(Time),
  /** The table of the rematch. */
  next: v.nullable(TableId),
});
export type TableInfo = v.InferOutput<typeof TableInfo>;

export const ChatLine = v.strictObject({ seat: SeatNr, at: Time, text: v.string() });
export type ChatLine = v.InferOutput<typeof ChatLine>;

// parts of views; the engine validates them again with its own shapes (`readView`)

const shaped = <T>(schema: v.GenericSchema) => schema as unknown as v.GenericSchema<T, T>;

export const View = shaped<ViewRecord>(v.looseObject({ format: v.literal('picket-view/1') }));
export const Sheet = shaped<SheetRecord>(v.looseObject({ format: v.literal('picket-sheet/1') }));
export const Cards = shaped<CardsRecord>(v.pipe(v.array(v.unknown()), v.maxLength(LIMITS.seats)));
export const Notes = shaped<readonly Note[]>(
  v.pipe(v.array(v.looseObject({ note: v.string() })), v.maxLength(20)),
);
export const Facts = shaped<TableFacts>(v.looseObject({ left: v.array(v.number()) }));
export const Crowd = shaped<EngineCrowd>(v.looseObject({ claimed: v.array(v.string()) }));
export const Outside = shaped<EngineOutside>(v.looseObject({ otherTemps: v.array(v.number()) }));
export const Result = shaped<GameResult>(v.looseObject({ ending: v.string() }));
export const EngineRejection = shaped<Rejection>(
  v.looseObject({ code: v.string(), rule: v.string(), facts: v.looseObject({}) }),
);

/** Entries of a round's cards that only one seat may know, by index. */
export const Patches = v.pipe(
  v.array(v.strictTuple([SeatNr, shaped<CardsRecord[number]>(v.unknown())])),
  v.maxLength(LIMITS.seats),
);
