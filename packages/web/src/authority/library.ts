import {
  base64url,
  recordOf,
  rejection,
  SLOTS,
  type GameRecord,
  type Rejection,
  type Result,
} from 'picket-engine';
import type {
  ComponentsFile,
  From,
  GameId,
  Imported,
  NewGame,
  Problem,
  Summary,
  TurnMessage,
} from './authority.ts';
import { aboutOf, botsAround, practised, storedFrom } from './about.ts';
import { begin } from './beginning.ts';
import type { GameRepository } from './gameRepository.ts';
import type { OwnFile } from './componentFiles.ts';
import { parsed, readRecord, type Readable } from './importing.ts';
import { isMoved, moved, moveIn } from './moving.ts';
import { everything, logOf, openStored, pinnedOf, type Pinned } from './openGame.ts';
import type { StoredGame, StoredValues } from './store.ts';
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

  create(wanted: NewGame, seed = this.#draw(SEED_BYTES)): Promise<GameId> {
    return this.#repository.inTurn(() => this.#begin(wanted, seed));
  }

  again(id: GameId, deal: 'same' | 'new'): Promise<GameId> {
    return this.#repository.inTurn(async () => {
      const { stored, game } = await this.#repository.existing(id);
      if (deal === 'same') return this.#begin(stored, stored.seed, pinnedOf(game));
      // Drawn plans are drawn again; chosen ones stay.
      const options = stored.without === undefined ? stored.options : { ...stored.options, plans: null };
      return this.#begin({ ...stored, options }, this.#draw(SEED_BYTES));
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
    return this.#repository.inTurn(async () => {
      const ids = await this.#repository.ids();
      const lines: string[] = [];
      for (const id of ids) {
        const open = await this.#repository.get(id);
        if (open !== undefined) lines.push(moved(open));
      }
      return lines;
    });
  }

  importRecord(text: string, city: string): Promise<Imported> {
    return this.#repository.inTurn(async () => {
      const line = parsed(text);
      if (isMoved(line)) return moveIn(line, this.#repository);
      const read = await readRecord(text, this.#repository.componentFiles);
      if (!read.ok) return read;
      const { record, own } = read.value;
      const there = await this.#sameGame(record);
      if (there !== undefined) return { ok: true, id: there };
      const game: StoredGame = { ...this.#recorded(record, city), imported: true };
      return this.#add({ game, turns: logOf(record.rounds), drafts: [] }, own);
    });
  }

  playOn(text: string, { round, seat, city }: From): Promise<Imported> {
    return this.#repository.inTurn(async () => {
      const read = await readRecord(text, this.#repository.componentFiles);
      if (!read.ok) return read;
      const { record, own } = read.value;
      const { about: _, ...recorded } = this.#recorded(record, city);
      const game: StoredGame = {
        ...recorded,
        bots: botsAround(record, seat),
        played: recorded.created,
        ...practised(record),
      };
      const rounds = record.rounds.slice(0, Math.min(round, record.rounds.length - 1));
      return this.#add({ game, turns: logOf(rounds), drafts: [] }, own);
    });
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

  async #begin(wanted: NewGame, seed: string, pinned?: Pinned): Promise<GameId> {
    const { options, city, cities, bots, styles, without, odds } = wanted;
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
    };
    await this.#repository.save({ stored, game, drafts: [], ...(own && { own }) }, { game: stored });
    return stored.id;
  }

  /** What is stored of a record besides its turns. */
  #recorded(record: Readable['record'], city: string): StoredGame {
    const { options, seed, rules, data = 1, plans } = record;
    const named = this.#name(city);
    return {
      ...named,
      ...storedFrom(record, { city, now: named.played }),
      options,
      seed,
      rules,
      data,
      plans: SLOTS.map((slot) => plans[slot]),
    };
  }

  async #add(
    found: Pick<StoredValues, 'drafts'> & {
      readonly game: StoredGame;
      readonly turns: readonly TurnMessage[];
    },
    own: OwnFile | undefined,
  ): Promise<Imported> {
    const open = openStored(found, own);
    if (open === undefined) throw new Error('A valid record could not be replayed.');
    await this.#repository.save(open, everything(open));
    return { ok: true, id: found.game.id };
  }

  #name(city: string): Pick<StoredGame, 'id' | 'city' | 'created' | 'played'> {
    const now = this.#dependencies.now();
    return { id: this.#draw(ID_BYTES), city, created: now, played: now };
  }

  /** The same turns of the same deal, whatever the about block says. */
  async #sameGame(wanted: GameRecord): Promise<GameId | undefined> {
    const { about: _, ...record } = wanted;
    for (const id of await this.#repository.ids()) {
      const open = await this.#repository.get(id);
      if (open?.stored.seed !== record.seed) continue;
      if (JSON.stringify(recordOf(open.game)) === JSON.stringify(record)) return id;
    }
    return undefined;
  }

  #draw(bytes: number): string {
    return base64url(this.#dependencies.random(bytes));
  }
}
