import type { GameId, Problem } from './authority.ts';
import { componentsIn, unchanged } from './storedValues.ts';
import { everything, openStored, type OpenGame } from './openGame.ts';
import { ComponentFiles, type OwnFile } from './componentFiles.ts';
import { nothingIfBlocked, problemIfBlocked, type Change, type StoredValues, type Store } from './store.ts';

interface Removed {
  readonly change: Change;
  readonly own: OwnFile | undefined;
}

/**
 * The games in memory: loaded from the store on demand, and stored before they change here. One operation at
 * a time, so that the stored game is always consistent. If the store fails, the game continues in memory and
 * says so.
 */
export class GameRepository {
  readonly componentFiles: ComponentFiles;
  readonly #store: Store;
  readonly #open = new Map<GameId, OpenGame>();
  readonly #removed = new Map<GameId, Removed>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(store: Store) {
    this.#store = store;
    this.componentFiles = new ComponentFiles(store);
  }

  /** Queues an operation: it runs after all earlier ones, and later ones wait for it. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = this.#last.then(work);
    this.#last = next.catch(() => undefined);
    return next;
  }

  async ids(): Promise<readonly GameId[]> {
    const stored = await this.#store.ids().catch(nothingIfBlocked<readonly GameId[]>([]));
    return [...new Set([...stored, ...this.#open.keys()])];
  }

  /** Why the store can't be read, or lags behind memory. */
  async problem(): Promise<Problem | undefined> {
    const unread = await this.#store.ids().then(() => undefined, problemIfBlocked);
    return unread ?? [...this.#open.values()].find(({ problem }) => problem !== undefined)?.problem;
  }

  /** Undefined for a game that doesn't exist or is unreadable. */
  async get(id: GameId): Promise<OpenGame | undefined> {
    const loaded = this.#open.get(id);
    if (loaded !== undefined) return loaded;
    const found = await this.#find(id);
    const open = found && openStored(found, await this.#own(found.game));
    if (open !== undefined) this.#open.set(id, open);
    return open;
  }

  async existing(id: GameId): Promise<OpenGame> {
    const open = await this.get(id);
    if (open === undefined) throw new Error('There is no such game.');
    return open;
  }

  /** The same without the store, synchronously. */
  loaded(id: GameId): OpenGame | undefined {
    return this.#open.get(id);
  }

  /**
   * Stores a change and then applies it. A game whose last change failed to be stored is written completely.
   */
  async save({ problem: behind, ...open }: OpenGame, change: Change): Promise<Problem | undefined> {
    const problem = await this.#write(behind === undefined ? change : everything(open));
    this.#open.set(open.stored.id, problem === undefined ? open : { ...open, problem });
    return problem;
  }

  /** Another tab changed the game: read it again. Unsaved changes exist only here and stay. */
  forget(id: GameId): void {
    if (this.#open.get(id)?.problem === undefined) this.#open.delete(id);
  }

  /** Unreadable games, too: a newer version may be able to read them. */
  async remove(id: GameId): Promise<void> {
    const open = await this.get(id);
    const found = open === undefined ? await this.#find(id) : undefined;
    const change = open === undefined ? found && unchanged(found) : everything(open);
    if (change !== undefined) this.#removed.set(id, { change, own: open?.own });
    this.#open.delete(id);
    await this.#store.remove(id).catch(nothingIfBlocked(undefined));
  }

  /** The game's components file may have been removed, too. */
  async restore(id: GameId): Promise<void> {
    const removed = this.#removed.get(id);
    if (removed === undefined) return;
    const { change, own } = removed;
    if (own !== undefined) await this.componentFiles.save(own.name, own.text);
    const problem = await this.#write(change);
    this.#removed.delete(id);
    const open = problem && openStored({ turns: [], drafts: [], ...change }, own);
    if (open) this.#open.set(id, { ...open, problem });
  }

  /** Whether a stored game, readable or not, uses a components file. */
  async needs(hash: string): Promise<boolean> {
    for (const id of await this.ids()) {
      const game = this.#open.get(id)?.stored ?? (await this.#find(id))?.game;
      if (componentsIn(game) === hash) return true;
    }
    return false;
  }

  #find(id: GameId): Promise<StoredValues | undefined> {
    return this.#store.read(id).catch(nothingIfBlocked(undefined));
  }

  async #own(game: unknown): Promise<OwnFile | undefined> {
    const hash = componentsIn(game);
    return hash === undefined ? undefined : this.componentFiles.get(hash);
  }

  #write(change: Change): Promise<Problem | undefined> {
    return this.#store.write(change).then(() => undefined, problemIfBlocked);
  }
}
