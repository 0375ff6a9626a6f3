import {
  base64url,
  defaultOptions,
  newGame,
  recordOf,
  RULES_VERSION,
  scoresOf,
  submit,
  takeBack,
  type Game,
  type GameRecord,
  type Options,
  type Refusal,
} from '@picket/engine';
import type { GameId, KeptDraft, Problem, Snapshot, Summary, TurnMessage } from './authority.ts';
import { activeSeat, openFound, roundOf, snapshotOf, turnsOf, type OpenGame } from './openGame.ts';
import { StoreFailure, type Change, type Store } from './store.ts';

/** What the authority needs from around it, so that a test can be around it too. */
export interface Surroundings {
  readonly store: Store;
  readonly now: () => number;
  readonly random: (bytes: number) => Uint8Array;
}

const SEED_BYTES = 16;
const ID_BYTES = 9;

/**
 * The local games: judges every command, keeps it, and only then answers. One thing is done at a time, so that what is
 * kept is always a game that was. A store that fails stops nobody: the game goes on here and says so.
 */
export class Games {
  readonly #around: Surroundings;
  readonly #open = new Map<GameId, OpenGame>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(around: Surroundings) {
    this.#around = around;
  }

  /** Settles once everything asked for so far is done. */
  settled(): Promise<void> {
    return this.#inTurn(async () => {});
  }

  create(options: Options, city: string, seed = this.#draw(SEED_BYTES)): Promise<GameId> {
    return this.#inTurn(async () => {
      const started = newGame({ options, seed });
      if (!started.ok) throw new Error(`These options cannot be played: ${started.refusal.code}.`);
      const now = this.#around.now();
      const kept = {
        id: this.#draw(ID_BYTES),
        city,
        options,
        seed,
        rules: RULES_VERSION,
        created: now,
        played: now,
      };
      await this.#keep({ kept, game: started.value, drafts: [] }, { game: kept });
      return kept.id;
    });
  }

  snapshot(id: GameId): Promise<Omit<Snapshot, 'elsewhere'> | undefined> {
    return this.#inTurn(async () => {
      const open = await this.#get(id);
      return open === undefined ? undefined : snapshotOf(open);
    });
  }

  submit(id: GameId, turn: TurnMessage): Promise<Refusal | undefined> {
    return this.#inTurn(async () => {
      const open = await this.#existing(id);
      const next = submit(open.game, turn);
      if (!next.ok) return next.refusal.refusal;
      await this.#move(open, next.value, { turns: [turn] });
      return undefined;
    });
  }

  takeBack(id: GameId, turn: Omit<TurnMessage, 'steps'>): Promise<Refusal | undefined> {
    return this.#inTurn(async () => {
      const open = await this.#existing(id);
      const next = takeBack(open.game, turn);
      if (!next.ok) return next.refusal;
      await this.#move(open, next.value, { takenBack: turn });
      return undefined;
    });
  }

  /** A draft for another round, or for a turn that is in, came too late to matter. Says whether the problem changed. */
  keepDraft(id: GameId, draft: KeptDraft): Promise<boolean> {
    return this.#inTurn(async () => {
      const open = await this.#existing(id);
      if (draft.round !== roundOf(open.game) || open.game.turns[draft.seat] !== undefined) return false;
      const drafts = [...open.drafts.filter(({ seat }) => seat !== draft.seat), draft];
      const kept = { ...open.kept, played: this.#around.now() };
      const problem = await this.#keep({ ...open, kept, drafts }, { game: kept, drafts: [draft] });
      return problem !== open.problem;
    });
  }

  list(): Promise<readonly Summary[]> {
    return this.#inTurn(async () => {
      const stored = await this.#around.store.ids().catch(nothingIfBlocked<readonly GameId[]>([]));
      const summaries: Summary[] = [];
      for (const id of new Set([...stored, ...this.#open.keys()])) {
        const open = await this.#get(id);
        summaries.push(open === undefined ? damaged(id) : summaryOf(open));
      }
      return summaries.toSorted((a, b) => b.played - a.played);
    });
  }

  remove(id: GameId): Promise<void> {
    return this.#inTurn(async () => {
      this.#open.delete(id);
      await this.#around.store.remove(id).catch(nothingIfBlocked(undefined));
    });
  }

  exportRecord(id: GameId): Promise<GameRecord | undefined> {
    return this.#inTurn(async () => {
      const open = await this.#get(id);
      return open === undefined ? undefined : recordOf(open.game);
    });
  }

  /** Another tab changed the game: it is read anew. What could not be kept is nowhere else and stays. */
  forget(id: GameId): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#open.get(id)?.problem === undefined) this.#open.delete(id);
    });
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = this.#last.then(work);
    this.#last = next.catch(() => undefined);
    return next;
  }

  async #get(id: GameId): Promise<OpenGame | undefined> {
    const held = this.#open.get(id);
    if (held !== undefined) return held;
    const found = await this.#around.store.read(id).catch(nothingIfBlocked(undefined));
    const open = found === undefined ? undefined : openFound(found);
    if (open !== undefined) this.#open.set(id, open);
    return open;
  }

  async #existing(id: GameId): Promise<OpenGame> {
    const open = await this.#get(id);
    if (open === undefined) throw new Error('There is no such game.');
    return open;
  }

  async #move(open: OpenGame, game: Game, change: Omit<Change, 'game'>): Promise<void> {
    const kept = { ...open.kept, played: this.#around.now() };
    await this.#keep({ ...open, kept, game }, { game: kept, ...change });
  }

  /** Keeps a change and only then holds it. A game whose last change was not kept is written whole. */
  async #keep({ problem: behind, ...open }: OpenGame, change: Change): Promise<Problem | undefined> {
    const problem = await this.#around.store
      .write(behind === undefined ? change : everything(open))
      .then(() => undefined, problemIfBlocked);
    this.#open.set(open.kept.id, problem === undefined ? open : { ...open, problem });
    return problem;
  }

  #draw(bytes: number): string {
    return base64url(this.#around.random(bytes));
  }
}

function everything({ kept, game, drafts }: OpenGame): Change {
  return { game: kept, whole: true, turns: turnsOf(game), drafts };
}

/** Expected failures of a store become a value; anything else is a bug and goes on being thrown. */
function problemIfBlocked(error: unknown): Problem {
  if (error instanceof StoreFailure) return error.problem;
  throw error;
}

function nothingIfBlocked<T>(nothing: T): (error: unknown) => T {
  return (error) => {
    problemIfBlocked(error);
    return nothing;
  };
}

function summaryOf({ kept, game }: OpenGame): Summary {
  return {
    id: kept.id,
    city: kept.city,
    options: kept.options,
    rounds: roundOf(game),
    over: activeSeat(game) === undefined,
    scores: scoresOf(game.state).map(({ total }) => total),
    played: kept.played,
  };
}

function damaged(id: GameId): Summary {
  return {
    id,
    city: '',
    options: defaultOptions,
    rounds: 0,
    over: false,
    scores: [],
    played: 0,
    damaged: true,
  };
}
