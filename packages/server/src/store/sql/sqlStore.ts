import type {
  DealRow,
  EntryRow,
  OrderRow,
  PushRow,
  ReportRow,
  LinkRow,
  TableRow,
  TokenRow,
  TurnRow,
  VaultRow,
} from '../schema.ts';
import type { Ownership } from '../ownership.ts';
import type {
  BuiltRow,
  CommitTimes,
  NamedSeat,
  OpenTableRow,
  OwnershipInput,
  PersonalRows,
  PublicGameRow,
  Store,
  StoredTable,
  TableSummary,
  Unreminded,
} from '../store.ts';
import type { Write } from '../write.ts';
import { Commits } from './commits.ts';
import type { SqlDriver } from './driver.ts';
import {
  dueRead,
  openTablesRead,
  personalReads,
  builtRead,
  publicGamesRead,
  rankedRead,
  seatsOfTables,
  summaryReads,
  tableReads,
  tokensRead,
  unfinishedCount,
  unremindedRead,
  untouchedRead,
  type Reads,
  type RowsOf,
} from './reads.ts';
import { statementsFor } from './statements.ts';

/** The part of a store that all databases share. */
export abstract class SqlStore implements Store {
  readonly driver: SqlDriver;
  protected readonly commits: Commits;

  constructor(driver: SqlDriver, onCommit?: (times: CommitTimes) => void) {
    this.driver = driver;
    this.commits = new Commits(
      (writes, fences) =>
        driver.transact(
          writes.flatMap((change) => statementsFor(driver.db, change)),
          fences,
        ),
      onCommit,
    );
  }

  abstract truncateLog(): Promise<void>;
  abstract ownership(input: OwnershipInput): Ownership;
  abstract pushKey(fresh: () => string): Promise<string>;

  commit(group: string, writes: readonly Write[], term?: number): Promise<void> {
    return this.commits.add(group, writes, term);
  }

  /** The number of commands that wait for the running commit. */
  get waiting(): number {
    return this.commits.waiting;
  }

  async close(): Promise<void> {
    await this.commits.settled();
    await this.driver.close();
  }

  async table(id: string, answersSince: number, chatLines: number): Promise<StoredTable | undefined> {
    // Most ids that are looked up before a table is created are new.
    const known = this.driver.db.selectFrom('tables').select('id').where('id', '=', id);
    if ((await known.executeTakeFirst()) === undefined) return undefined;
    const { table, turns, chat, ...rest } = await this.#together(
      tableReads(this.driver.db, id, answersSince, chatLines),
    );
    const [row] = table;
    if (row === undefined) return undefined;
    const isLast = ({ seat, round }: TurnRow, i: number) =>
      turns[i + 1]?.seat !== seat || turns[i + 1]?.round !== round;
    return { table: row, ...rest, turns: turns.filter(isLast), commands: turns, chat: chat.toReversed() };
  }

  async summary(id: string): Promise<TableSummary | undefined> {
    const { table, seats, rounds, turns } = await this.#together(summaryReads(this.driver.db, id));
    const [row] = table;
    if (row === undefined) return undefined;
    const last = new Map(turns.map((turn) => [turn.seat, turn.steps]));
    return {
      table: row,
      seats,
      round: rounds[0]?.round ?? 0,
      in: [...last].flatMap(([seat, steps]) => (steps === null ? [] : [seat])),
    };
  }

  async tableOfCode(code: string): Promise<string | undefined> {
    const query = this.driver.db.selectFrom('tables').select('id').where('code', '=', code);
    return (await query.executeTakeFirst())?.id;
  }

  openTables(limit: number): Promise<OpenTableRow[]> {
    return openTablesRead(this.driver.db, limit).execute();
  }

  async seatsOf(tokens: readonly Pick<TokenRow, 'table_id' | 'hash'>[]): Promise<Omit<TokenRow, 'made'>[]> {
    return tokens.length === 0 ? [] : tokensRead(this.driver.db, tokens).execute();
  }

  personal(table: string, key: number): Promise<PersonalRows> {
    return this.#together(personalReads(this.driver.db, table, key));
  }

  async countTables(): Promise<number> {
    return (await unfinishedCount(this.driver.db).executeTakeFirstOrThrow()).count;
  }

  link(hash: Uint8Array): Promise<LinkRow | undefined> {
    return this.driver.db.selectFrom('links').selectAll().where('hash', '=', hash).executeTakeFirst();
  }

  async due(now: number, limit: number): Promise<string[]> {
    return (await dueRead(this.driver.db, now, limit).execute()).map(({ id }) => id);
  }

  async untouched(status: TableRow['status'], before: number, limit: number): Promise<string[]> {
    const rows = await untouchedRead(this.driver.db, status, before, limit).execute();
    return rows.map(({ id }) => id);
  }

  async lastTouched(): Promise<number | undefined> {
    const query = this.driver.db.selectFrom('tables').select('touched').orderBy('touched', 'desc');
    return (await query.limit(1).executeTakeFirst())?.touched;
  }

  async subscriptions(table: string, keys: readonly number[]): Promise<PushRow[]> {
    if (keys.length === 0) return [];
    const query = this.driver.db.selectFrom('push').selectAll().where('table_id', '=', table);
    return query.where('key', 'in', [...keys]).execute();
  }

  async unreminded(): Promise<readonly Unreminded[]> {
    return (await unremindedRead(this.driver.db)).rows;
  }

  reports(): Promise<ReportRow[]> {
    return this.driver.db.selectFrom('reports').selectAll().orderBy('at').execute();
  }

  deal(id: string): Promise<DealRow | undefined> {
    return this.driver.db.selectFrom('deals').selectAll().where('id', '=', id).executeTakeFirst();
  }

  ranked(deal: string): Promise<EntryRow[]> {
    return rankedRead(this.driver.db, deal).execute();
  }

  async built(deal: string, limit: number): Promise<BuiltRow[]> {
    const rows = await builtRead(this.driver.db, deal, limit).execute();
    return rows.flatMap(({ table_id, round, steps }) =>
      steps === null ? [] : [{ table: table_id, round, steps }],
    );
  }

  async publicGames(status: 'playing' | 'over', since: number, limit: number): Promise<PublicGameRow[]> {
    const games = await publicGamesRead(this.driver.db, status, since, limit).execute();
    return games.map((game) => ({ ...game, round: game.round ?? 0 }));
  }

  async seatsAt(tables: readonly string[]): Promise<NamedSeat[]> {
    return tables.length === 0 ? [] : seatsOfTables(this.driver.db, tables).execute();
  }

  async resultsOf(tables: readonly string[]): Promise<Pick<TableRow, 'id' | 'settings' | 'result'>[]> {
    if (tables.length === 0) return [];
    const query = this.driver.db.selectFrom('tables').select(['id', 'settings', 'result']);
    return query
      .where('id', 'in', [...tables])
      .where('result', 'is not', null)
      .execute();
  }

  vault(player: Uint8Array): Promise<VaultRow | undefined> {
    return this.driver.db.selectFrom('vaults').selectAll().where('player', '=', player).executeTakeFirst();
  }

  entriesOf(player: Uint8Array): Promise<EntryRow[]> {
    const query = this.driver.db.selectFrom('entries').selectAll().where('player', '=', player);
    return query.orderBy('made', 'desc').execute();
  }

  entryAt(table: string): Promise<EntryRow | undefined> {
    return this.driver.db.selectFrom('entries').selectAll().where('table_id', '=', table).executeTakeFirst();
  }

  orders(): Promise<OrderRow[]> {
    const query = this.driver.db.selectFrom('orders').selectAll().where('done', 'is', null);
    return query.orderBy('at').execute();
  }

  order(id: string): Promise<OrderRow | undefined> {
    return this.driver.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
  }

  async note(name: string): Promise<string | undefined> {
    const query = this.driver.db.selectFrom('notes').select('value').where('name', '=', name);
    return (await query.executeTakeFirst())?.value;
  }

  async check(now: number): Promise<void> {
    await this.commit('check', [{ put: 'notes', row: { name: 'checked', value: String(now) } }]);
    await this.note('checked');
  }

  async #together<Q extends Reads>(reads: Q): Promise<RowsOf<Q>> {
    const names = Object.keys(reads);
    const found = await this.driver.snapshot(Object.values(reads).map((query) => query.compile()));
    return Object.fromEntries(names.map((name, i) => [name, found[i] ?? []])) as RowsOf<Q>;
  }
}
