import { FastRandom } from 'picket-engine/fast';
import { dealAt, type MyResults, type PublicGames } from 'picket-protocol';
import { expect, test } from 'vitest';
import { Client, NO_RATE_LIMIT, serve } from './kit.ts';
import { playSealed, startSealed } from './sealed.ts';

const SOLO = { seats: 1, game: { mode: 'solo' } } as const;

test('games with more than 200 seats are never listed, since lists name every player', async () => {
  const server = await serve({ limits: { ...NO_RATE_LIMIT.limits, seats: 300 } });
  const { table, token } = await server.make({ seats: 300, public: true });
  const client = await Client.enter(server, table, token, '?knows=halls');
  await client.command({ type: 'start' });
  await client.until(() => client.known?.info.status === 'playing');
  const lists = async () => {
    server.pass(3000);
    return (await server.get('/api/games')).body;
  };
  expect(await lists()).toEqual({ playing: [], over: [] });
  await playSealed(client, new FastRandom('hall'));
  expect(await lists()).toEqual({ playing: [], over: [] });
  expect((await server.post('/api/mine/results', { seats: [{ table, token }] })).body).toEqual({
    results: [],
  });
});

test('public games can be watched while they run, and their results are listed afterwards', async () => {
  const server = await serve(NO_RATE_LIMIT);
  const open = await server.make({ ...SOLO, public: true }, 'Ada');
  const closed = await server.make({ ...SOLO, public: false }, 'Bob');
  const sealed = await startSealed(server, dealAt('day', server.server.services.now()), {});
  const lists = async () => {
    server.pass(3000);
    return (await server.get('/api/games')).body as unknown as PublicGames;
  };
  expect(await lists()).toEqual({ playing: [], over: [] });
  const clients = [];
  for (const { table, token } of [open, closed]) {
    const client = await Client.enter(server, table, token);
    await client.command({ type: 'start' });
    clients.push(client);
  }
  expect((await lists()).playing).toMatchObject([
    { table: open.table, players: [{ name: 'Ada', bot: false }], round: 0 },
  ]);
  for (const client of clients) await playSealed(client, new FastRandom('q'));
  await playSealed(sealed.client, new FastRandom('r'));
  const { playing, over } = await lists();
  expect(playing).toEqual([]);
  const { result } = (await server.get(`/api/tables/${open.table}/record`)).body as {
    readonly result: { readonly scores: readonly { readonly total: number }[] };
  };
  expect(over).toMatchObject([
    { table: open.table, players: [{ name: 'Ada', score: result.scores[0]?.total }] },
  ]);
  const seats = [open, closed].map(({ table, token }) => ({ table, token }));
  const foreign = { table: sealed.table, token: open.token };
  const mine = (await server.post('/api/mine/results', { seats: [...seats, foreign] })).body as MyResults;
  expect(mine.results.map(({ table }) => table).toSorted()).toEqual([open.table, closed.table].toSorted());
});
