import { Kysely, PostgresDialect, sql } from 'kysely';
import { DataError } from '../dataError.ts';
import type { Ownership } from '../ownership.ts';
import { checkedKey, PUSH_KEY } from '../pushKey.ts';
import type { Database } from '../schema.ts';
import { SqlStore } from '../sql/sqlStore.ts';
import type { CommitTimes, OwnershipInput } from '../store.ts';
import { PostgresDriver } from './driver.ts';
import { migrate, NewerData } from './migrate.ts';
import { PostgresOwnership } from './ownership.ts';
import { openPool } from './pool.ts';

/** A database that several nodes can share. */
export class PostgresStore extends SqlStore {
  private constructor(driver: PostgresDriver, onCommit?: (times: CommitTimes) => void) {
    super(driver, onCommit);
  }

  static async open(url: string, onCommit?: (times: CommitTimes) => void): Promise<PostgresStore> {
    // Without time limits, since a migration may take long.
    const db = new Kysely<Database>({
      dialect: new PostgresDialect({ pool: openPool(url, 1, {}) }),
    });
    try {
      await migrate(db);
    } catch (error) {
      throw new DataError(sentenceFor(url, error), { cause: error });
    } finally {
      await db.destroy();
    }
    return new PostgresStore(new PostgresDriver(url), onCommit);
  }

  override ownership(input: OwnershipInput): Ownership {
    return new PostgresOwnership({ ...input, db: this.driver.db });
  }

  /** Whether any node has a lease. */
  async isInUse(): Promise<boolean> {
    const query = sql<{
      is: boolean;
    }>`select exists (select 1 from nodes where lease > clock_timestamp()) as is`;
    return (await query.execute(this.driver.db)).rows[0]?.is === true;
  }

  /** PostgreSQL vacuums deleted rows itself. */
  override async truncateLog(): Promise<void> {}

  /** Nodes that start together must use the same key. */
  override async pushKey(fresh: () => string): Promise<string> {
    const { db } = this.driver;
    const known = await this.note(PUSH_KEY);
    if (known === undefined) {
      await db
        .insertInto('notes')
        .values({ name: PUSH_KEY, value: fresh() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    const stored = known ?? (await this.note(PUSH_KEY)) ?? '';
    return checkedKey(stored, `The note ${PUSH_KEY} in the database`);
  }
}

function sentenceFor(url: string, error: unknown): string {
  if (error instanceof NewerData) {
    return `The database ${placeOf(url)} was written by a newer version of Picket: use that version.`;
  }
  const why =
    error instanceof Error ? error.message || String((error as NodeJS.ErrnoException).code) : String(error);
  return `The database ${placeOf(url)} cannot be opened or migrated: ${why}.`;
}

/** The address without the password. */
function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
