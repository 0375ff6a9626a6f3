import type { Step } from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import { describe, expect, test } from 'vitest';
import { anyTurn, Client, playRound, serve, type TestServer } from './kit.ts';

const MINUTE = 60_000;

async function two(server: TestServer, part: Parameters<TestServer['make']>[0] = {}) {
  const { table, token } = await server.make(part);
  const other = await server.join(table, 'Bob');
  const ada = await Client.enter(server, table, token);
  const bob = await Client.enter(server, table, other.token);
  await ada.command({ type: 'start' });
  for (const client of [ada, bob]) await client.until(() => client.round === 0);
  return { table, ada, bob, tokens: [token, other.token] as const };
}

const minded = (client: Client) => client.known?.seats.map(({ caretaker }) => caretaker);

describe('bots', () => {
  test('of every level play in every multiplayer mode', async () => {
    const server = await serve({ bots: { threads: 1, ms: 5 } });
    for (const mode of ['standard', 'expert'] as const) {
      const { table, token } = await server.make({ seats: 8, game: { mode } });
      const ada = await Client.enter(server, table, token);
      for (const level of [
        'newcomer',
        'casual',
        'regular',
        'club',
        'expert',
        'master',
        'architect',
      ] as const) {
        expect(await ada.command({ type: 'addBot', level })).toMatchObject({ type: 'done' });
      }
      await ada.command({ type: 'start' });
      await ada.until(() => ada.round === 0);
      for (let i = 0; i < 3; i++) await playRound([ada], new FastRandom(`${mode}${i}`));
      expect(ada.round).toBe(3);
      expect(ada.gaps).toBe(0);
    }
  });
});

describe('a clock', () => {
  test('that runs out has a caretaker play, visibly, until the player is back', async () => {
    const server = await serve();
    const { ada, bob } = await two(server, { clock: 30 });
    expect(ada.known?.info.deadline).toBeGreaterThan(0);
    await ada.command({ type: 'submit', round: 0, steps: anyTurn(ada.view) });
    server.pass(31_000);
    await server.server.sweep();
    await ada.until(() => ada.round === 1);
    expect(minded(ada)).toEqual([null, 'time']);
    expect(ada.messages.findLast(({ type }) => type === 'round')).toMatchObject({ minded: [1] });
    // The caretaker plays at once; a player who is back in time can replace its turn.
    await ada.until(() => ada.view.now?.in[1] === true);
    expect(await bob.command({ type: 'submit', round: 1, steps: anyTurn(bob.view) })).toMatchObject({
      type: 'done',
    });
    await ada.until(() => minded(ada)?.[1] === null);
    await ada.command({ type: 'submit', round: 1, steps: anyTurn(ada.view) });
    await ada.until(() => ada.round === 2);
    expect(ada.messages.findLast(({ type }) => type === 'round')).toMatchObject({ minded: [] });
  });

  test.each([
    ['a complete draft goes in unchanged', (turn: readonly Step[]) => turn],
    ['an unfinished one is completed', (turn: readonly Step[]) => turn.slice(0, 1)],
  ])('that runs out loses nothing that was drafted: %s', async (_, cut) => {
    const server = await serve();
    const { ada, bob } = await two(server, { clock: 30 });
    const drafted = cut(anyTurn(bob.view, new FastRandom('drafted')));
    bob.say({ type: 'draft', round: 0, steps: [{ do: 'refuse' }] });
    bob.say({ type: 'draft', round: 0, steps: drafted });
    bob.say({ type: 'draft', round: 1, steps: [{ do: 'refuse' }] });
    await ada.command({ type: 'submit', round: 0, steps: anyTurn(ada.view) });
    // The draft came before this command is answered.
    await bob.command({ type: 'react', reaction: 'ouch' });
    server.pass(31_000);
    await server.server.sweep();
    await ada.until(() => ada.round === 1);
    const played = ada.view.state.rounds[0]?.turns[1] ?? [];
    expect(played.slice(0, drafted.length)).toEqual(drafted);
    expect(ada.messages.some((message) => JSON.stringify(message).includes('"draft"'))).toBe(false);
  });

  test.each<[string, readonly Step[][]]>([
    ['taken back', [[{ do: 'choose', offer: 1 }], []]],
    ['illegal', [[{ do: 'write', number: 99, at: [0, 0] }]]],
  ])('that runs out ignores a draft that is %s', async (_, drafts) => {
    const server = await serve();
    const { ada, bob } = await two(server, { clock: 30 });
    for (const steps of drafts) bob.say({ type: 'draft', round: 0, steps });
    await bob.command({ type: 'react', reaction: 'ouch' });
    await ada.command({ type: 'submit', round: 0, steps: anyTurn(ada.view) });
    server.pass(31_000);
    await server.server.sweep();
    await ada.until(() => ada.round === 1);
    expect(ada.view.state.rounds[0]?.turns[1]).not.toEqual([]);
  });

  test('does not play a game that everyone has left: the table pauses, and continues later', async () => {
    const server = await serve();
    const { table, ada, bob, tokens } = await two(server, { clock: 30 });
    for (const client of [ada, bob]) client.socket.close();
    const room = await server.server.services.rooms.open(table);
    const round = () => room?.state.game?.state.rounds.length;
    const watching = await Client.enter(server, table);
    for (let i = 0; i < 3; i++) {
      server.pass(31_000);
      await server.server.sweep();
      await watching.until(() => watching.round === 1);
    }
    expect(round()).toBe(1);
    expect(watching.known?.info.deadline).toBeNull();
    const back = await Client.enter(server, table, tokens[0]);
    await back.until(() => back.known?.info.deadline !== null);
    await back.until(() => back.view.now?.in[1] === true);
    await playRound([back], new FastRandom('back'));
    expect(back.round).toBe(2);
  });

  test('keeps running across a restart, even for a table that is not loaded', async () => {
    const first = await serve();
    const { table, ada } = await two(first, { clock: 60 });
    await ada.command({ type: 'submit', round: 0, steps: anyTurn(ada.view) });
    await first.stop();
    const second = await serve({}, first.folder);
    second.pass(2 * MINUTE);
    await second.server.sweep();
    const watching = await Client.enter(second, table);
    await watching.until(() => watching.round === 1);
    expect(minded(watching)).toEqual([null, 'time']);
  });

  test('that ran out while the server was down gives players a grace period', async () => {
    const first = await serve();
    const { table, ada, tokens } = await two(first, { clock: 60, away: 60 });
    const deadline = ada.known?.info.deadline;
    await first.stop();
    const second = await serve({}, first.folder, undefined, 10 * MINUTE);
    const again = await Client.enter(second, table, tokens[0]);
    await second.server.sweep();
    expect(again.known?.info).toMatchObject({ deadline, host: 0 });
    expect(minded(again)).toEqual([null, null]);
    const bob = await Client.enter(second, table, tokens[1]);
    for (const client of [again, bob]) {
      const turn = { type: 'submit', round: 0, steps: anyTurn(client.view) } as const;
      expect(await client.command(turn)).toMatchObject({ type: 'done' });
    }
    await bob.until(() => bob.round === 1);
    expect(bob.messages.findLast(({ type }) => type === 'round')).toMatchObject({ minded: [] });
  });

  test('can be changed during the game', async () => {
    const server = await serve();
    const { ada, bob } = await two(server, { clock: 30 });
    const before = ada.known?.info.deadline ?? 0;
    await ada.command({ type: 'pace', clock: 259_200, away: null });
    await bob.until(() => bob.known?.info.settings.clock === 259_200);
    expect(bob.known?.info.deadline).toBeGreaterThan(before + 100 * MINUTE);
    server.pass(31_000);
    await server.server.sweep();
    expect(minded(bob)).toEqual([null, null]);
    await ada.command({ type: 'pace', clock: null, away: 60 });
    await bob.until(() => bob.known?.info.deadline === null);
  });
});

describe('an absent player', () => {
  test('is played by a bot after the absence limit while others wait, until they are back', async () => {
    const server = await serve();
    const { table, ada, bob, tokens } = await two(server, { away: 60 });
    bob.socket.close();
    await ada.until(() => ada.known?.seats[1]?.here === false);
    await server.server.sweep();
    expect(minded(ada)).toEqual([null, null]);
    server.pass(61_000);
    await server.server.sweep();
    await ada.until(() => ada.view.now?.in[1] === true);
    expect(minded(ada)).toEqual([null, 'away']);
    const again = await Client.enter(server, table, tokens[1]);
    await ada.until(() => minded(ada)?.[1] === null);
    // The caretaker has submitted a turn; the player may take it back.
    expect(await again.command({ type: 'takeBack', round: 0 })).toMatchObject({ type: 'done' });
    await ada.until(() => ada.view.now?.in[1] === false);
  });

  test('is not played by a bot at a table without an absence limit', async () => {
    const server = await serve();
    const { ada, bob } = await two(server);
    bob.socket.close();
    await ada.until(() => ada.known?.seats[1]?.here === false);
    server.pass(100 * MINUTE);
    await server.server.sweep();
    expect(minded(ada)).toEqual([null, null]);
  });

  test('is replaced as host', async () => {
    const server = await serve();
    const { ada, bob } = await two(server);
    ada.socket.close();
    await bob.until(() => bob.known?.seats[0]?.here === false);
    await server.server.sweep();
    expect(bob.known?.info.host).toBe(0);
    server.pass(2 * MINUTE);
    await server.server.sweep();
    await bob.until(() => bob.known?.info.host === 1);
  });
});

test('a table that cannot be loaded does not block the others', async () => {
  const server = await serve();
  const broken = await two(server, { clock: 30 });
  const fine = await two(server, { clock: 30 });
  await fine.ada.command({ type: 'submit', round: 0, steps: anyTurn(fine.ada.view) });
  const { store, rooms } = server.server.services;
  const turn = {
    round: 0,
    seat: 0,
    version: 0,
    steps: '[]',
    played_by: 'owner',
    command: null,
    at: 0,
  } as const;
  await store.commit('t', [{ insert: 'turns', row: { table_id: broken.table, ...turn } }]);
  rooms.drop(broken.table);
  server.pass(31_000);
  await server.server.sweep();
  await fine.ada.until(() => fine.ada.round === 1);
  expect((await server.get(`/api/tables/${broken.table}`)).body['code']).toBe('try-again');
});

test('answers and links expire', async () => {
  const server = await serve();
  const { table, ada } = await two(server);
  const answer = await ada.command({ type: 'move' });
  const { store } = server.server.services;
  const answers = async () => (await store.table(table, 0, 0))?.answers.length;
  expect(await answers()).toBe(2);
  server.pass(8 * 24 * 60 * MINUTE);
  expect((await server.post('/api/links', { link: 'link' in answer ? answer.link : '' })).status).toBe(404);
  await server.server.sweep();
  expect(await answers()).toBe(0);
});

test('old unfinished tables are deleted, finished ones stay', async () => {
  const server = await serve({ keep: { lobbyDays: 1, unfinishedDays: 2 } });
  const waiting = await server.make();
  const { table } = await two(server);
  const gone = async (id: string) => (await server.get(`/api/tables/${id}`)).status === 404;
  server.pass(25 * 60 * MINUTE);
  await server.server.sweep();
  expect([await gone(waiting.table), await gone(table)]).toEqual([true, false]);
  server.pass(25 * 60 * MINUTE);
  await server.server.sweep();
  expect(await gone(table)).toBe(true);
});
