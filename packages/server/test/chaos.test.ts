import { replay, viewOf, writeView, type Random, type Step } from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import type { Answer } from 'picket-protocol';
import { expect, test } from 'vitest';
import { anyTurn, Client, NO_RATE_LIMIT, serve, type TestServer } from './kit.ts';

const clone = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** A player with a bad network who repeats commands and reconnects. */
class Player {
  readonly token: string;
  readonly seat: number;
  client: Client;
  #command = 0;
  /** Acknowledged turns, by round. */
  readonly acknowledged = new Map<number, readonly Step[] | null>();
  last: { readonly id: string; readonly round: number; readonly steps: readonly Step[] } | undefined;

  constructor(token: string, seat: number, client: Client) {
    this.token = token;
    this.seat = seat;
    this.client = client;
  }

  get isIn(): boolean {
    return this.client.view.now?.in[this.seat] ?? false;
  }

  async reconnect(server: TestServer, table: string): Promise<void> {
    this.client.socket.close();
    this.client = await Client.enter(server, table, this.token);
  }

  async submit(random: Random): Promise<Answer> {
    const { round, view } = this.client;
    this.last = { id: `s${this.#command++}`, round, steps: anyTurn(view, random) };
    const answer = await this.client.command({ type: 'submit', round, steps: this.last.steps }, this.last.id);
    if (answer.type === 'done') this.acknowledged.set(round, this.last.steps);
    return answer;
  }

  async repeat(): Promise<void> {
    if (this.last === undefined) return;
    const { id, round, steps } = this.last;
    const before = this.acknowledged.get(round);
    const answer = await this.client.command({ type: 'submit', round, steps }, id);
    expect([round, answer]).toMatchObject([round, { type: 'done' }]);
    expect(this.acknowledged.get(round)).toBe(before);
  }

  async takeBack(): Promise<void> {
    const { round } = this.client;
    const answer = await this.client.command({ type: 'takeBack', round }, `t${this.#command++}`);
    if (answer.type === 'done') this.acknowledged.set(round, null);
  }

  async stale(random: Random): Promise<void> {
    const { round, view } = this.client;
    const other = round + (random.below(2) === 0 ? -1 : 1);
    const steps = anyTurn(view, random);
    const answer = await this.client.command(
      { type: 'submit', round: Math.max(other, 0) === round ? round + 1 : Math.max(other, 0), steps },
      `x${this.#command++}`,
    );
    expect(answer).toMatchObject({ code: 'turn-refused', refusal: { code: 'stale-round' } });
  }
}

test.each([
  [{ mode: 'standard' as const }, 3],
  [{ mode: 'expert' as const, advanced: true }, 3],
])('nothing is lost, repeated or mixed up, whatever the network does: %j', async (game, players) => {
  let server = await serve(NO_RATE_LIMIT);
  const { table, token } = await server.make({ seats: players, game });
  const tokens = [token];
  for (let i = 1; i < players; i++) tokens.push((await server.join(table, `P${i}`)).token);
  const all: Player[] = [];
  for (const [seat, each] of tokens.entries()) {
    all.push(new Player(each, seat, await Client.enter(server, table, each)));
  }
  await all[0]?.client.command({ type: 'start' });
  const random = new FastRandom(`chaos ${game.mode}`);
  let restarts = 0;
  for (;;) {
    for (const { client } of all) await client.until(() => client.round >= 0);
    const room = await server.server.services.rooms.open(table);
    if (room?.state.game === undefined || room.state.status === 'over') break;
    const player = all[random.below(players)] as Player;
    const round = room.state.game.state.rounds.length;
    await player.client.until(() => player.client.round === round);
    const dice = random.below(20);
    if (dice < 10) {
      if (!player.isIn) expect(await player.submit(random)).toMatchObject({ type: 'done' });
    } else if (dice < 13) await player.repeat();
    else if (dice < 15) await player.takeBack();
    else if (dice < 16) await player.stale(random);
    else if (dice < 19) await player.reconnect(server, table);
    else if (restarts < 4) {
      restarts++;
      const { folder } = server;
      await server.stop();
      server = await serve(NO_RATE_LIMIT, folder);
      for (const other of all) await other.reconnect(server, table);
    }
    const now = (await server.server.services.rooms.open(table))?.state.game;
    if (now === undefined) throw new Error('the game is gone');
    for (const { seat, client } of all) {
      const rounds = now.state.rounds.length;
      await client.until(() => client.round === rounds);
      if (now.state.ending !== undefined) continue;
      const isTold = () => JSON.stringify(client.view.now?.in) === JSON.stringify(viewOf(now, seat).now?.in);
      await client.until(isTold);
      expect(clone(client.known?.view)).toEqual(clone(writeView(viewOf(now, seat))));
    }
  }
  expect(restarts).toBeGreaterThan(0);
  const record = (await server.get(`/api/tables/${table}/record`)).body as unknown as {
    rounds: { turns: Step[][] }[];
  };
  expect(replay(record).ok).toBe(true);
  for (const { seat, acknowledged } of all) {
    for (const [round, steps] of acknowledged) expect(record.rounds[round]?.turns[seat]).toEqual(steps);
  }
});
