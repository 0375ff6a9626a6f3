import { isDeepStrictEqual } from 'node:util';
import { replay, viewOf, writeView, type Game } from 'picket-engine';
import type { TableMessage } from 'picket-protocol';
import { snapshot, type Owned, type Seat } from './api.ts';
import { Bystander } from './bystander.ts';
import { eventually } from './eventually.ts';
import { Stored } from './stored.ts';
import type { TestServer } from './testServer.ts';

/** Compares the server's messages with its database, with the folded states of others, and with its messages after a restart. */
export class Inspection {
  readonly #server: TestServer;
  readonly #stored: Stored;
  readonly #bystanders = new Map<string, Bystander>();
  views = 0;
  records = 0;
  /** The round of each attacked game at the last inspection. */
  rounds = 0;
  readonly wrong: string[] = [];

  constructor(server: TestServer) {
    this.#server = server;
    this.#stored = new Stored(server.folder);
  }

  /** Starts watching the tables of these seats. */
  async watch(seats: readonly Owned[]): Promise<void> {
    for (const { table } of seats) {
      if (this.#bystanders.has(table)) continue;
      this.#bystanders.set(table, await Bystander.come(this.#server.url, { table }));
    }
  }

  /** The views of every seat and spectator, and the folded states, must match the stored turns. */
  async look(seats: readonly Owned[]): Promise<void> {
    for (const [table, bystander] of this.#bystanders) {
      const differences = await bystander.differences(() => this.#stored.allowsOdds(table));
      if (differences.length > 0) {
        this.wrong.push(`${bystander.place} folded another ${differences.join(' and ')}`);
      }
    }
    this.rounds = 0;
    for (const { id } of this.#stored.tables()) {
      const viewers = viewersOf(id, seats);
      if (await eventually(() => this.#isAsPlayed(id, viewers))) this.views += viewers.length;
      else this.wrong.push(`${id} is shown differently from what was played`);
    }
  }

  /** Restarts the server: everyone must see the same as before. */
  async restart(seats: readonly Owned[]): Promise<void> {
    for (const bystander of this.#bystanders.values()) bystander.leave();
    const viewers = this.#stored.tables().flatMap(({ id }) => viewersOf(id, seats));
    let before = await this.#lasting(viewers);
    const rests = await eventually(async () => {
      const again = await this.#lasting(viewers);
      const same = isDeepStrictEqual(before, again);
      before = again;
      return same;
    });
    if (!rests) this.wrong.push('the tables keep changing');
    await this.#server.stop();
    await this.#server.start();
    const after = await this.#lasting(viewers);
    for (const [i, { table }] of viewers.entries()) {
      if (!isDeepStrictEqual(before[i], after[i])) this.wrong.push(`${table} changed after a restart`);
    }
  }

  /** Every finished game must pass the engine's own check. */
  async checkRecords(): Promise<void> {
    for (const { id } of this.#stored.tables().filter(({ status }) => status === 'over')) {
      const reply = await fetch(`${this.#server.url}/api/tables/${id}/record`);
      const replayed = replay(await reply.json());
      if (replayed.ok && replayed.value.dealChecked) this.records++;
      else this.wrong.push(`the record of ${id} is not valid`);
    }
  }

  async #isAsPlayed(id: string, viewers: readonly Seat[]): Promise<boolean> {
    const row = this.#stored.tables().find((table) => table.id === id);
    const game = row && this.#stored.game(row);
    for (const viewer of viewers) {
      const message = await snapshot(this.#server.url, viewer);
      if (message !== undefined && !isDeepStrictEqual(message.view, seenBy(game, message.you))) return false;
    }
    if (viewers.length > 1) this.rounds += game?.state.rounds.length ?? 0;
    return true;
  }

  /** What a restart must not change. */
  #lasting(viewers: readonly Seat[]): Promise<unknown[]> {
    return Promise.all(viewers.map(async (viewer) => lasting(await snapshot(this.#server.url, viewer))));
  }
}

/** All seats ever taken at the table, and a spectator. */
function viewersOf(table: string, seats: readonly Owned[]): readonly Seat[] {
  return [{ table }, ...seats.filter((seat) => seat.table === table)];
}

/** A view as it is sent. */
function seenBy(game: Game | undefined, seat: number | null): unknown {
  if (game === undefined) return null;
  return JSON.parse(JSON.stringify(writeView(viewOf(game, seat ?? undefined))));
}

function lasting(message: TableMessage | undefined): unknown {
  if (message === undefined) return undefined;
  const { you, info, seats, view, chat } = message;
  return { you, info, view, chat, seats: seats.map(({ here: _here, ...seat }) => seat) };
}
