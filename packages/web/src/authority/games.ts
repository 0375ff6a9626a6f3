import { rejection, submit, takeBack, viewOf, type Game, type Rejection } from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import type { GameId, SavedDraft, Snapshot, TurnMessage } from './authority.ts';
import { counting } from './about.ts';
import type { GameRepository } from './gameRepository.ts';
import { beforeLastRound, everything, isOver, roundOf, snapshotOf, type OpenGame } from './openGame.ts';
import { botsOf, stylesOf } from './seating.ts';
import type { HintTask } from './hints.ts';
import type { Change } from './store.ts';
import type { BotTask } from './thinking.ts';

type Place = Omit<TurnMessage, 'steps'>;

/** Plays local games: judges every command, stores it, and only then answers. */
export class Games {
  readonly #repository: GameRepository;
  readonly #now: () => number;

  constructor(repository: GameRepository, now: () => number) {
    this.#repository = repository;
    this.#now = now;
  }

  /** Resolves when everything requested so far is done. */
  settled(): Promise<void> {
    return this.#repository.inTurn(async () => {});
  }

  snapshot(id: GameId): Promise<Omit<Snapshot, 'elsewhere'> | undefined> {
    return this.#repository.inTurn(async () => {
      const open = await this.#repository.get(id);
      return open === undefined ? undefined : snapshotOf(open);
    });
  }

  /** Pages submit turns for people only. */
  submit(id: GameId, turn: TurnMessage, by: 'person' | 'bot' = 'person'): Promise<Rejection | undefined> {
    return this.#judge(id, async (open) => {
      if (isBot(open, turn) !== (by === 'bot')) return rejection('no-such-seat', { seat: turn.seat });
      const next = submit(open.game, turn);
      if (!next.ok) return next.rejection.rejection;
      await this.#move(open, next.value, { turns: [turn] });
      return undefined;
    });
  }

  takeBack(id: GameId, turn: Place): Promise<Rejection | undefined> {
    return this.#judge(id, async (open) => {
      if (isBot(open, turn)) return rejection('no-such-seat', { seat: turn.seat });
      const next = takeBack(open.game, turn);
      if (!next.ok) return next.rejection;
      await this.#move(open, next.value, { takenBack: turn });
      return undefined;
    });
  }

  takeBackRound(id: GameId): Promise<Rejection | undefined> {
    return this.#judge(id, async (open) => {
      const before = beforeLastRound(open);
      if (before === undefined) return rejection('no-round-over');
      const now = this.#played(before);
      await this.#repository.save(now, everything(now));
      return undefined;
    });
  }

  /** Ignores a draft for another round or a submitted turn. Returns whether the storage problem changed. */
  saveDraft(id: GameId, draft: SavedDraft): Promise<boolean> {
    return this.#judge(id, async (open) => {
      if (draft.round !== roundOf(open.game) || open.game.turns[draft.seat] !== undefined) return false;
      const drafts = [...open.drafts.filter(({ seat }) => seat !== draft.seat), draft];
      const now = this.#played({ ...open, drafts });
      const problem = await this.#repository.save(now, { game: now.stored, drafts: [draft] });
      return problem !== open.problem;
    });
  }

  /** The next bot turn to find; undefined if there is none. */
  botTask(id: GameId): Promise<BotTask | undefined> {
    return this.#repository.inTurn(async () => {
      const open = await this.#repository.get(id);
      if (open === undefined || isOver(open.game)) return undefined;
      const { game, stored } = open;
      const bots = botsOf(stored);
      const seat = bots.findIndex((level, seat) => level !== null && game.turns[seat] === undefined);
      const level = bots[seat] ?? null;
      if (level === null) return undefined;
      const round = roundOf(game);
      return {
        seat,
        round,
        level,
        style: stylesOf(stored)[seat] ?? null,
        view: viewOf(game, seat),
        // Deterministic for each turn, so a round played again has the same bot turns.
        random: () => new FastRandom(`${stored.seed}/bot/${round}/${seat}`),
        isStill: () => this.#repository.loaded(id)?.game.state === game.state,
      };
    });
  }

  /** A person's turn that can still be played; undefined if it can't. */
  hintTask(id: GameId, { seat, round }: Place): Promise<HintTask | undefined> {
    return this.#judge(id, async (open) => {
      const { game, stored } = open;
      const isOpen = (now: Game | undefined) => now?.state === game.state && now.turns[seat] === undefined;
      if (isOver(game) || round !== roundOf(game) || isBot(open, { seat, round }) || !isOpen(game)) {
        return undefined;
      }
      return {
        view: viewOf(game, seat),
        random: new FastRandom(`${stored.seed}/hint/${round}/${seat}`),
        isStill: () => isOpen(this.#repository.loaded(id)?.game),
      };
    });
  }

  /** After a hint the game counts as practice. */
  countHint(id: GameId): Promise<void> {
    return this.#judge(id, async (open) => {
      const now = { ...open, stored: counting(open.stored, 'hints') };
      await this.#repository.save(now, { game: now.stored });
    });
  }

  /** Another tab changed the game: read it again. */
  forget(id: GameId): Promise<void> {
    return this.#repository.inTurn(async () => this.#repository.forget(id));
  }

  #judge<T>(id: GameId, work: (open: OpenGame) => Promise<T>): Promise<T> {
    return this.#repository.inTurn(async () => work(await this.#repository.existing(id)));
  }

  async #move(open: OpenGame, game: Game, change: Omit<Change, 'game'>): Promise<void> {
    const now = this.#played({ ...open, game });
    await this.#repository.save(now, { game: now.stored, ...change });
  }

  /** The imported about block no longer applies. */
  #played(open: OpenGame): OpenGame {
    const { about: _, ...stored } = open.stored;
    return { ...open, stored: { ...stored, played: this.#now() } };
  }
}

function isBot({ stored }: OpenGame, { seat }: Place): boolean {
  return (botsOf(stored)[seat] ?? null) !== null;
}
