import { PROTOCOL_VERSION } from 'picket-protocol';
import { expect, test } from 'vitest';
import type { Seat } from '../src/table/state.ts';
import { Client, serve, type TestServer } from './kit.ts';

test('table codes cannot be guessed by trying many', async () => {
  const server = await serve({ limits: { addressCodes: { burst: 3, perSecond: 0 } } });
  const { code, table } = await server.make();
  for (const guess of ['BBBB', 'CCCC']) expect((await server.get(`/api/codes/${guess}`)).status).toBe(404);
  expect((await server.get(`/api/codes/${code}`)).body).toEqual({ table });
  expect(await server.get(`/api/codes/${code}`)).toMatchObject({ status: 429, body: { code: 'too-fast' } });
});

test('finished games don’t count towards the limit of tables', async () => {
  const server = await serve({ limits: { tables: 1 } });
  const { table } = await server.make();
  const settings = (await server.get(`/api/tables/${table}`)).body['info'] as { settings: object };
  const again = { name: 'Bob', city: '', settings: settings.settings };
  expect((await server.post('/api/tables', again)).status).toBeGreaterThanOrEqual(400);
  const { store, rooms } = server.server.services;
  await store.commit(table, [{ update: 'tables', where: { id: table }, set: { status: 'over' } }]);
  rooms.drop(table);
  await rooms.open(table);
  expect((await server.post('/api/tables', again)).status).toBe(200);
});

test('a seat has one limit for all its devices, with a socket or without', async () => {
  const server = await serve({ limits: { messages: { burst: 2, perSecond: 0 } } });
  const { table, token } = await server.make();
  const hand = () => server.post(`/api/tables/${table}/turns`, { id: 'a', round: 0, steps: [] }, token);
  for (let i = 0; i < 2; i++) expect((await hand()).body['code']).toBe('not-started');
  expect(await hand()).toMatchObject({ status: 429, body: { code: 'too-fast' } });
});

test('asking about many seats counts as much as asking often', async () => {
  const server = await serve({ limits: { addressMine: { burst: 100, perSecond: 0 } } });
  const { table, token } = await server.make();
  const unknown = { table: 'aaaaaaaaaaaa', token };
  const ask = (count: number) =>
    server.post('/api/mine', {
      seats: [{ table, token }, ...Array.from({ length: count - 1 }, () => unknown)],
    });
  expect(((await ask(99)).body['tables'] as unknown[]).length).toBe(1);
  expect(await ask(2)).toMatchObject({ status: 429, body: { code: 'too-fast' } });
  expect((await ask(1)).status).toBe(200);
});

test('a snapshot is made once for all spectators, and again after a change', async () => {
  const server = await serve();
  const { table, token } = await server.make({ public: true });
  const [one, other] = [await Client.enter(server, table), await Client.enter(server, table)];
  const seqs = [one, other].map(({ known }) => known?.seq);
  const ada = await Client.enter(server, table, token);
  await ada.command({ type: 'chat', text: 'hello' });
  for (const client of [one, other]) client.say({ type: 'again' });
  for (const client of [one, other]) await client.until(() => (client.known?.chat.length ?? 0) === 1);
  expect(one.known?.seq).toBe(other.known?.seq);
  expect(one.known?.seq).toBeGreaterThan(seqs[0] ?? 0);
});

test('snapshots of a large table cost more than messages', async () => {
  const server = await serve({ limits: { messages: { burst: 12, perSecond: 0 } } });
  const { table, token } = await server.make({ seats: 200 });
  const { rooms } = server.server.services;
  const room = await rooms.open(table);
  await room?.change((state) => ({
    ok: true,
    value: {
      state: {
        ...state,
        seats: Array.from({ length: 100 }, (_, nr) => ({ ...(state.seats[0] as Seat), nr, key: nr })),
      },
      writes: [],
      outgoing: [],
    },
  }));
  expect(room?.snapshotCost).toBe(5);
  const ada = await Client.enter(server, table, token);
  for (let i = 0; i < 3; i++) ada.say({ type: 'again' });
  await ada.until(() =>
    ada.messages.some((message) => message.type === 'error' && message.code === 'too-fast'),
  );
  expect(ada.messages.filter(({ type }) => type === 'table').length).toBeLessThanOrEqual(2);
});

test('entering a large table, or asking for it without a socket, costs as much', async () => {
  const server = await serve({
    limits: { messages: { burst: 12, perSecond: 0 }, addressRequests: { burst: 214, perSecond: 0 } },
  });
  const { table } = await server.make({ seats: 200 });
  const tokens: string[] = [];
  for (let i = 1; i < 200; i++) tokens.push((await server.join(table, `P${i}`)).token);
  const token = tokens[0] ?? '';
  const ada = await Client.enter(server, table, token);
  const { epoch = '', seq = 0 } = ada.known ?? {};
  const again = await Client.connect(server, table);
  // Up to date: this costs a message.
  again.say({ type: 'hello', protocol: PROTOCOL_VERSION, token, since: { epoch, seq } });
  again.say({ type: 'hello', protocol: PROTOCOL_VERSION, token });
  await again.until(() => again.messages.length === 2);
  expect(again.messages).toMatchObject([{ type: 'same' }, { type: 'error', code: 'too-fast' }]);
  expect((await server.get(`/api/tables/${table}`)).status).toBe(200);
  expect((await server.get(`/api/tables/${table}`)).status).toBe(429);
});

test('200 players behind one address enter one table, all at once', async () => {
  const server = await serve();
  const { table, token } = await server.make({ seats: 200 });
  const tokens = [token];
  for (let i = 1; i < 200; i++) tokens.push((await server.join(table, `P${i}`)).token);
  const clients = await Promise.all(tokens.map((each) => Client.enter(server, table, each)));
  expect(clients.flatMap(({ messages }) => messages.filter(({ type }) => type === 'error'))).toEqual([]);
});

test('a table stores only the last chat lines and answers', async () => {
  const many = { burst: 1000, perSecond: 0 };
  const first = await serve({ limits: { chat: many, messages: many } });
  const { table, token } = await first.make();
  const ada = await Client.enter(first, table, token);
  const kept = async (server: TestServer) => {
    const stored = await server.server.services.store.table(table, 0, 1000);
    return [stored?.chat.map(({ text }) => text), stored?.answers.map(({ command }) => command).toSorted()];
  };
  const upTo = (last: number) => {
    const numbers = Array.from({ length: 100 }, (_, i) => last - 99 + i);
    return [numbers.map((i) => `line ${i}`), numbers.map((i) => `id${i}`).toSorted()];
  };
  const say = (client: Client, i: number) => client.command({ type: 'chat', text: `line ${i}` }, `id${i}`);
  for (let i = 0; i < 103; i++) await say(ada, i);
  expect(await kept(first)).toEqual(upTo(102));
  await first.stop();
  const second = await serve({ limits: { chat: many, messages: many } }, first.folder);
  const again = await Client.enter(second, table, token);
  // The latest answers are repeated, and the oldest are dropped, even after a restart.
  for (let i = 102; i < 106; i++) await say(again, i);
  expect(await kept(second)).toEqual(upTo(105));
  // A rejection is not stored, but it counts.
  expect(await again.command({ type: 'remove', seat: 0 })).toMatchObject({ code: 'is-you' });
  expect((await kept(second))[1]).toHaveLength(99);
});

test('a seat has a few valid one-time links, and a new one replaces the oldest', async () => {
  const server = await serve();
  const { table, token } = await server.make();
  const ada = await Client.enter(server, table, token);
  const made: unknown[] = [];
  for (let i = 0; i < 6; i++) {
    const answer = await ada.command({ type: 'move' });
    made.push('link' in answer ? answer.link : undefined);
  }
  expect((await server.server.services.store.table(table, 0, 0))?.links).toHaveLength(4);
  const follow = async (link: unknown) => (await server.post('/api/links', { link })).status;
  expect(await Promise.all(made.map(follow))).toEqual([404, 404, 200, 200, 200, 200]);
});

test('behind a trusted proxy, requests over TLS get an HSTS header', async () => {
  for (const trustProxy of [true, false]) {
    const { url } = await serve({ trustProxy });
    const reply = await fetch(url, { headers: { 'x-forwarded-proto': 'https' } });
    expect(reply.headers.has('strict-transport-security')).toBe(trustProxy);
  }
});
