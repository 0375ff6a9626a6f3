import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../schema.ts';
import type { Claim, Ownership } from '../ownership.ts';
import type { OwnershipInput } from '../store.ts';

interface Input extends OwnershipInput {
  readonly db: Kysely<Database>;
}

/** How often to retry for a table whose owner is changing. */
const TRIES = 5;

/** Whether the owner in this row of `owners` still has its lease. */
const isAlive = sql`exists (select 1 from nodes where nodes.id = owners.node and nodes.lease > clock_timestamp())`;

/** Ownership by rows of the database. */
export class PostgresOwnership implements Ownership {
  readonly isShared = true;
  readonly #input: Input;
  #heldUntil = Number.NEGATIVE_INFINITY;
  #others: ReadonlySet<string> = new Set();

  constructor(input: Input) {
    this.#input = input;
  }

  isHeld(): boolean {
    return this.#input.elapsed() < this.#heldUntil;
  }

  async claim(table: string): Promise<Claim | undefined> {
    for (let i = 0; i < TRIES; i++) {
      const found = await this.#owner(table);
      if (found === undefined) return undefined;
      if (found.elsewhere !== null) return { elsewhere: found.elsewhere };
      const [taken] = await this.#take(sql`select id from tables where id = ${table}`);
      if (taken !== undefined) return { term: taken.term };
    }
    throw new Error(`The table ${table} keeps changing owners.`);
  }

  /** Checked first: even a failing claim would delay the owner's commits. */
  async #owner(table: string): Promise<{ readonly elsewhere: string | null } | undefined> {
    const [found] = await this.#rows<{ elsewhere: string | null }>(sql`
      select (
        select nodes.address from owners join nodes on nodes.id = owners.node
        where owners.table_id = tables.id and nodes.id <> ${this.#input.node} and nodes.lease > clock_timestamp()
      ) as elsewhere
      from tables where id = ${table}
    `);
    return found;
  }

  async release(table: string, term: number): Promise<void> {
    await this.#rows(sql`delete from owners where table_id = ${table} and term = ${term}`);
  }

  async claimDue(now: number, limit: number): Promise<string[]> {
    const taken = await this.#take(sql`
      select id from tables
      where due <= ${now} and not exists (select 1 from owners where owners.table_id = tables.id and ${isAlive})
      order by due limit ${limit} for update skip locked
    `);
    return taken.map(({ table_id }) => table_id);
  }

  async notElsewhere(tables: readonly string[]): Promise<string[]> {
    if (tables.length === 0) return [];
    const found = await this.#rows<{ table_id: string }>(sql`
      select table_id from owners
      where table_id in (${sql.join(tables)}) and node <> ${this.#input.node} and ${isAlive}
    `);
    const elsewhere = new Set(found.map(({ table_id }) => table_id));
    return tables.filter((table) => !elsewhere.has(table));
  }

  async renew(address: string, lapsed: () => void): Promise<boolean> {
    const { node, leaseMs, elapsed } = this.#input;
    const end = sql`clock_timestamp() + ${leaseMs} * interval '1 millisecond'`;
    // Before the database's time is read, so the node stops first.
    let until = elapsed() + leaseMs;
    const [kept] = await this.#rows(sql`
      update nodes set address = ${address}, lease = ${end} where id = ${node} and lease > clock_timestamp() returning id
    `);
    // By the database's clock: a renewal may have been delayed, or the node's clock may have jumped.
    if (kept === undefined) {
      this.#heldUntil = Number.NEGATIVE_INFINITY;
      lapsed();
      until = elapsed() + leaseMs;
      await this.#rows(sql`
        insert into nodes (id, address, lease) values (${node}, ${address}, ${end})
        on conflict (id) do update set address = excluded.address, lease = excluded.lease
      `);
    }
    this.#heldUntil = until;
    const alive = await this.#rows<{ id: string }>(sql`select id from nodes where lease > clock_timestamp()`);
    const others = new Set(alive.map(({ id }) => id).filter((id) => id !== node));
    const isLess = [...this.#others].some((id) => !others.has(id));
    this.#others = others;
    if (isLess) await this.#rows(sql`delete from nodes where lease < clock_timestamp() - interval '1 day'`);
    return isLess;
  }

  async time(): Promise<number> {
    const query = sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`;
    return (await this.#rows<{ now: number }>(query))[0]?.now ?? Date.now();
  }

  async leave(): Promise<void> {
    const { node } = this.#input;
    this.#heldUntil = Number.NEGATIVE_INFINITY;
    await this.#rows(sql`delete from owners where node = ${node}`);
    await this.#rows(sql`delete from nodes where id = ${node}`);
  }

  /** Takes those of these tables that this node or no living node owns. Waits for commits of the owner. */
  #take(tables: RawBuilder<unknown>): Promise<readonly { table_id: string; term: number }[]> {
    const { node } = this.#input;
    return this.#rows(sql`
      with wanted as (${tables})
      insert into owners (table_id, node, term) select id, ${node}, nextval('terms') from wanted where true
      on conflict (table_id) do update set node = excluded.node, term = excluded.term
      where owners.node = ${node} or not ${isAlive}
      returning table_id, term
    `);
  }

  async #rows<R>(query: RawBuilder<unknown>): Promise<readonly R[]> {
    return (await query.execute(this.#input.db)).rows as R[];
  }
}
