import { sql } from 'kysely';
import { Commits, type CommitTimes } from './commits.ts';
import { lockFolder } from './lock.ts';
import { DataError, emptyLog, needsMigration, openDatabases, type Databases } from './open.ts';
import type {
  AnswerRow,
  ChatRow,
  LinkRow,
  OrderRow,
  PushRow,
  ReportRow,
  SeatRow,
  TableRow,
  TokenRow,
  TurnRow,
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

function lockToMigrate(folder: string): () => void {
  try {
    return lockFolder(folder);
  } catch (error) {
    const why = `The server that uses ${folder} is older than this program: update and restart it first.`;
    throw new DataError(why, { cause: error });
  }
}

/** What the public list shows about a table. */
export interface OpenTableRow extends Pick<TableRow, 'id' | 'settings' | 'made'> {
  readonly host: string | null;
  readonly city: string | null;
  readonly seated: number | null;
}

export interface PersonalRows {
  readonly tokens: readonly TokenRow[];
  readonly push: readonly PushRow[];
  /** Written by this player. */
  readonly reports: readonly ReportRow[];
}

/** Queries and commits. */
export class Store {
  readonly #databases: Databases;
  readonly #commits: Commits;
  readonly #release: () => void;

  private constructor(
    databases: Databases,
    onCommit?: (times: CommitTimes) => void,
    release: () => void = () => undefined,
  ) {
    this.#databases = databases;
    this.#commits = new Commits(databases.writer, onCommit);
    this.#release = release;
  }

  /** Opens the data without locking it: a server may be running. Data that such a server uses is not migrated. */
  static async open(folder: string): Promise<Store> {
    const release = (await needsMigration(folder)) ? lockToMigrate(folder) : undefined;
    try {
      return new Store(await openDatabases(folder));
    } finally {
      release?.();
    }
  }

  /** Opens the data as the only server of this folder, after checking it. */
  static async openAlone(folder: string, onCommit?: (times: CommitTimes) => void): Promise<Store> {
    const release = lockFolder(folder);
    try {
      const store = new Store(await openDatabases(folder), onCommit, release);
      const damage = await store.#damage();
      if (damage === undefined) return store;
      await store.close();
      throw new DataError(`The data in ${folder} is damaged (${damage}): restore it from a backup.`);
    } catch (error) {
      release();
      throw error;
    }
  }

  /** Resolves once the writes are on disk. If they fail, none is stored, nor anything added to the same group meanwhile. */
  commit(group: string, writes: readonly Write[]): Promise<void> {
    return this.#commits.add(group, writes);
  }

  /** Empties the write-ahead log, which still has what was deleted; not while another process reads, such as a backup. */
  async truncateLog(): Promise<void> {
    await this.#commits.between(emptyLog);
  }

  async close(): Promise<void> {
    await this.#commits.settled();
    await this.#databases.reader.destroy();
    await this.#databases.writer.destroy();
    this.#release();
  }

  async table(id: string, answersSince: number, chatLines: number): Promise<StoredTable | undefined> {
    const db = this.#databases.reader;
    const table = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
    if (table === undefined) return undefined;
    const answers = db
      .selectFrom('answers')
      .selectAll()
      .where('table_id', '=', id)
      .where('at', '>=', answersSince)
      .orderBy('at');
    const links = db.selectFrom('links').selectAll().where('table_id', '=', id).orderBy('expires');
    const chat = db
      .selectFrom('chat')
      .selectAll()
      .where('table_id', '=', id)
      .orderBy('nr', 'desc')
      .limit(chatLines);
    return {
      table,
      seats: await this.#seats(id),
      tokens: await this.#tokens(id),
      ...(await this.#turns(id)),
      links: await links.execute(),
      answers: await answers.execute(),
      chat: (await chat.execute()).toReversed(),
    };
  }

  #seats(id: string): Promise<SeatRow[]> {
    const query = this.#databases.reader.selectFrom('seats').selectAll().where('table_id', '=', id);
    return query.orderBy('nr').execute();
  }

  #tokens(id: string): Promise<TokenRow[]> {
    return this.#databases.reader.selectFrom('tokens').selectAll().where('table_id', '=', id).execute();
  }

  async #turns(id: string): Promise<Pick<StoredTable, 'turns' | 'commands'>> {
    const rows = await this.#databases.reader
      .selectFrom('turns')
      .selectAll()
      .where('table_id', '=', id)
      .orderBy('round')
      .orderBy('seat')
      .orderBy('version')
      .execute();
    const isLast = ({ seat, round }: TurnRow, i: number) =>
      rows[i + 1]?.seat !== seat || rows[i + 1]?.round !== round;
    return { turns: rows.filter(isLast), commands: rows };
  }

  async summary(id: string): Promise<TableSummary | undefined> {
    const db = this.#databases.reader;
    const table = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
    if (table === undefined) return undefined;
    const { round } = await db
      .selectFrom('rounds')
      .select(({ fn }) => fn.countAll<number>().as('round'))
      .where('table_id', '=', id)
      .executeTakeFirstOrThrow();
    const turns = db
      .selectFrom('turns')
      .select(['seat', 'version', 'steps'])
      .where('table_id', '=', id)
      .where('round', '=', round)
      .orderBy('seat')
      .orderBy('version');
    const last = new Map((await turns.execute()).map((turn) => [turn.seat, turn.steps]));
    return {
      table,
      seats: await this.#seats(id),
      round,
      in: [...last].flatMap(([seat, steps]) => (steps === null ? [] : [seat])),
    };
  }

  async tableOfCode(code: string): Promise<string | undefined> {
    const query = this.#databases.reader.selectFrom('tables').select('id').where('code', '=', code);
    return (await query.executeTakeFirst())?.id;
  }

  /** Public tables that wait for players, the newest first. */
  async openTables(limit: number): Promise<OpenTableRow[]> {
    return this.#databases.reader
      .selectFrom('tables')
      .leftJoin('seats as host', (join) =>
        join.onRef('host.table_id', '=', 'tables.id').onRef('host.key', '=', 'tables.host'),
      )
      .select((eb) => [
        'tables.id',
        'tables.settings',
        'tables.made',
        'host.name as host',
        'host.city as city',
        eb
          .selectFrom('seats')
          .whereRef('seats.table_id', '=', 'tables.id')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .as('seated'),
      ])
      .where('status', '=', 'lobby')
      .where('public', '=', 1)
      .orderBy('made', 'desc')
      .limit(limit)
      .execute();
  }

  /** The seats that these tokens open. */
  async seatsOf(tokens: readonly Pick<TokenRow, 'table_id' | 'hash'>[]): Promise<Omit<TokenRow, 'made'>[]> {
    if (tokens.length === 0) return [];
    return this.#databases.reader
      .selectFrom('tokens')
      .select(['table_id', 'hash', 'key'])
      .where((eb) =>
        eb(
          eb.refTuple('table_id', 'hash'),
          'in',
          tokens.map(({ table_id, hash }) => eb.tuple(table_id, hash)),
        ),
      )
      .execute();
  }

  /** What is stored about the player of a seat, besides the table itself. */
  async personal(table: string, key: number): Promise<PersonalRows> {
    const db = this.#databases.reader;
    const tokens = db.selectFrom('tokens').selectAll().where('table_id', '=', table).where('key', '=', key);
    const reports = db.selectFrom('reports').selectAll().where('table_id', '=', table);
    return {
      tokens: await tokens.execute(),
      push: await this.subscriptions(table, [key]),
      reports: await reports.where('by_key', '=', key).execute(),
    };
  }

  /** Waiting and running tables; finished ones don't count towards the limit. */
  async countTables(): Promise<number> {
    const query = this.#databases.reader
      .selectFrom('tables')
      .where('status', 'in', ['lobby', 'playing'])
      .select(({ fn }) => fn.countAll<number>().as('count'));
    return (await query.executeTakeFirstOrThrow()).count;
  }

  async link(hash: Uint8Array): Promise<LinkRow | undefined> {
    return this.#databases.reader.selectFrom('links').selectAll().where('hash', '=', hash).executeTakeFirst();
  }

  /** Tables that are due, the earliest first. */
  async due(now: number, limit: number): Promise<string[]> {
    const rows = await this.#databases.reader
      .selectFrom('tables')
      .select('id')
      .where('due', '<=', now)
      .orderBy('due')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Tables with this status and no activity since. */
  async untouched(status: TableRow['status'], before: number, limit: number): Promise<string[]> {
    const rows = await this.#databases.reader
      .selectFrom('tables')
      .select('id')
      .where('status', '=', status)
      .where('touched', '<', before)
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** When something last happened at a table: older versions didn't note when they ran. */
  async lastTouched(): Promise<number | undefined> {
    const query = this.#databases.reader.selectFrom('tables').select('touched').orderBy('touched', 'desc');
    return (await query.limit(1).executeTakeFirst())?.touched;
  }

  async subscriptions(table: string, keys: readonly number[]): Promise<PushRow[]> {
    const query = this.#databases.reader.selectFrom('push').selectAll().where('table_id', '=', table);
    return query.where('key', 'in', [...keys]).execute();
  }

  /** Running tables with subscriptions that were not reminded of the current round. */
  async unreminded(): Promise<readonly { readonly table: string; readonly round: number }[]> {
    const round = sql`(select count(*) from rounds where rounds.table_id = push.table_id)`;
    const { rows } = await sql<{ table: string; round: number }>`
      select distinct push.table_id as "table", ${round} as round
      from push join tables on tables.id = push.table_id
      where tables.status = 'playing' and (push.reminded is null or push.reminded < ${round})
    `.execute(this.#databases.reader);
    return rows;
  }

  async reports(): Promise<ReportRow[]> {
    return this.#databases.reader.selectFrom('reports').selectAll().orderBy('at').execute();
  }

  async orders(): Promise<OrderRow[]> {
    return this.#databases.reader
      .selectFrom('orders')
      .selectAll()
      .where('done', 'is', null)
      .orderBy('at')
      .execute();
  }

  async order(id: string): Promise<OrderRow | undefined> {
    return this.#databases.reader.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
  }

  async note(name: string): Promise<string | undefined> {
    const query = this.#databases.reader.selectFrom('notes').select('value').where('name', '=', name);
    return (await query.executeTakeFirst())?.value;
  }

  /** Reads and writes something; fails if the disk is full or broken. */
  async check(now: number): Promise<void> {
    await this.commit('check', [{ put: 'notes', row: { name: 'checked', value: String(now) } }]);
    await this.note('checked');
  }

  /** What SQLite finds wrong with the data, if anything. */
  async #damage(): Promise<string | undefined> {
    const check = sql<{ quick_check: string }>`pragma quick_check(1)`.execute(this.#databases.reader);
    const found = await check.then(
      ({ rows }) => rows[0]?.quick_check,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    return found === 'ok' ? undefined : String(found).replace(/\s+/g, ' ');
  }
}
