import { base64url, recordOf, rejection, type GameRecord, type Rejection, type Result } from 'picket-engine';
import type { ComponentsFile, From, GameId, Imported, NewGame, Problem, Summary } from './authority.ts';
import { aboutOf } from './about.ts';
import { begin } from './beginning.ts';
import type { Named } from './exchange.ts';
import type { GameRepository } from './gameRepository.ts';
import { pinnedOf, type Versions } from './openGame.ts';
import type { StoredGame } from './store.ts';
import { damaged, summaryOf } from './summary.ts';

/** The library's dependencies, injected for tests. */
export interface LibraryDependencies {
  readonly now: () => number;
  readonly random: (bytes: number) => Uint8Array;
}

const SEED_BYTES = 16;
const ID_BYTES = 9;

/** Adds and removes the games and files of this device. */
export class Library {
  readonly #repository: GameRepository;
  readonly #dependencies: LibraryDependencies;

  constructor(repository: GameRepository, dependencies: LibraryDependencies) {
    this.#repository = repository;
    this.#dependencies = dependencies;
  }

  create(wanted: NewGame, seed?: string): Promise<GameId> {
    const { dealt } = wanted;
    return this.#repository.inTurn(() =>
      this.#begin(wanted, dealt?.seed ?? seed ?? this.#draw(SEED_BYTES), dealt),
    );
  }

  again(id: GameId, deal: 'same' | 'new'): Promise<GameId> {
    return this.#repository.inTurn(async () => {
      const { stored, game } = await this.#repository.existing(id);
      if (deal === 'same') return this.#begin(stored, stored.seed, pinnedOf(game));
      // Drawn plans are drawn again; chosen ones stay.
      const options = stored.without === undefined ? stored.options : { ...stored.options, plans: null };
      const { deal: _, ...others } = stored;
      return this.#begin({ ...others, options }, this.#draw(SEED_BYTES));
    });
  }

  list(): Promise<readonly Summary[]> {
    return this.#repository.inTurn(async () => {
      const summaries: Summary[] = [];
      for (const id of await this.#repository.ids()) {
        const open = await this.#repository.get(id);
        summaries.push(open === undefined ? damaged(id) : summaryOf(open));
      }
      return summaries.toSorted((a, b) => b.played - a.played);
    });
  }

  problem(): Promise<Problem | undefined> {
    return this.#repository.inTurn(() => this.#repository.problem());
  }

  remove(id: GameId): Promise<void> {
    return this.#repository.inTurn(() => this.#repository.remove(id));
  }

  restore(id: GameId): Promise<void> {
    return this.#repository.inTurn(() => this.#repository.restore(id));
  }

  exportRecord(id: GameId): Promise<GameRecord | undefined> {
    return this.#repository.inTurn(async () => {
      const open = await this.#repository.get(id);
      return open === undefined ? undefined : recordOf(open.game, aboutOf(open.stored));
    });
  }

  exportAll(): Promise<readonly string[]> {
    return this.#exchange(({ exportAll }) => exportAll(this.#repository));
  }

  importRecord(text: string, city: string): Promise<Imported> {
    return this.#exchange(({ importRecord }) => importRecord(this.#repository, text, this.#name(city)));
  }

  playOn(text: string, from: From): Promise<Imported> {
    return this.#exchange(({ playOn }) => playOn(this.#repository, text, from, this.#name(from.city)));
  }

  saveComponents(name: string, text: string): Promise<Result<ComponentsFile>> {
    return this.#repository.inTurn(() => this.#repository.componentFiles.save(name, text));
  }

  components(): Promise<readonly ComponentsFile[]> {
    return this.#repository.inTurn(async () => {
      const files = await this.#repository.componentFiles.all();
      return files.map(({ hash, name, box }) => ({ hash, name, box }));
    });
  }

  removeComponents(hash: string): Promise<Rejection | undefined> {
    return this.#repository.inTurn(async () => {
      if (await this.#repository.needs(hash)) return rejection('components-in-use');
      await this.#repository.componentFiles.remove(hash);
      return undefined;
    });
  }

  async #begin(wanted: NewGame, seed: string, pinned?: Versions): Promise<GameId> {
    const { options, city, cities, bots, styles, without, odds, deal } = wanted;
    const own =
      options.components === null ? undefined : await this.#repository.componentFiles.get(options.components);
    const game = begin(wanted, { seed, own, pinned });
    const stored: StoredGame = {
      ...this.#name(city),
      options: game.state.rules.options,
      seed,
      ...pinnedOf(game),
      ...(cities && { cities }),
      ...(bots && { bots }),
      ...(styles && { styles }),
      ...(without && { without }),
      ...(odds === false && { odds }),
      ...(deal !== undefined && { deal }),
    };
    await this.#repository.save({ stored, game, drafts: [], ...(own && { own }) }, { game: stored });
    return stored.id;
  }

  #exchange<T>(work: (exchange: typeof import('./exchange.ts')) => Promise<T>): Promise<T> {
    return this.#repository.inTurn(async () => work(await import('./exchange.ts')));
  }

  #name(city: string): Named {
    const now = this.#dependencies.now();
    return { id: this.#draw(ID_BYTES), city, created: now, played: now };
  }

  #draw(bytes: number): string {
    return base64url(this.#dependencies.random(bytes));
  }
}
