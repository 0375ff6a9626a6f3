import { commitmentOf, replay, type GameRecord, type Step } from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import {
  dealAfter,
  dealAt,
  LIMITS,
  PROTOCOL_VERSION,
  type DealBuilt,
  type DealRule,
  type DealState,
} from 'picket-protocol';
import { describe, expect, test, vi } from 'vitest';
import { newToken, playSealed, startSealed } from './sealed.ts';
import { Client, NO_RATE_LIMIT, serve, type TestServer } from './kit.ts';
import { placeOrder } from '../src/ops/orders.ts';
import { tableIdOf } from '../src/table/secrets.ts';

const HOUR = 3_600_000;
const QUICK = { ...NO_RATE_LIMIT, bots: { ms: 1, roundMs: 2 } };

const today = (server: TestServer) => dealAt('day', server.server.services.now());

async function stateOf(server: TestServer, rule: DealRule, player?: string): Promise<DealState> {
  const { status, body } = await server.get(`/api/deals/${rule.id}`, player);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as unknown as DealState;
}

describe('the sealed deal', () => {
  test('is committed to in advance, dealt round by round, and listed after the last turn', async () => {
    const server = await serve(QUICK);
    const rule = today(server);
    const before = await stateOf(server, rule);
    expect(before).toMatchObject({ seed: null, games: 0, mine: null, par: null, results: null });
    const player = newToken();
    const { client, table, token } = await startSealed(server, rule, { player, name: 'Ada' });
    expect(client.view.commitment).toBe(before.commitment);
    expect((await stateOf(server, rule, player)).results).toBeNull();
    const { seed } = (await server.server.services.store.deal(rule.id)) ?? { seed: '' };
    await playSealed(client, new FastRandom('a'), () => {
      // No frame so far has the seed, nor the cards of a later round.
      expect(client.frames.join('')).not.toContain(seed);
    });
    const after = await stateOf(server, rule, player);
    const score = after.mine?.score ?? Number.NaN;
    const record = (await server.get(`/api/tables/${table}/record`, token)).body;
    const replayed = replay(record);
    expect(replayed.ok && replayed.value.record.result?.scores[0]?.total).toBe(score);
    expect(after.results?.scores).toEqual([[score, 1]]);
    expect(after.results?.people).toEqual([{ rank: 1, table, name: 'Ada', score, mine: true }]);
    expect(after.streak).toEqual({ now: 1, best: 1 });
    expect(after.played).toEqual([{ deal: rule.id, table, score }]);
    // The next deal's commitment is the one that it has then.
    server.pass(24 * HOUR);
    expect((await stateOf(server, today(server))).commitment).toBe(before.next.commitment);
    server.pass(24 * HOUR);
    expect(commitmentOf((await stateOf(server, rule)).seed ?? '')).toBe(before.commitment);
  });

  test('is played once: another device of the player gets the same game', async () => {
    const server = await serve(QUICK);
    const rule = today(server);
    const player = newToken();
    const first = await startSealed(server, rule, { player });
    const second = await startSealed(server, rule, { player });
    expect(second.table).toBe(first.table);
    await playSealed(second.client, new FastRandom('b'));
    const third = await startSealed(server, rule, { player });
    expect(third.table).toBe(first.table);
    expect((await stateOf(server, rule, player)).games).toBe(1);
  });

  test('is one game, and one table of the address, however many devices of the player start it concurrently', async () => {
    const server = await serve(QUICK);
    const rule = today(server);
    const { owners, store } = server.server.services;
    const player = newToken();
    const tokens = Array.from({ length: 5 }, newToken);
    // Every request waits until all have seen that there is no game yet.
    const { promise: areHere, resolve } = Promise.withResolvers<void>();
    let missing = tokens.length;
    vi.spyOn(store, 'note').mockImplementation(async (name) => {
      if (name.startsWith('banned') && --missing === 0) resolve();
      if (name.startsWith('banned')) await areHere;
      return undefined;
    });
    const begin = (token: string) =>
      server.post(`/api/deals/${rule.id}/games`, { name: 'Ada', player, token });
    await stateOf(server, rule);
    const replies = await Promise.all(tokens.map(begin));
    const tables = new Set(replies.map(({ body }) => body['table']));
    expect(tables.size).toBe(1);
    const owned = tokens
      .map((token) => tableIdOf(`${rule.id} ${token}`))
      .filter((id) => owners.of(id) !== undefined);
    expect(owned).toEqual([...tables]);
  });

  test('nobody can watch it, read its record or take a seat before having played it', async () => {
    const server = await serve(QUICK);
    const rule = today(server);
    const ada = newToken();
    const { client, table } = await startSealed(server, rule, { player: ada });
    const watcher = await Client.connect(server, table);
    watcher.say({ type: 'hello', protocol: PROTOCOL_VERSION });
    await watcher.ended();
    expect(watcher.frames.join('')).toContain('"sealed"');
    expect((await server.get(`/api/tables/${table}`)).body['code']).toBe('sealed');
    await playSealed(client, new FastRandom('c'));
    expect((await server.get(`/api/tables/${table}/record`)).body['code']).toBe('sealed');
    const bob = newToken();
    expect((await server.get(`/api/tables/${table}/record`, bob)).body['code']).toBe('sealed');
    const own = await startSealed(server, rule, { player: bob });
    expect((await server.get(`/api/tables/${table}/record`, bob)).body['code']).toBe('sealed');
    await playSealed(own.client, new FastRandom('d'));
    expect((await server.get(`/api/tables/${table}/record`, bob)).status).toBe(200);
    const seat = await server.post(`/api/tables/${table}/seats`, { name: 'Cy', city: '' });
    expect(seat.body['code']).toBe('table-over');
  });

  test('only turns are accepted: no bot can play, and no deal is repeated', async () => {
    const server = await serve(QUICK);
    const { client } = await startSealed(server, today(server), {});
    for (const command of [
      { type: 'resign' },
      { type: 'rematch' },
      { type: 'pace', clock: 30, away: 60 },
      { type: 'late', on: true },
      { type: 'chat', text: 'hello' },
    ] as const) {
      expect(await client.command(command)).toMatchObject({ type: 'refused', code: 'sealed' });
    }
    const illegal = await client.command({ type: 'submit', round: 0, steps: [{ do: 'park' }] as Step[] });
    expect(illegal).toMatchObject({ type: 'refused', code: 'turn-refused' });
  });

  test('a game counts until a day after the end, and begins before the end', async () => {
    const server = await serve(QUICK);
    const rule = today(server);
    const [ada, bob] = [newToken(), newToken()];
    const inTime = await startSealed(server, rule, { player: ada });
    const late = await startSealed(server, rule, { player: bob });
    server.pass(rule.ends - server.server.services.now());
    const closed = await server.post(`/api/deals/${rule.id}/games`, {
      name: 'Cy',
      player: newToken(),
      token: newToken(),
    });
    expect(closed.body['code']).toBe('deal-over');
    await playSealed(inTime.client, new FastRandom('e'));
    server.pass(24 * HOUR);
    await playSealed(late.client, new FastRandom('f'));
    const state = await stateOf(server, rule, bob);
    expect(state.results?.people.map(({ table }) => table)).toEqual([inTime.table]);
    expect(state.mine).toMatchObject({ score: null });
    expect(state.streak.now).toBe(0);
  });

  test('programs have their own list; names are reported, hidden and banned', async () => {
    const server = await serve(QUICK);
    const rule = today(server);
    const { store } = server.server.services;
    const [ada, bob, bot] = [newToken(), newToken(), newToken()];
    const one = await startSealed(server, rule, { player: ada, name: 'Ada' });
    const two = await startSealed(server, rule, { player: bob, name: 'Rude' });
    const three = await startSealed(server, rule, { player: bot, name: 'Robo', bot: true });
    for (const { client } of [one, two, three]) await playSealed(client, new FastRandom('g'));
    const { results } = await stateOf(server, rule, ada);
    expect(results?.people.map(({ name }) => name).toSorted()).toEqual(['Ada', 'Rude']);
    expect(results?.bots.map(({ name }) => name)).toEqual(['Robo']);
    const about = { table: two.table, text: 'rude name' };
    expect((await server.post(`/api/deals/${rule.id}/reports`, about)).body['code']).toBe('not-seated');
    expect((await server.post(`/api/deals/${rule.id}/reports`, about, ada)).status).toBe(200);
    expect(await store.reports()).toMatchObject([{ table_id: two.table, text: 'rude name' }]);
    await placeOrder(store, 'hide', two.table, 1);
    await server.server.sweep();
    server.pass(5000);
    const hidden = await stateOf(server, rule, ada);
    expect(hidden.results?.people.map(({ name }) => name).toSorted()).toEqual(['', 'Ada']);
    await placeOrder(store, 'ban', two.table, 2);
    await server.server.sweep();
    server.pass(5000);
    expect((await stateOf(server, rule, ada)).results?.people.map(({ name }) => name)).toEqual(['Ada']);
    const week = dealAt('week', server.server.services.now());
    const again = { name: 'Rude', player: bob, token: newToken() };
    expect((await server.post(`/api/deals/${week.id}/games`, again)).body['code']).toBe('banned');
  });

  test('par is the score of the strongest level, with its version', async () => {
    const server = await serve(QUICK);
    const rule = today(server);
    const player = newToken();
    await stateOf(server, rule);
    const { client } = await startSealed(server, rule, { player });
    await playSealed(client, new FastRandom('h'));
    await expect
      .poll(async () => (await stateOf(server, rule, player)).par, { timeout: 60_000, interval: 500 })
      .toMatchObject({ score: expect.any(Number), by: expect.stringMatching(/^architect-[\da-f]{8}$/) });
  }, 90_000);
});

describe('around midnight and read-only', () => {
  test('the current deal is that of the server’s clock, to the millisecond', async () => {
    const server = await serve(QUICK);
    const rule = today(server);
    const before = (await server.get('/api/deals/day')).body as unknown as DealState;
    expect(before).toMatchObject({ deal: rule.id });
    expect(before.now).toBeLessThan(rule.ends);
    server.pass(rule.ends - server.server.services.now());
    const after = (await server.get('/api/deals/day')).body as unknown as DealState;
    expect(after.deal).toBe(dealAfter(rule).id);
    expect(after.commitment).toBe(before.next.commitment);
    expect((await server.get('/api/deals/week')).body['deal']).toBe(dealAt('week', after.now).id);
    expect((await server.get('/api/deals/month')).body['code']).toBe('no-such-deal');
    expect((await server.get(`/api/deals/${dealAfter(dealAfter(rule)).id}`)).body['code']).toBe(
      'no-such-deal',
    );
  });

  test('a read-only server draws nothing, starts nothing, and shows what is there', async () => {
    const server = await serve(QUICK);
    const { store } = server.server.services;
    const rule = today(server);
    await placeOrder(store, 'read-only', 'on', 1);
    await server.server.sweep();
    expect((await server.get(`/api/deals/${rule.id}`)).body['code']).toBe('read-only');
    expect(await store.deal(rule.id)).toBeUndefined();
    const games = { name: 'Ada', player: newToken(), token: newToken() };
    expect((await server.post(`/api/deals/${rule.id}/games`, games)).body['code']).toBe('read-only');
    await placeOrder(store, 'read-only', 'off', 2);
    await server.server.sweep();
    const drawn = await stateOf(server, rule);
    server.pass(rule.ends - server.server.services.now());
    await placeOrder(store, 'read-only', 'on', 3);
    await server.server.sweep();
    const shown = await stateOf(server, dealAfter(rule));
    expect(shown.commitment).toBe(drawn.next.commitment);
    expect(shown.next.commitment).toBe('');
  });
});

describe('moderation and data', () => {
  test('neither hiding a name nor deleting one’s data lifts a ban', async () => {
    const server = await serve(QUICK);
    const rule = today(server);
    const { store } = server.server.services;
    const [ada, bob] = [newToken(), newToken()];
    const one = await startSealed(server, rule, { player: ada, name: 'Ada' });
    const two = await startSealed(server, rule, { player: bob, name: 'Rude' });
    for (const { client } of [one, two]) await playSealed(client, new FastRandom('k'));
    await placeOrder(store, 'ban', two.table, 1);
    await placeOrder(store, 'hide', two.table, 2);
    await server.server.sweep();
    const deleted = await server.remove('/api/mine', { seats: [{ table: two.table, token: two.token }] });
    expect(deleted.body).toEqual({ tables: [two.table] });
    server.pass(5000);
    expect((await stateOf(server, rule, ada)).results?.people.map(({ table }) => table)).toEqual([one.table]);
    expect((await stateOf(server, rule, bob)).streak).toEqual({ now: 0, best: 0 });
  });

  test('deleting one’s data hides the name, and doesn’t allow a second game', async () => {
    const server = await serve(QUICK);
    const rule = today(server);
    const [ada, bob] = [newToken(), newToken()];
    const one = await startSealed(server, rule, { player: ada, name: 'Ada' });
    const two = await startSealed(server, rule, { player: bob, name: 'Bob' });
    for (const { client } of [one, two]) await playSealed(client, new FastRandom('l'));
    await server.remove('/api/mine', { seats: [{ table: one.table, token: one.token }] });
    server.pass(5000);
    const { results } = await stateOf(server, rule, bob);
    expect(results?.people.map(({ name }) => name).toSorted()).toEqual(['', 'Bob']);
    const again = { name: 'Ada', player: ada, token: newToken() };
    expect((await server.post(`/api/deals/${rule.id}/games`, again)).body['table']).toBe(one.table);
  });

  test('a game whose player resigns doesn’t count, and can’t be played again', async () => {
    const server = await serve(QUICK);
    const rule = today(server);
    const [ada, bob] = [newToken(), newToken()];
    const one = await startSealed(server, rule, { player: ada });
    const two = await startSealed(server, rule, { player: bob });
    await server.remove('/api/mine', { seats: [{ table: one.table, token: one.token }] });
    await playSealed(two.client, new FastRandom('m'));
    const again = await startSealed(server, rule, { player: ada });
    expect(again.table).toBe(one.table);
    await again.client.command({ type: 'back' });
    expect(again.client.known?.seats[0]?.caretaker).toBe('resigned');
    server.pass(5000);
    expect((await stateOf(server, rule, bob)).results?.people.map(({ table }) => table)).toEqual([two.table]);
  });

  test('the token of another player’s seat opens nothing', async () => {
    const server = await serve(QUICK);
    const rule = today(server);
    const one = await startSealed(server, rule, {});
    const taken = { name: 'Cy', player: newToken(), token: one.token };
    expect((await server.post(`/api/deals/${rule.id}/games`, taken)).body['code']).toBe('bad-token');
  });

  test('a report about a game that the operator has deleted is refused', async () => {
    const server = await serve(QUICK);
    const rule = today(server);
    const { store } = server.server.services;
    const [ada, bob] = [newToken(), newToken()];
    await startSealed(server, rule, { player: ada });
    const two = await startSealed(server, rule, { player: bob });
    await placeOrder(store, 'delete', two.table, 1);
    await server.server.sweep();
    // Otherwise its player could no longer delete the name.
    expect(await store.entryAt(two.table)).toMatchObject({ name: '', hidden: 1 });
    const about = { table: two.table, text: 'rude' };
    expect((await server.post(`/api/deals/${rule.id}/reports`, about, ada)).body['code']).toBe(
      'no-such-table',
    );
  });
});

describe('what else is shown', () => {
  test('where people built is counted from games that count, for those who have played', async () => {
    const server = await serve(QUICK);
    const rule = today(server);
    const [ada, bob, bot] = [newToken(), newToken(), newToken()];
    const one = await startSealed(server, rule, { player: ada });
    const two = await startSealed(server, rule, { player: bob });
    const robot = await startSealed(server, rule, { player: bot, bot: true });
    await playSealed(one.client, new FastRandom('n'));
    expect((await server.get(`/api/deals/${rule.id}/built`, bob)).body['code']).toBe('sealed');
    expect((await server.get(`/api/deals/${rule.id}/built`)).body['code']).toBe('sealed');
    await playSealed(two.client, new FastRandom('o'));
    await playSealed(robot.client, new FastRandom('p'));
    const built = (await server.get(`/api/deals/${rule.id}/built`, ada)).body as unknown as DealBuilt;
    expect(built.games).toBe(2);
    expect(built.rounds[0]?.games).toBe(2);
    const records = await Promise.all(
      [one, two].map(
        async ({ table, token }) => (await server.get(`/api/tables/${table}/record`, token)).body,
      ),
    );
    for (const [round, { streets }] of built.rounds.entries()) {
      const spots = records.flatMap((record) => {
        const { rounds } = record as unknown as GameRecord;
        return (rounds[round]?.turns[0] ?? []).flatMap((step) => (step.do === 'write' ? [step.at] : []));
      });
      expect(streets.flat().reduce((sum, count) => sum + count, 0)).toBe(spots.length);
      for (const [street, house] of spots) expect(streets[street]?.[house]).toBeGreaterThan(0);
    }
  });

  test('a par that another node has found stays', async () => {
    const server = await serve(QUICK);
    const rule = today(server);
    await stateOf(server, rule);
    const { store } = server.server.services;
    const set = (par: number) =>
      ({ update: 'deals', where: { id: rule.id, par: null }, set: { par } }) as const;
    await store.commit('one', [set(70)]);
    await store.commit('other', [set(90)]);
    expect((await store.deal(rule.id))?.par).toBe(70);
  });

  test('a vault can be read and deleted only with its token', async () => {
    const server = await serve(QUICK);
    const [ada, bob] = [newToken(), newToken()];
    expect((await server.post('/api/vault', { box: 'abc' })).body['code']).toBe('bad-token');
    expect((await server.post('/api/vault', { box: 'a'.repeat(200_000) }, ada)).status).toBe(200);
    expect((await server.post('/api/vault', { box: 'new' }, ada)).status).toBe(200);
    expect((await server.get('/api/vault', ada)).body['box']).toBe('new');
    expect((await server.get('/api/vault', bob)).body['box']).toBeNull();
    expect((await server.post('/api/vault', { box: 'a'.repeat(LIMITS.vaultFrame) }, ada)).body['code']).toBe(
      'too-large',
    );
    expect((await server.post('/api/vault', { box: '<>' }, ada)).body['code']).toBe('bad-message');
    const headers = { authorization: `Bearer ${ada}` };
    await fetch(`${server.url}/api/vault`, { method: 'DELETE', headers });
    expect((await server.get('/api/vault', ada)).body['box']).toBeNull();
  });

  test('one address can’t fill the server with vaults: more text costs more, and so does deleting it', async () => {
    const server = await serve({ limits: { addressMine: { burst: 4000, perSecond: 1 } } });
    const keep = async (token: string, letters: number) =>
      (await server.post('/api/vault', { box: 'a'.repeat(letters) }, token)).status;
    const ada = newToken();
    expect(await keep(ada, 200_000)).toBe(200);
    // Replacing a text is cheap.
    for (let i = 0; i < 10; i++) expect(await keep(ada, 200_000)).toBe(200);
    expect(await keep(newToken(), 200_000)).toBe(429);
    let status = 200;
    for (let i = 0; i < 100 && status === 200; i++) {
      const headers = { authorization: `Bearer ${newToken()}` };
      ({ status } = await fetch(`${server.url}/api/vault`, { method: 'DELETE', headers }));
    }
    expect(status).toBe(429);
  });
});
