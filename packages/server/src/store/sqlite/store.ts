import { DataError } from '../dataError.ts';
import type { Ownership } from '../ownership.ts';
import { PUSH_KEY } from '../pushKey.ts';
import { SqlStore } from '../sql/sqlStore.ts';
import type { CommitTimes } from '../store.ts';
import { SqliteDriver } from './driver.ts';
import { keyInFolder } from './keyFile.ts';
import { lockFolder } from './lock.ts';
import { needsMigration } from './open.ts';
import { soleOwnership } from './ownership.ts';

/** A data folder: a database file, its log, and the key of reminders. */
export class SqliteStore extends SqlStore {
  readonly #driver: SqliteDriver;
  readonly #folder: string;
  readonly #release: () => void;

  private constructor(
    driver: SqliteDriver,
    folder: string,
    onCommit?: (times: CommitTimes) => void,
    release: () => void = () => undefined,
  ) {
    super(driver, onCommit);
    this.#driver = driver;
    this.#folder = folder;
    this.#release = release;
  }

  /** Opens the data without locking it, next to a running server, whose data is not migrated. */
  static async open(folder: string): Promise<SqliteStore> {
    const release = (await needsMigration(folder)) ? lockToMigrate(folder) : undefined;
    try {
      return new SqliteStore(await SqliteDriver.open(folder), folder);
    } finally {
      release?.();
    }
  }

  /** Opens the data as the only server on this folder, after checking it. */
  static async openAlone(folder: string, onCommit?: (times: CommitTimes) => void): Promise<SqliteStore> {
    const release = lockFolder(folder);
    try {
      const store = new SqliteStore(await SqliteDriver.open(folder), folder, onCommit, release);
      const damage = await store.#driver.damage();
      if (damage === undefined) return store;
      await store.close();
      throw new DataError(`The data in ${folder} is damaged (${damage}): restore it from a backup.`);
    } catch (error) {
      release();
      throw error;
    }
  }

  /** Empties the write-ahead log, which still contains deleted data; not while another process, such as a backup, is reading. */
  override async truncateLog(): Promise<void> {
    await this.commits.between(async () => this.#driver.emptyLog());
  }

  override ownership(): Ownership {
    return soleOwnership((now, limit) => this.due(now, limit));
  }

  override async pushKey(fresh: () => string): Promise<string> {
    // Restored from the backup of another database.
    const restored = await this.note(PUSH_KEY);
    return keyInFolder(this.#folder, () => restored ?? fresh());
  }

  override async close(): Promise<void> {
    await super.close();
    this.#release();
  }
}

function lockToMigrate(folder: string): () => void {
  try {
    return lockFolder(folder);
  } catch (error) {
    const why = `The server that uses ${folder} is older than this program: update and restart it first.`;
    throw new DataError(why, { cause: error });
  }
}
