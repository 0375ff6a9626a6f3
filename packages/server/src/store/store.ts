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

/** What lists show about a table, without replaying its game. */
export interface TableSummary {
  readonly table: TableRow;
  readonly seats: readonly SeatRow[];
  readonly round: number;
  /** Seats that have submitted a turn this round. */
  readonly in: readonly number[];
}

/** What the public list shows about a table. */
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
  /** Written by this player. */
  readonly reports: readonly ReportRow[];
}

export interface Unreminded {
  readonly table: string;
  readonly round: number;
}

export interface OwnershipInput {
  /** The id of this node, a new one for each start. */
  readonly node: string;
  readonly leaseMs: number;
  /** Milliseconds since some moment, which never jump. */
  readonly elapsed: () => number;
}

/** The size and duration of a commit. */
export interface CommitTimes {
  /** How many commands were stored; those that only waited for others are not counted. */
  readonly stored: number;
  readonly ms: number;
  /** Whether not all of it was stored. */
  readonly hasFailed: boolean;
}

/** Queries and commits. Everything that is read about one table is of one moment. */
export interface Store {
  /**
   * Resolves once the writes are on disk. If they fail, none is stored, nor anything added to the same group meanwhile. With a term, the
   * group is a table, and nothing is stored if another node owns it by now.
   */
  commit(group: string, writes: readonly Write[], term?: number): Promise<void>;
  /** Which tables are run here. */
  ownership(input: OwnershipInput): Ownership;
  /** Removes what was deleted from the database's own log as well, where that is up to us. */
  truncateLog(): Promise<void>;
  close(): Promise<void>;

  table(id: string, answersSince: number, chatLines: number): Promise<StoredTable | undefined>;
  summary(id: string): Promise<TableSummary | undefined>;
  tableOfCode(code: string): Promise<string | undefined>;
  /** Public tables that wait for players, the newest first. */
  openTables(limit: number): Promise<OpenTableRow[]>;
  /** The seats that these tokens open. */
  seatsOf(tokens: readonly Pick<TokenRow, 'table_id' | 'hash'>[]): Promise<Omit<TokenRow, 'made'>[]>;
  /** What is stored about the player of a seat, besides the table itself. */
  personal(table: string, key: number): Promise<PersonalRows>;
  /** Waiting and running tables; finished ones don't count towards the limit. */
  countTables(): Promise<number>;
  link(hash: Uint8Array): Promise<LinkRow | undefined>;
  /** Tables that are due, the earliest first. */
  due(now: number, limit: number): Promise<string[]>;
  /** Tables with this status and no activity since. */
  untouched(status: TableRow['status'], before: number, limit: number): Promise<string[]>;
  /** When something last happened at a table: older versions didn't note when they ran. */
  lastTouched(): Promise<number | undefined>;
  subscriptions(table: string, keys: readonly number[]): Promise<PushRow[]>;
  /** Running tables with subscriptions that were not reminded of the current round. */
  unreminded(): Promise<readonly Unreminded[]>;
  reports(): Promise<ReportRow[]>;
  deal(id: string): Promise<DealRow | undefined>;
  /** The games of a deal that count, the best first, and of those with the same score the earliest. */
  ranked(deal: string): Promise<EntryRow[]>;
  /** The turns of some people's games of a deal that count. */
  built(deal: string, limit: number): Promise<BuiltRow[]>;
  /** Public games with a turn or an end since then, the last ones first. */
  publicGames(status: 'playing' | 'over', since: number, limit: number): Promise<PublicGameRow[]>;
  seatsAt(tables: readonly string[]): Promise<NamedSeat[]>;
  /** How those that are over ended. */
  resultsOf(tables: readonly string[]): Promise<Pick<TableRow, 'id' | 'settings' | 'result'>[]>;
  /** What a player keeps for other devices. */
  vault(player: Uint8Array): Promise<VaultRow | undefined>;
  /** All games of a player, the newest first. */
  entriesOf(player: Uint8Array): Promise<EntryRow[]>;
  /** The sealed game of this table. */
  entryAt(table: string): Promise<EntryRow | undefined>;
  /** Orders that were not carried out yet, oldest first. */
  orders(): Promise<OrderRow[]>;
  order(id: string): Promise<OrderRow | undefined>;
  note(name: string): Promise<string | undefined>;
  /** Reads and writes something; fails if the disk is full or broken. */
  check(now: number): Promise<void>;
  /** The private key that signs reminders, as PEM; the given one is stored if there is none. */
  pushKey(fresh: () => string): Promise<string>;
}
