import type { GameId, SavedDraft, TurnMessage } from './authority.ts';
import type { Change, StoredValues, StoredFile, StoredGame, Store } from './store.ts';

interface Entry {
  game: StoredGame;
  readonly turns: Map<string, TurnMessage>;
  readonly drafts: Map<number, SavedDraft>;
}

/** Stores games in memory, for tests, with the same guarantees as the browser's storage. */
export class MemoryStore implements Store {
  readonly #entries = new Map<GameId, Entry>();
  readonly #files = new Map<string, StoredFile>();

  async ids(): Promise<readonly GameId[]> {
    return [...this.#entries.keys()];
  }

  async read(id: GameId): Promise<StoredValues | undefined> {
    const entry = this.#entries.get(id);
    if (entry === undefined) return undefined;
    // Copies, like a real store: changing a result must not change what is stored.
    const { game, turns, drafts } = entry;
    return structuredClone({ game, turns: [...turns.values()], drafts: [...drafts.values()] });
  }

  async write(change: Change): Promise<void> {
    const { game, whole, turns = [], takenBack, drafts = [] } = structuredClone(change);
    const before = whole ? undefined : this.#entries.get(game.id);
    const entry = before ?? { game, turns: new Map(), drafts: new Map() };
    entry.game = game;
    for (const turn of turns) entry.turns.set(keyOf(turn), turn);
    if (takenBack !== undefined) entry.turns.delete(keyOf(takenBack));
    for (const draft of drafts) entry.drafts.set(draft.seat, draft);
    this.#entries.set(game.id, entry);
  }

  async remove(id: GameId): Promise<void> {
    this.#entries.delete(id);
  }

  async files(): Promise<readonly unknown[]> {
    return structuredClone([...this.#files.values()]);
  }

  async writeFile(file: StoredFile): Promise<void> {
    this.#files.set(file.hash, structuredClone(file));
  }

  async removeFile(hash: string): Promise<void> {
    this.#files.delete(hash);
  }
}

const keyOf = ({ round, seat }: Omit<TurnMessage, 'steps'>) => `${round}/${seat}`;
