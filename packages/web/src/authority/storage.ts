import type { GameId } from './authority.ts';
import { StoreFailure, type Change, type StoredValues, type StoredFile, type Store } from './store.ts';

const NAME = 'picket';
/** Incremented with every new table. */
const VERSION = 2;
const GAMES = 'games';
const TURNS = 'turns';
const DRAFTS = 'drafts';
const FILES = 'files';
const TABLES = [GAMES, TURNS, DRAFTS, FILES];

/** Games and files in IndexedDB: a row for each game, turn and draft, so that a step writes little. */
export class BrowserStore implements Store {
  #opened: Promise<IDBDatabase> | undefined;
  /** Another tab deleted everything: don't write it back. */
  #erased = false;

  async ids(): Promise<readonly GameId[]> {
    const keys = await this.#run('readonly', (rows) => rows(GAMES).getAllKeys());
    return keys.filter((key) => typeof key === 'string');
  }

  async read(id: GameId): Promise<StoredValues | undefined> {
    const found = await this.#run('readonly', (rows) => [
      rows(GAMES).get(id),
      rows(TURNS).getAll(allOf(id)),
      rows(DRAFTS).getAll(allOf(id)),
    ]);
    const [game, turns, drafts] = found as [unknown, unknown[], unknown[]];
    return game === undefined ? undefined : { game, turns, drafts };
  }

  async write({ game, whole, turns = [], takenBack, drafts = [] }: Change): Promise<void> {
    const { id } = game;
    await this.#run('readwrite', (rows) => {
      if (whole) clear(rows, id);
      for (const turn of turns) rows(TURNS).put(turn, [id, turn.round, turn.seat]);
      if (takenBack !== undefined) rows(TURNS).delete([id, takenBack.round, takenBack.seat]);
      for (const draft of drafts) rows(DRAFTS).put(draft, [id, draft.seat]);
      return rows(GAMES).put(game, id);
    });
  }

  async remove(id: GameId): Promise<void> {
    await this.#run('readwrite', (rows) => {
      clear(rows, id);
      return rows(GAMES).delete(id);
    });
  }

  files(): Promise<readonly unknown[]> {
    return this.#run('readonly', (rows) => rows(FILES).getAll());
  }

  async writeFile(file: StoredFile): Promise<void> {
    await this.#run('readwrite', (rows) => rows(FILES).put(file, file.hash));
  }

  async removeFile(hash: string): Promise<void> {
    await this.#run('readwrite', (rows) => rows(FILES).delete(hash));
  }

  /** Runs one transaction and resolves when it is committed, not when its requests are done. */
  async #run(mode: IDBTransactionMode, work: Work<IDBRequest>): Promise<IDBValidKey[]>;
  async #run(mode: IDBTransactionMode, work: Work<IDBRequest[]>): Promise<unknown[]>;
  async #run(mode: IDBTransactionMode, work: Work<IDBRequest | IDBRequest[]>): Promise<unknown> {
    const database = await this.#database();
    return new Promise((resolve, reject) => {
      const fail = (error: unknown) => reject(new StoreFailure(problemOf(error), error));
      try {
        // Strict: an acknowledged write is on disk, even if the machine crashes.
        const transaction = database.transaction(TABLES, mode, { durability: 'strict' });
        const requests = work((name) => transaction.objectStore(name));
        const results = () => (Array.isArray(requests) ? requests.map(resultOf) : resultOf(requests));
        transaction.addEventListener('complete', () => resolve(results()));
        transaction.addEventListener('abort', () => fail(transaction.error));
      } catch (error) {
        // The browser closed the database: the next call opens it again.
        this.#opened = undefined;
        fail(error);
      }
    });
  }

  #database(): Promise<IDBDatabase> {
    if (this.#erased) throw new StoreFailure('storage-blocked', new Error('erased in another tab'));
    this.#opened ??= open((database) => {
      // A newer version in another tab wants to upgrade the tables: don't block it.
      const forget = () => {
        this.#opened = undefined;
      };
      database.addEventListener('versionchange', ({ newVersion }) => {
        this.#erased = newVersion === null;
        database.close();
        forget();
      });
      database.addEventListener('close', forget);
    }).catch((error: unknown) => {
      this.#opened = undefined;
      throw new StoreFailure(problemOf(error), error);
    });
    return this.#opened;
  }
}

type Rows = (name: string) => IDBObjectStore;
type Work<T> = (rows: Rows) => T;

function clear(rows: Rows, id: GameId): void {
  for (const name of [TURNS, DRAFTS]) rows(name).delete(allOf(id));
}

const resultOf = (request: IDBRequest): unknown => request.result;

/**
 * Every key that starts with a game's id. An array sorts after every number, so an empty one ends the range.
 */
const allOf = (id: GameId) => IDBKeyRange.bound([id], [id, []]);

function open(prepare: (database: IDBDatabase) => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.addEventListener('upgradeneeded', () => {
      const { objectStoreNames } = request.result;
      const missing = TABLES.filter((name) => !objectStoreNames.contains(name));
      for (const name of missing) request.result.createObjectStore(name);
    });
    request.addEventListener('success', () => {
      prepare(request.result);
      resolve(request.result);
    });
    request.addEventListener('error', () => reject(request.error ?? new Error('no reason given')));
  });
}

function problemOf(error: unknown): StoreFailure['problem'] {
  return (error as Error | null)?.name === 'QuotaExceededError' ? 'storage-full' : 'storage-blocked';
}
