import { localGames } from '../../authority/localGames.ts';
import type { Snapshot } from '../../authority/authority.ts';
import { announce } from '../../platform/announcer.svelte.ts';
import { saveRecord } from '../../platform/download.ts';
import { go } from '../../platform/router.ts';
import { text } from '../../text/language.ts';
import type { OnlineEnd } from './onlineEnd.ts';

/** What can be done after a game: play another, or export this one. */
export class EndActs {
  readonly #game: Pick<Snapshot, 'id' | 'city'>;
  readonly #ways: OnlineEnd | undefined;
  /** A double press must not start two games. */
  #starting = false;

  constructor(game: Pick<Snapshot, 'id' | 'city'>, ways: OnlineEnd | undefined) {
    this.#game = game;
    this.#ways = ways;
  }

  async again(deal: 'same' | 'new'): Promise<void> {
    if (this.#starting) return;
    this.#starting = true;
    await localGames()
      .again(this.#game.id, deal)
      .then((next) => go({ page: 'game', id: next }))
      .catch(() => announce(text.around.errors.workerStopped, 'assertive'));
    this.#starting = false;
  }

  async record(): Promise<void> {
    if (this.#ways !== undefined) return this.#ways.record();
    const saved = await localGames().exportRecord(this.#game.id);
    if (saved !== undefined) saveRecord(saved, this.#game.city);
  }
}
