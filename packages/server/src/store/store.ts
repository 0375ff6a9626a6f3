import type { Ownership } from './ownership.ts';
import type {
  AnswerRow,
  ChatRow,
  DealRow,
  EntryRow,
  LinkRow,
  OrderRow,
  PushRow,
  ReportRow,
  SeatRow,
  TableRow,
  TokenRow,
  TurnRow,
  VaultRow,
} from './schema.ts';
import type { Write } from './write.ts';

/** Everything stored about one table. */
export interface StoredTable {
  readonly table: TableRow;
  readonly seats: readonly SeatRow[];
  readonly tokens: readonly TokenRow[];
  readonly links: readonly LinkRow[];
  /** The last version of each turn, in playing order. */
  readonly turns: readonly TurnRow[];
  /** Every command that submitted or took back a turn, including earlier versions. */
  readonly commands: readonly Pick<TurnRow, 'round' | 'seat' | 'command'>[];
  readonly answers: readonly AnswerRow[];
  readonly chat: readonly ChatRow[];
}

/** A table's data for lists, available without replaying its game. */
export interface TableSummary {
  readonly table: TableRow;
  readonly seats: readonly SeatRow[];
  readonly round: number;
  /** Seats that have submitted a turn this round. */
  readonly in: readonly number[];
}

/** A table on the public list. */
export interface OpenTableRow extends Pick<TableRow, 'id' | 'settings' | 'made'> {
  readonly host: string | null;
  readonly city: string | null;
  readonly seated: number | null;
}

export type NamedSeat = Pick<SeatRow, 'table_id' | 'nr' | 'name' | 'bot'>;

/** A public game, for lists. */
export interface PublicGameRow extends Pick<TableRow, 'id' | 'settings' | 'touched' | 'result'> {
  readonly round: number;
}

/** A turn of someone's game of a deal. */
export interface BuiltRow {
  readonly table: string;
  readonly round: number;
  readonly steps: string;
}

export interface PersonalRows {
  readonly tokens: readonly TokenRow[];
  readonly push: readonly PushRow[];
  /** The chat lines written by this player. */
  readonly reports: readonly ReportRow[];
}

export interface Unreminded {
  readonly table: string;
  readonly round: number;
}

export interface OwnershipInput {
  /** The id of this node, a new one at each start. */
  readonly node: string;
  readonly leaseMs: number;
  /** A monotonic clock in milliseconds. */
  readonly elapsed: () => number;
}

/** The size and duration of a commit. */
export interface CommitTimes {
  /** How many commands were stored, without those that only waited for others. */
  readonly stored: number;
  readonly ms: number;
  /** Whether some of it was not stored. */
  readonly hasFailed: boolean;
}

/** Queries and commits. Everything read about one table is one snapshot. */
export interface Store {
  /**
   * Resolves once the writes are on disk. If they fail, none is stored, nor anything added to the same group meanwhile. With a term, the
   * group is a table, and nothing is stored if another node owns it by then.
   */
  commit(group: string, writes: readonly Write[], term?: number): Promise<void>;
  /** Which tables are run here. */
  ownership(input: OwnershipInput): Ownership;
  /** Removes deleted data from the database's own log as well, where that is up to us. */
  truncateLog(): Promise<void>;
  close(): Promise<void>;

  table(id: string, answersSince: number, chatLines: number): Promise<StoredTable | undefined>;
  summary(id: string): Promise<TableSummary | undefined>;
  tableOfCode(code: string): Promise<string | undefined>;
  /** Public tables that wait for players, newest first. */
  openTables(limit: number): Promise<OpenTableRow[]>;
  /** The seats that these tokens give access to. */
  seatsOf(tokens: readonly Pick<TokenRow, 'table_id' | 'hash'>[]): Promise<Omit<TokenRow, 'made'>[]>;
  /** The stored data about the player of a seat, besides the table itself. */
  personal(table: string, key: number): Promise<PersonalRows>;
  /** Waiting and running tables; finished ones don't count towards the limit. */
  countTables(): Promise<number>;
  link(hash: Uint8Array): Promise<LinkRow | undefined>;
  /** Tables that are due, earliest first. */
  due(now: number, limit: number): Promise<string[]>;
  /** Tables with this status and no activity since. */
  untouched(status: TableRow['status'], before: number, limit: number): Promise<string[]>;
  /** When something last happened at any table: older versions didn't note when they ran. */
  lastTouched(): Promise<number | undefined>;
  subscriptions(table: string, keys: readonly number[]): Promise<PushRow[]>;
  /** Running tables with subscriptions that were not reminded of the current round. */
  unreminded(): Promise<readonly Unreminded[]>;
  reports(): Promise<ReportRow[]>;
  deal(id: string): Promise<DealRow | undefined>;
  /** The games of a deal that count, best first; equal scores, earliest first. */
  ranked(deal: string): Promise<EntryRow[]>;
  /** The turns of some people's games of a deal that count. */
  built(deal: string, limit: number): Promise<BuiltRow[]>;
  /** Public games with a turn or an end since then, latest first. */
  publicGames(status: 'playing' | 'over', since: number, limit: number): Promise<PublicGameRow[]>;
  seatsAt(tables: readonly string[]): Promise<NamedSeat[]>;
  /** The results of those that are over. */
  resultsOf(tables: readonly string[]): Promise<Pick<TableRow, 'id' | 'settings' | 'result'>[]>;
  /** The vault of a player. */
  vault(player: Uint8Array): Promise<VaultRow | undefined>;
  /** All games of a player, newest first. */
  entriesOf(player: Uint8Array): Promise<EntryRow[]>;
  /** The sealed game at this table. */
  entryAt(table: string): Promise<EntryRow | undefined>;
  /** Pending operator commands, oldest first. */
  orders(): Promise<OrderRow[]>;
  order(id: string): Promise<OrderRow | undefined>;
  note(name: string): Promise<string | undefined>;
  /** Reads and writes something; fails if the disk is full or broken. */
  check(now: number): Promise<void>;
  /** The private key that signs reminders, as PEM; the given one is stored if there is none. */
  pushKey(fresh: () => string): Promise<string>;
}
