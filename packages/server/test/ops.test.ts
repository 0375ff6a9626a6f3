import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FastRandom } from 'picket-engine/fast';
import { PROTOCOL_VERSION } from 'picket-protocol';
import { describe, expect, test } from 'vitest';
import { metricsApp } from '../src/http/health.ts';
import { backUp } from '../src/ops/backup.ts';
import { placeOrder, type OrderKind } from '../src/ops/orders.ts';
import { openStore } from '../src/store/open.ts';
import { anyTurn, Client, HOST, playRound, serve, temporaryFolder, type TestServer } from './kit.ts';

async function ordered(
  server: TestServer,
  kind: OrderKind,
  target: string,
): Promise<string | null | undefined> {
  const { store } = server.server.services;
  const id = await placeOrder(store, kind, target, 1);
  await server.server.sweep();
  return (await store.order(id))?.done;
}

describe('an operator', () => {
  test('closes a table', async () => {
    const server = await serve();
    const { table, token } = await server.make();
    const ada = await Client.enter(server, table, token);
    expect(await ordered(server, 'close', table)).toBe('done');
    await ada.until(() => ada.known?.info.status === 'closed');
    expect(await ada.command({ type: 'start' })).toMatchObject({ code: 'table-closed' });
    expect(await ordered(server, 'close', 'aaaaaaaaaaaa')).toBe('no-such-table');
  });

  test('cannot close a finished game', async () => {
    const server = await serve({ keep: { unfinishedDays: 2 } });
    const { table, token } = await server.make({ seats: 2 });
    const bob = await server.join(table, 'Bob');
    const clients = [await Client.enter(server, table, token), await Client.enter(server, table, bob.token)];
    const [ada] = clients as [Client];
    await ada.command({ type: 'start' });
    for (const client of clients) await client.until(() => client.round === 0);
    const random = new FastRandom('over');
    while (ada.known?.info.status === 'playing') await playRound(clients, random);
    expect(await ordered(server, 'close', table)).toBe('table-over');
    server.pass(3 * 24 * 60 * 60_000);
    await server.server.sweep();
    expect((await server.get(`/api/tables/${table}`)).body['info']).toMatchObject({ status: 'over' });
  });

  test('deletes a game with everything in it', async () => {
    const server = await serve();
    const { table, token } = await server.make();
    const ada = await Client.enter(server, table, token);
    await ada.command({ type: 'chat', text: 'hello' });
    expect(await ordered(server, 'delete', table)).toBe('done');
    await ada.ended();
    expect((await server.get(`/api/tables/${table}`, token)).status).toBe(404);
  });

  test('removes a person’s data, and the game stays', async () => {
    const server = await serve();
    const { table, token } = await server.make({ seats: 2 }, 'Adalbert');
    const bob = await server.join(table, 'Bob');
    const ada = await Client.enter(server, table, token);
    await ada.command({ type: 'chat', text: 'my address is …' });
    await ada.command({ type: 'report', seat: 1, text: 'He knows my address.' });
    await ada.command({ type: 'start' });
    expect(await server.server.services.store.reports()).toHaveLength(1);
    expect(await ordered(server, 'forget', `${table}/0`)).toBe('done');
    const { body } = await server.get(`/api/tables/${table}`, bob.token);
    expect(JSON.stringify(body)).not.toMatch(/Adalbert|my address|Pickering/);
    expect((body['seats'] as unknown[]).length).toBe(2);
    expect((await server.get(`/api/tables/${table}`, token)).status).toBe(401);
    expect(await server.server.services.store.reports()).toEqual([]);
  });

  test('removes the data of a connected person: the socket closes, and the token is invalid', async () => {
    const server = await serve();
    const { table, token } = await server.make({ seats: 2 }, 'Adalbert');
    const ada = await Client.enter(server, table, token);
    const { store, rooms } = server.server.services;
    // Commands sent while this is being stored must not be kept.
    const commit = store.commit.bind(store);
    const room = await rooms.open(table);
    let meanwhile: unknown;
    store.commit = async (group, writes) => {
      if (meanwhile === undefined && writes.some((write) => 'remove' in write && write.remove === 'tokens')) {
        const rename = { type: 'rename', id: 'late', name: 'Adalbert', city: '' } as const;
        meanwhile = await room?.command(0, rename, HOST);
      }
      return commit(group, writes);
    };
    expect(await ordered(server, 'forget', `${table}/0`)).toBe('done');
    expect(meanwhile).toMatchObject({ type: 'refused', code: 'not-seated' });
    expect(await ada.ended()).toBe(1012);
    expect(JSON.stringify((await server.get(`/api/tables/${table}`)).body)).not.toContain('Adalbert');
    const again = await Client.connect(server, table);
    again.say({ type: 'hello', protocol: PROTOCOL_VERSION, token });
    again.say({ type: 'chat', id: 'a', text: 'it is me' });
    await again.until(() => again.messages.length === 2);
    expect(again.messages).toMatchObject([
      { type: 'error', code: 'bad-token' },
      { type: 'refused', code: 'hello-first' },
    ]);
    const turn = { id: 'b', round: 0, steps: [] };
    expect((await server.post(`/api/tables/${table}/turns`, turn, token)).status).toBe(401);
  });

  test('bans words from names and chat, ignoring spaces and punctuation', async () => {
    const server = await serve();
    const { table, token } = await server.make();
    await ordered(server, 'words', JSON.stringify(['badword', '']));
    const join = await server.post(`/api/tables/${table}/seats`, { name: 'B.a.d Wórd', city: '' });
    expect(join.body['code']).toBe('word-not-allowed');
    const ada = await Client.enter(server, table, token);
    expect(await ada.command({ type: 'chat', text: 'you BADWORD' })).toMatchObject({
      code: 'word-not-allowed',
    });
    expect(await ada.command({ type: 'chat', text: 'you' })).toMatchObject({ type: 'done' });
  });

  test('pauses bots and clocks in read-only mode', async () => {
    const server = await serve();
    const { table, token } = await server.make({ seats: 2, clock: 30 });
    const ada = await Client.enter(server, table, token);
    await server.join(table, 'Bob');
    await ada.command({ type: 'start' });
    await ada.until(() => ada.round === 0);
    await ordered(server, 'read-only', 'on');
    server.pass(60_000);
    await server.server.sweep();
    expect((await server.get(`/api/tables/${table}`)).body['seats']).toMatchObject([
      { caretaker: null },
      { caretaker: null },
    ]);
    await ordered(server, 'read-only', 'off');
    await server.server.sweep();
    // Players get a grace period.
    expect(ada.known?.seats.map(({ caretaker }) => caretaker)).toEqual([null, null]);
    server.pass(31_000);
    await server.server.sweep();
    await ada.until(() => ada.known?.seats[1]?.caretaker === 'time');
  });

  test('acknowledges a stored turn that is sent again in read-only mode, but accepts no new one', async () => {
    const first = await serve();
    const { table, token } = await first.make({ seats: 2 });
    await first.join(table, 'Bob');
    const ada = await Client.enter(first, table, token);
    await ada.command({ type: 'start' });
    await ada.until(() => ada.round === 0);
    const turn = { type: 'submit', round: 0, steps: anyTurn(ada.view) } as const;
    expect(await ada.command(turn, 'stored')).toMatchObject({ type: 'done' });
    await ordered(first, 'read-only', 'on');
    await first.stop();
    const second = await serve({}, first.folder);
    const again = await Client.enter(second, table, token);
    expect(await again.command(turn, 'stored')).toMatchObject({ type: 'done' });
    expect(await again.command({ type: 'takeBack', round: 0 }, 'new')).toMatchObject({ code: 'read-only' });
    const turns = `/api/tables/${table}/turns`;
    const { type: _type, ...body } = turn;
    expect(await second.post(turns, { ...body, id: 'stored' }, token)).toMatchObject({ status: 200 });
    expect(await second.post(turns, { ...body, id: 'new' }, token)).toMatchObject({ status: 503 });
    await ordered(second, 'read-only', 'off');
    // A rejection is not stored.
    expect(await again.command({ type: 'takeBack', round: 0 }, 'new')).toMatchObject({ type: 'done' });
  });

  test('sets read-only mode, which survives a restart', async () => {
    const first = await serve();
    const { table, token } = await first.make();
    await ordered(first, 'read-only', 'on');
    const ada = await Client.enter(first, table, token);
    expect(await ada.command({ type: 'start' })).toMatchObject({ code: 'read-only' });
    await first.stop();
    const second = await serve({}, first.folder);
    const make = await second.post('/api/tables', {});
    expect(make).toMatchObject({ status: 503, body: { code: 'read-only' } });
    expect((await second.get(`/api/tables/${table}`)).status).toBe(200);
    expect((await second.get('/healthz')).body).toEqual({ status: 'read-only' });
    await ordered(second, 'read-only', 'off');
    expect((await second.get('/healthz')).body).toEqual({ status: 'ok' });
  });
});

describe('a server', () => {
  test('notifies clients at shutdown, and has every turn afterwards', async () => {
    const first = await serve();
    const { table, token } = await first.make({ seats: 2 });
    await first.join(table, 'Bob');
    const ada = await Client.enter(first, table, token);
    await ada.command({ type: 'start' });
    await ada.until(() => ada.round === 0);
    const steps = anyTurn(ada.view);
    const cards = ada.view.now?.cards;
    ada.say({ type: 'submit', id: 'last', round: 0, steps });
    await first.server.close();
    expect(await ada.ended()).toBe(1012);
    expect(ada.messages.map(({ type }) => type)).toContain('draining');
    const second = await serve({}, first.folder);
    const again = await Client.enter(second, table, token);
    const answer = await again.command({ type: 'submit', round: 0, steps }, 'last');
    expect(answer).toMatchObject({ type: 'done' });
    expect(again.view.now).toMatchObject({ cards, turn: steps, in: [true, false] });
  });

  test('has every metric that dashboards use, and the lag of the event loop', async () => {
    const server = await serve();
    const { table, token } = await server.make();
    const ada = await Client.enter(server, table, token);
    await ada.command({ type: 'chat', text: 'hello' });
    // On a separate port, not next to the client.
    expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
    const reply = await metricsApp(server.server.services.metrics).inject('/metrics');
    expect(reply.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    const text = reply.body;
    expect(text).toMatch(/^picket_sockets 1$/m);
    expect(text).toMatch(/^picket_tables 1$/m);
    expect(text).toMatch(/^picket_commit_seconds_bucket{le="0.001"} \d/m);
    expect(text).toMatch(/^picket_commit_seconds_count [1-9]/m);
    expect(text).toMatch(/^picket_commands_stored_total [1-9]/m);
    expect(text).toMatch(/^picket_answer_seconds_count 1$/m);
    expect(text).toMatch(/^picket_commands_total{type="chat",outcome="done"} 1$/m);
    expect(text).toMatch(/^picket_messages_sent_total [1-9]/m);
    expect(text).toMatch(/^picket_rounds_total 0$/m);
    expect(text).toMatch(/^picket_faults_total 0$/m);
    expect(text).toMatch(/^# TYPE picket_pushes_total counter$/m);
    expect(text).toMatch(/^picket_memory_bytes [1-9]/m);
    expect(text).toMatch(/^picket_uptime_seconds \d/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  });

  test('has its own metrics next to another server in the same process', async () => {
    const [busy, idle] = [await serve(), await serve()];
    const { table } = await busy.make();
    await Client.enter(busy, table);
    expect(await idle.server.services.metrics.text()).toMatch(/^picket_sockets 0$/m);
  });

  test('says how long it stores data', async () => {
    const keep = { lobbyDays: 1, unfinishedDays: 45, linkDays: 3 };
    const server = await serve({ keep });
    expect((await server.get('/api/tables')).body).toEqual({ tables: [], keeping: keep });
  });

  test('can be backed up while it runs', async () => {
    const server = await serve();
    const { table } = await server.make();
    const folder = temporaryFolder();
    await backUp({ data: join(server.folder, 'data') }, join(folder, 'picket.db'));
    const store = await openStore({ data: folder });
    expect((await store.summary(table))?.table.id).toBe(table);
    await store.close();
    expect(await backUp({ data: join(folder, 'nowhere') }, join(folder, 'x'))).toBe(false);
    expect(existsSync(join(folder, 'x'))).toBe(false);
  });

  test('can be backed up while it is busy', async () => {
    const server = await serve();
    const { store } = server.server.services;
    // Large enough for a backup of many steps.
    const value = 'x'.repeat(8_000_000);
    await store.commit('notes', [{ put: 'notes', row: { name: 'long', value } }]);
    const folder = temporaryFolder();
    let isCopied = false;
    const copying = backUp({ data: join(server.folder, 'data') }, join(folder, 'picket.db')).finally(() => {
      isCopied = true;
    });
    for (let nr = 0; !isCopied; nr++) {
      await store.commit('notes', [{ put: 'notes', row: { name: 'busy', value: `${nr}` } }]);
    }
    await copying;
    const copy = await openStore({ data: folder });
    expect(await copy.note('long')).toBe(value);
    await copy.close();
  });

  test('leaves no files after a failed backup, and the next one succeeds', async () => {
    const server = await serve();
    const { table } = await server.make();
    const folder = temporaryFolder();
    const broken = temporaryFolder();
    writeFileSync(join(broken, 'picket.db'), 'a letter to the operator, and no database at all');
    const file = join(folder, 'copy.db');
    await expect(backUp({ data: broken }, file)).rejects.toThrow('cannot be copied: file is not a database.');
    expect(readdirSync(folder)).toEqual([]);
    // Left by a backup that was killed.
    writeFileSync(`${file}.part`, 'half of it');
    await backUp({ data: join(server.folder, 'data') }, join(folder, 'picket.db'));
    await backUp({ data: join(server.folder, 'data') }, file);
    const store = await openStore({ data: folder });
    expect((await store.summary(table))?.table.id).toBe(table);
    await store.close();
    expect(readdirSync(folder).toSorted()).toEqual(['copy.db', 'picket.db']);
  });

  test('unloads idle tables, and loads them again', async () => {
    const server = await serve();
    const { table, token } = await server.make();
    await server.get(`/api/tables/${table}`);
    const { rooms } = server.server.services;
    expect(rooms.size).toBe(1);
    server.pass(10 * 60_000);
    await server.server.sweep();
    expect(rooms.size).toBe(0);
    expect((await server.get(`/api/tables/${table}`, token)).body['you']).toBe(0);
  });
});
