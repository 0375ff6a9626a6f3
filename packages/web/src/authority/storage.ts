import type { GameId } from './authority.ts';
import { StoreFailure, type Change, type Found, type KeptFile, type Store } from './store.ts';

const NAME = 'picket';
/** Rises with every table that is added. */
const VERSION = 2;
const GAMES = 'games';
const TURNS = 'turns';
const DRAFTS = 'drafts';
const FILES = 'files';
const TABLES = [GAMES, TURNS, DRAFTS, FILES];

/** Games and files in the browser's own database: a row for each game, turn and draft, so that a step writes little. */
export class BrowserStore implements Store {
  #opened: Promise<IDBDatabase> | undefined;
  /** Somebody wanted nothing kept, in another tab: nothing is written back. */
  #erased = false;

  async ids(): Promise<readonly GameId[]> {
    const keys = await this.#run('readonly', (rows) => rows(GAMES).getAllKeys());
    return keys.filter((key) => typeof key === 'string');
  }

  async read(id: GameId): Promise<Found | undefined> {
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

  async writeFile(file: KeptFile): Promise<void> {
    await this.#run('readwrite', (rows) => rows(FILES).put(file, file.hash));
  }

  async removeFile(hash: string): Promise<void> {
    await this.#run('readwrite', (rows) => rows(FILES).delete(hash));
  }

  /** Runs one transaction and settles when it is done, not when its requests are. */
  async #run(mode: IDBTransactionMode, work: Work<IDBRequest>): Promise<IDBValidKey[]>;
  async #run(mode: IDBTransactionMode, work: Work<IDBRequest[]>): Promise<unknown[]>;
  async #run(mode: IDBTransactionMode, work: Work<IDBRequest | IDBRequest[]>): Promise<unknown> {
    const database = await this.#database();
    return new Promise((resolve, reject) => {
      const fail = (error: unknown) => reject(new StoreFailure(problemOf(error), error));
      try {
        // Strict: what was acknowledged is on the disk, whatever happens to the machine.
        const transaction = database.transaction(TABLES, mode, { durability: 'strict' });
        const requests = work((name) => transaction.objectStore(name));
        const results = () => (Array.isArray(requests) ? requests.map(resultOf) : resultOf(requests));
        transaction.addEventListener('complete', () => resolve(results()));
        transaction.addEventListener('abort', () => fail(transaction.error));
      } catch (error) {
        // The database was closed behind our back: the next try opens it again.
        this.#opened = undefined;
        fail(error);
      }
    });
  }

  #database(): Promise<IDBDatabase> {
    if (this.#erased) throw new StoreFailure('storage-blocked', new Error('erased in another tab'));
    this.#opened ??= open((database) => {
      // A newer Picket in another tab wants to change the tables: it must not wait for us.
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

/** Every key that begins with a game's id. An array sorts after every number, so an empty one closes the range. */
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
