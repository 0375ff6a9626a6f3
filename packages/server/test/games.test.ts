import { chooseTurn } from 'picket-bots';
import { replay, viewOf, writeView, type GameRecord, type Random, type Step, type View } from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import { describe, expect, test } from 'vitest';
import { anyTurn, Client, playRound, serve, NO_RATE_LIMIT } from './kit.ts';
import { expectPublicCards } from './publicCards.ts';

const clone = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const TABLES = [
  { players: 3, game: {} },
  { players: 2, game: { edition: '2023', sheet: 'blueprint', advanced: true } },
  { players: 2, game: { mode: 'expert' } },
  // After a few rounds the stack is empty between two deals.
  { players: 9, game: { mode: 'expert', advanced: true } },
  { players: 1, game: { mode: 'solo' } },
  { players: 1, game: { mode: 'aaa', opponent: '2018-aaa-3' } },
  { players: 1, game: { mode: 'aaa', edition: '2023', opponent: '2023-aaa-2' } },
] as const;

describe('a whole game over sockets, in which everyone sees only what they may', () => {
  test.each(TABLES)('%j', async ({ players, game }) => {
    const server = await serve(NO_RATE_LIMIT);
    const { table, token } = await server.make({ seats: players, game });
    const tokens = [token];
    for (let i = 1; i < players; i++) tokens.push((await server.join(table, `Player ${i}`)).token);
    const seated: Client[] = [];
    for (const each of tokens) seated.push(await Client.enter(server, table, each));
    const spectator = await Client.enter(server, table);
    expect(await seated[0]?.command({ type: 'start' })).toMatchObject({ type: 'done' });
    const everyone = [...seated, spectator];
    const seats = [...seated.keys(), undefined];
    for (const client of everyone) await client.until(() => client.round === 0);
    const room = await server.server.services.rooms.open(table);
    if (room?.state.game === undefined) throw new Error('no game');
    const { seed } = room.state.game;
    const random = new FastRandom(JSON.stringify(game));
    const turns: string[][] = [];
    // Including turns taken back: two seats may submit the same turn.
    const sent = everyone.map(() => new Set<string>());
    while (room.state.status === 'playing') {
      const round = seated[0]?.round ?? 0;
      turns[round] = [];
      for (const [seat, player] of seated.entries()) {
        let steps = turnFor(player.view, random);
        if (random.below(6) === 0 && players > 1 && seat < players - 1) {
          await player.command({ type: 'submit', round, steps });
          sent[seat]?.add(JSON.stringify(steps));
          expect(await player.command({ type: 'takeBack', round })).toMatchObject({ type: 'done' });
          steps = turnFor(player.view, random);
        }
        turns[round][seat] = JSON.stringify(steps);
        sent[seat]?.add(JSON.stringify(steps));
        expect(await player.command({ type: 'submit', round, steps })).toMatchObject({ type: 'done' });
        // Snapshots in the middle of rounds.
        if (random.below(3) === 0) everyone[random.below(everyone.length)]?.say({ type: 'again' });
      }
      for (const client of everyone) await client.until(() => client.round > round);
      for (const [i, client] of everyone.entries()) {
        expect(clone(client.known?.view)).toEqual(clone(writeView(viewOf(room.state.game, seats[i]))));
        expect(client.gaps).toBe(0);
      }
    }
    const record = await server.get(`/api/tables/${table}/record`);
    expect(replay(record.body).ok).toBe(true);
    const { info } = (await server.get(`/api/tables/${table}`)).body;
    expect(info).toMatchObject({ status: 'over', ended: expect.any(Number) });
    for (const client of everyone) expect(client.known?.info).toEqual(info);
    for (const [i, client] of everyone.entries()) {
      expectPublicCards(client.messages, seats[i], record.body as unknown as GameRecord);
    }
    for (const [seat, client] of everyone.entries()) {
      expectNoLeak(client, { seat, seed, tokens, turns, sent: sent[seat] ?? new Set() });
    }
  });
});

/** A solo game must last until the special cards come up; otherwise any turn will do. */
function turnFor(view: View, random: Random): readonly Step[] {
  return view.state.sheets.length === 1 ? chooseTurn(view, 'regular', random) : anyTurn(view, random);
}

/** Checks the messages themselves, not the folded state. */
function expectNoLeak(
  client: Client,
  {
    seat,
    seed,
    tokens,
    turns,
    sent,
  }: { seat: number; seed: string; tokens: string[]; turns: string[][]; sent: ReadonlySet<string> },
): void {
  let told = 0;
  const seen = new Set<string>();
  for (const [i, frame] of client.frames.entries()) {
    const message = client.messages[i];
    for (const token of tokens) expect(frame).not.toContain(token);
    const ends =
      (message?.type === 'round' && message.over !== null) ||
      (message?.type === 'table' && message.info.status === 'over');
    // A snapshot can include updates, which are then not sent.
    const over = message?.type === 'table' ? (message.view?.record.rounds.length ?? 0) : told;
    const rounds = message?.type === 'round' ? message.round + 1 : over;
    for (; told < rounds; told++) for (const turn of turns[told] ?? []) seen.add(turn);
    if (ends) break;
    expect(frame).not.toContain(seed);
    for (const [other, turn] of (turns[told] ?? []).entries()) {
      if (other === seat || seen.has(turn) || sent.has(turn)) continue;
      expect(frame).not.toContain(turn);
    }
  }
}

test('a table with one seat plays to the end', async () => {
  const server = await serve();
  const { table, token } = await server.make({ seats: 1 });
  const ada = await Client.enter(server, table, token);
  await ada.command({ type: 'start' });
  await ada.until(() => ada.round === 0);
  await playRound([ada], new FastRandom('alone'));
  expect(ada.round).toBe(1);
});
