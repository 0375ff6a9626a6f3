import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, type CompiledQuery } from 'kysely';
import { SqliteConnection } from '../../packages/server/src/store/sqlite/connection.ts';
import { kyselyOn, migrate } from '../../packages/server/src/store/sqlite/open.ts';
import type { Database } from '../../packages/server/src/store/schema.ts';
import { ConnectionLost, type Fence, type SqlDriver } from '../../packages/server/src/store/sql/driver.ts';
import { NotOwner } from '../../packages/server/src/store/ownership.ts';
import { EPOCH } from './globals.ts';
import type { Actor, World } from './world.ts';

/** The timeout in milliseconds, like that of the real driver. */
const TIMEOUT_MS = 10_000;

/** PostgreSQL's syntax translated for SQLite. The clock and the sequence are a row. */
const TRANSLATIONS: readonly (readonly [RegExp, string])[] = [
  [/\(extract\(epoch from clock_timestamp\(\)\) \* 1000\)::float8/g, '(select now from simulated)'],
  [/clock_timestamp\(\)/g, '(select now from simulated)'],
  [/nextval\('terms'\)/g, '(select term from simulated)'],
  [/ \* interval '1 millisecond'/g, ''],
  [/interval '1 day'/g, '86400000'],
  [/for update skip locked/g, ''],
];

const SCHEMA = [
  'create table nodes (id text primary key, address text not null, lease real not null)',
  `create table owners (
    table_id text primary key references tables (id) on delete cascade, node text not null, term integer not null
  )`,
  'create table simulated (now real not null, term integer not null)',
  'insert into simulated values (0, 0)',
];

const raw = (sql: string, ...parameters: unknown[]) => ({ sql, parameters });

/** One database for all nodes. Commits survive a crash; statements in flight are lost. */
export class SimulatedDatabase {
  readonly actor: Actor = { isDead: false, pausedUntil: 0 };
  readonly connection = new SqliteConnection(':memory:');
  isDown = false;
  isFull = false;
  /** Milliseconds for a commit. */
  disk = 2;
  /** How many milliseconds its clock is ahead. */
  ahead = 0;
  /** When its clock last jumped. */
  jumped = Number.NEGATIVE_INFINITY;
  /** A planted bug: terms are not checked. */
  checksTerms = true;
  /** A planted bug: nodes take over tables of others before their lease expires. */
  checksLeases = true;
  violated: (what: string) => void = () => undefined;
  readonly #translated = new Map<string, string>();

  static async open(): Promise<SimulatedDatabase> {
    const database = new SimulatedDatabase();
    await migrate(kyselyOn(database.connection));
    for (const statement of SCHEMA) database.connection.run(raw(statement));
    return database;
  }

  run(query: Pick<CompiledQuery, 'sql' | 'parameters'>, now: number): readonly unknown[] {
    const sql = this.#translate(query.sql);
    if (sql.includes('simulated')) {
      this.connection.run(raw('update simulated set now = ?, term = term + 1', EPOCH + now + this.ahead));
    }
    return this.connection.run({ sql, parameters: query.parameters }).rows;
  }

  commit(statements: readonly CompiledQuery[], fences: readonly Fence[]): void {
    if (this.isFull) throw new Error('The disk is full.');
    const late = fences.find(({ table, term }) => !this.#isHeld(table, term));
    if (late !== undefined && this.checksTerms) throw new NotOwner();
    this.connection.together('begin', statements);
    // Independent of the code under test: nothing of an owner may be stored after its term.
    if (late === undefined) return;
    this.violated(`${late.table}: something was stored in term ${late.term}, which was over`);
  }

  #isHeld(table: string, term: number): boolean {
    const query = raw('select 1 from owners where table_id = ? and term = ?', table, term);
    return this.connection.run(query).rows.length > 0;
  }

  #translate(sql: string): string {
    let found = this.#translated.get(sql);
    if (found === undefined) {
      const asked = this.checksLeases ? sql : sql.replaceAll('nodes.lease > clock_timestamp()', 'false');
      found = TRANSLATIONS.reduce((text, [from, to]) => text.replace(from, to), asked);
      this.#translated.set(sql, found);
    }
    return found;
  }
}

/** The network between a node and the database. */
export interface Wire {
  isCut: boolean;
  /** The most milliseconds one way. */
  latency: number;
}

/** A node's connection, over a network that delays and loses messages. */
export class SimulatedDriver implements SqlDriver {
  readonly db: Kysely<Database>;
  readonly #world: World;
  readonly #database: SimulatedDatabase;
  readonly #wire: Wire;

  constructor(world: World, database: SimulatedDatabase, wire: Wire) {
    this.#world = world;
    this.#database = database;
    this.#wire = wire;
    this.db = new Kysely<Database>({ dialect: this.#dialect() });
  }

  async snapshot(queries: readonly CompiledQuery[]): Promise<readonly (readonly unknown[])[]> {
    return this.#ask(() => queries.map((query) => this.#database.run(query, this.#world.now)), 0);
  }

  async holdSnapshot(): Promise<never> {
    throw new Error('Nothing is copied in a simulation.');
  }

  async transact(statements: readonly CompiledQuery[], fences: readonly Fence[] = []): Promise<void> {
    await this.#ask(() => this.#database.commit(statements, fences), this.#database.disk);
  }

  async close(): Promise<void> {}

  /** Queries the database. If the answer is lost, the query may have arrived, may still arrive, or may not. */
  #ask<T>(answer: () => T, disk: number): Promise<T> {
    const world = this.#world;
    const node = world.actor;
    return new Promise<T>((resolve, reject) => {
      const lost = () => reject(new ConnectionLost({}));
      const giveUp = world.after(TIMEOUT_MS, lost);
      const back = (settle: () => void) => {
        if (this.#wire.isCut) return;
        world.after(
          this.#delay(),
          () => {
            giveUp();
            settle();
          },
          node,
        );
      };
      if (this.#wire.isCut) return;
      const arrived = () => {
        if (this.#database.isDown) return back(lost);
        try {
          const found = answer();
          back(() => resolve(found));
        } catch (error) {
          back(() => reject(error));
        }
      };
      world.after(this.#delay() + disk * world.between(0.5, 1.5), arrived, this.#database.actor);
    });
  }

  #delay(): number {
    return this.#world.between(0.1, this.#wire.latency);
  }

  #dialect() {
    const executeQuery = async (query: CompiledQuery) => {
      const rows = await this.#ask(() => this.#database.run(query, this.#world.now), 0);
      return { rows: rows as never[] };
    };
    const connection = {
      executeQuery,
      // oxlint-disable-next-line require-yield -- required by the interface, but results are never streamed
      async *streamQuery() {
        throw new Error('Nothing is read row by row.');
      },
    };
    const nothing = async () => undefined;
    return {
      createAdapter: () => new SqliteAdapter(),
      createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createDriver: () => ({
        init: nothing,
        acquireConnection: async () => connection,
        beginTransaction: nothing,
        commitTransaction: nothing,
        rollbackTransaction: nothing,
        releaseConnection: nothing,
        destroy: nothing,
      }),
    };
  }
}
