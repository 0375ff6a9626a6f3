import type { LevelId } from 'picket-bots';
import { rejection, type Rejection } from 'picket-engine';
import type { GameId, TurnMessage } from './authority.ts';
import type { Games } from './games.ts';
import { findHint, type Advisers } from './hints.ts';
import type { Library } from './library.ts';
import type { CallName, Calls, ToPage, ToWorker } from './messages.ts';
import { seedFor } from './sameDeal.ts';
import type { Tabs, TabsEvents } from './tabs.ts';
import { Thinking, type Bots, type ThinkingDependencies } from './thinking.ts';

/** The service's dependencies. */
export interface ServiceDependencies extends Omit<ThinkingDependencies, 'task' | 'submit'> {
  readonly bots: (level: LevelId) => Promise<Bots & Advisers>;
  readonly games: Games;
  readonly library: Library;
  readonly tabs: (events: TabsEvents) => Tabs;
  readonly post: (message: ToPage) => void;
}

/** The worker's side of the page: answers calls and sends updates of watched games. */
export class GameService {
  readonly #games: Games;
  readonly #tabs: Tabs;
  readonly #thinking: Thinking;
  readonly #post: (message: ToPage) => void;
  readonly #watched = new Set<GameId>();
  readonly #calls: Calls;

  constructor({ games, library, tabs, post, ...around }: ServiceDependencies) {
    this.#games = games;
    this.#post = post;
    this.#thinking = new Thinking({
      ...around,
      task: (id) => games.botTask(id),
      submit: (id, turn) => this.#play(id, turn, () => games.submit(id, turn, 'bot')),
    });
    this.#tabs = tabs({
      holds: (id) => {
        if (!this.#tabs.holds(id)) this.#thinking.drop(id);
        void this.#reread(id);
      },
      changed: (id) => void this.#reread(id),
      settled: () => games.settled(),
    });
    this.#calls = {
      create: (game, deal) => library.create(game, deal === undefined ? undefined : seedFor(deal)),
      again: (id, deal) => library.again(id, deal),
      submit: (id, turn) => this.#play(id, turn, () => games.submit(id, turn)),
      takeBack: (id, turn) => this.#play(id, turn, () => games.takeBack(id, turn)),
      takeBackRound: async (id) => {
        // Every tab shows a finished game; the tab that takes a round back plays it.
        if ((await games.snapshot(id))?.over) await this.#tabs.takeOver(id);
        return this.#play(id, { seat: 0 }, () => games.takeBackRound(id));
      },
      saveDraft: async (id, draft) => {
        if (!this.#tabs.holds(id)) return;
        if (await games.saveDraft(id, draft)) await this.#show(id);
      },
      hint: async (id, turn) => {
        const task = await games.hintTask(id, turn);
        const hint = task && (await findHint(task, turn.steps, around.bots, around));
        if (hint !== undefined && this.#tabs.holds(id)) {
          await games.countHint(id);
          this.#tabs.tell('changed', id);
          await this.#show(id);
        }
        return hint;
      },
      takeOver: (id) => this.#tabs.takeOver(id),
      list: () => library.list(),
      problem: () => library.problem(),
      remove: async (id) => {
        await library.remove(id);
        this.#tabs.tell('removed', id);
        await this.#show(id);
      },
      restore: async (id) => {
        await library.restore(id);
        this.#tabs.tell('changed', id);
        await this.#show(id);
      },
      exportRecord: (id) => library.exportRecord(id),
      importRecord: (text, city) => library.importRecord(text, city),
      exportAll: () => library.exportAll(),
      playOn: (text, from) => library.playOn(text, from),
      saveComponents: (name, text) => library.saveComponents(name, text),
      components: () => library.components(),
      removeComponents: (hash) => library.removeComponents(hash),
    };
  }

  async receive(message: ToWorker): Promise<void> {
    if ('watch' in message) {
      this.#watched.add(message.watch);
      this.#tabs.enter(message.watch);
    } else if ('unwatch' in message) {
      this.#watched.delete(message.unwatch);
      this.#thinking.drop(message.unwatch);
      this.#tabs.leave(message.unwatch);
    } else {
      this.#post(await this.#answer(message));
    }
  }

  async #answer({ call, nr, args }: Extract<ToWorker, { call: CallName }>): Promise<ToPage> {
    try {
      const work = this.#calls[call] as (...args: readonly unknown[]) => Promise<unknown>;
      return { nr, value: await work(...args) };
    } catch (error) {
      return { nr, error: error instanceof Error ? error.message : String(error) };
    }
  }

  /** A command may arrive after another tab took over. */
  async #play(
    id: GameId,
    { seat }: Pick<TurnMessage, 'seat'>,
    work: () => Promise<Rejection | undefined>,
  ): Promise<Rejection | undefined> {
    if (!this.#tabs.holds(id)) return rejection('no-such-seat', { seat });
    const refused = await work();
    if (refused !== undefined) return refused;
    this.#tabs.tell('changed', id);
    await this.#show(id);
    return undefined;
  }

  /** Another tab may have written since, so read from the store. */
  async #reread(id: GameId): Promise<void> {
    await this.#games.forget(id);
    await this.#show(id);
  }

  async #show(id: GameId): Promise<void> {
    if (!this.#watched.has(id)) return;
    const snapshot = await this.#games.snapshot(id);
    if (!this.#watched.has(id)) return;
    if (snapshot === undefined) {
      this.#thinking.drop(id);
      this.#post({ gone: id });
      return;
    }
    // A finished game can be viewed in every tab.
    const elsewhere = !snapshot.over && !this.#tabs.holds(id);
    if (!snapshot.over && !elsewhere) this.#thinking.attend(id);
    const bots = snapshot.bots.map((level) => level && this.#thinking.playerOf(level));
    this.#post({ snapshot: { ...snapshot, bots, elsewhere } });
  }
}
