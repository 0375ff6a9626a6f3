import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { replay } from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import { MyData } from 'picket-protocol';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { anyTurn, Client, NO_RATE_LIMIT, playRound, serve, settings, temporaryFolder } from './kit.ts';
import { goAway, linkIn, OFFER_MS, started } from './seated.ts';

const ENDPOINT = 'http://localhost:1/push/of-adalbert';
const KEYS = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};
/** Text that only Adalbert has left on the server. */
const TRACES = ['Adalbert', 'Marmalade', 'it rains turnips', 'he was rude', 'of-adalbert'];

/** A server where Adalbert plays with Bob, and has left data of every kind. */
async function lived() {
  const folder = temporaryFolder();
  const server = await serve({ ...NO_RATE_LIMIT, bots: { ms: 5 }, push: { local: true } }, folder);
  const { body } = await server.post('/api/tables', {
    name: 'Adalbert',
    city: 'Marmalade Hill',
    settings: settings({ caretaker: 'newcomer', seats: 2 }),
  });
  const { table, token } = body as { table: string; token: string };
  const bob = await server.join(table, 'Bob');
  const ada = await Client.enter(server, table, token);
  const other = await Client.enter(server, table, bob.token);
  await ada.command({ type: 'chat', text: 'it rains turnips' });
  await other.command({ type: 'chat', text: 'indeed' });
  await ada.command({ type: 'report', seat: 1, text: 'he was rude' });
  const pushed = await server.post(`/api/tables/${table}/push`, { endpoint: ENDPOINT, keys: KEYS }, token);
  expect(pushed.status).toBe(200);
  return { server, folder, table, token, ada, bob: other, bobsToken: bob.token };
}

const seatsOf = (...seats: [table: string, token: string][]) => ({
  seats: seats.map(([table, token]) => ({ table, token })),
});

/** All rows of all tables, as text. */
function everythingIn(folder: string): string {
  const database = new DatabaseSync(join(folder, 'data/picket.db'), { readOnly: true });
  const tables = database.prepare("select name from sqlite_master where type = 'table'").all();
  const rows = tables.flatMap(({ name }) => database.prepare(`select * from "${String(name)}"`).all());
  database.close();
  return JSON.stringify(rows);
}

describe('a player’s data', () => {
  test('can be downloaded with the token, and contains everything about them', async () => {
    const { server, table, token, ada } = await lived();
    await ada.command({ type: 'start' });
    await ada.until(() => ada.round === 0);
    const steps = anyTurn(ada.view);
    await ada.command({ type: 'submit', round: 0, steps });
    const { status, body } = await server.post('/api/mine/data', seatsOf([table, token]));
    expect(status).toBe(200);
    expect(v.is(MyData, body)).toBe(true);
    expect(body['tables']).toMatchObject([
      {
        table,
        status: 'playing',
        seat: 0,
        name: 'Adalbert',
        city: 'Marmalade Hill',
        devices: [expect.any(Number)],
        links: [],
        chat: [{ text: 'it rains turnips' }],
        reminders: [ENDPOINT],
        reports: [{ text: 'he was rude' }],
        view: { seat: 0, now: { turn: steps } },
      },
    ]);
    const text = JSON.stringify(body);
    for (const trace of TRACES) expect.soft(text).toContain(trace);
    for (const foreign of ['indeed', token]) expect.soft(text).not.toContain(foreign);
  });

  test('contains no hidden card and no seed', async () => {
    const server = await serve();
    const { table, tokens } = await started(server, 2, { game: { mode: 'expert' } });
    const { body } = await server.post('/api/mine/data', seatsOf([table, tokens[1] ?? '']));
    expect(body['tables']).toMatchObject([
      {
        view: {
          seat: 1,
          record: { seed: null },
          now: {
            cards: [
              [null, null, null],
              [{}, {}, {}],
            ],
          },
        },
      },
    ]);
  });

  test('can be deleted during a game: a bot plays on, the others continue, and nothing is left on the disk', async () => {
    const { server, folder, table, token, ada, bob, bobsToken } = await lived();
    await ada.command({ type: 'move' });
    await ada.command({ type: 'start' });
    await Promise.all([ada, bob].map((client) => client.until(() => client.round === 0)));
    await playRound([ada, bob], new FastRandom('two'));
    expect(await server.remove('/api/mine', seatsOf([table, token]))).toEqual({
      status: 200,
      body: { tables: [table] },
    });
    expect(await ada.ended()).toBe(1012);
    expect((await server.get(`/api/tables/${table}`, token)).status).toBe(401);
    // The others stay connected, and everyone receives the table without the name.
    await bob.until(() => bob.known?.seats[0]?.name === 'Former player');
    const back = await Client.enter(server, table, bobsToken);
    for (const { known } of [bob, back]) {
      expect(known).toMatchObject({
        info: { host: 1, status: 'playing' },
        seats: [{ name: 'Former player', city: '', caretaker: 'resigned' }, { name: 'Bob' }],
        chat: [{ seat: 1, text: 'indeed' }],
        view: { record: { options: { players: ['Former player', 'Bob'] } } },
      });
    }
    // Even while the server runs.
    for (const file of ['picket.db', 'picket.db-wal']) {
      const bytes = readFileSync(join(folder, 'data', file), 'latin1');
      for (const trace of TRACES) expect.soft(bytes.includes(trace), `${trace} in ${file}`).toBe(false);
    }
    await playRound([back], new FastRandom('one'));
    expect(back.known?.view?.record.rounds).toHaveLength(2);
    await server.stop();
    const left = everythingIn(folder);
    const bytes = readFileSync(join(folder, 'data/picket.db')).toString('latin1');
    for (const trace of TRACES) {
      expect.soft(left.includes(trace), trace).toBe(false);
      expect.soft(bytes.includes(trace), `${trace} in the file`).toBe(false);
    }
    const again = await serve({ bots: { ms: 5 } }, folder);
    const later = await Client.enter(again, table, bobsToken);
    expect(later.known?.seats[0]?.name).toBe('Former player');
    await playRound([later], new FastRandom('three'));
  });

  test('can be deleted before the start: the seat becomes free, and another player is host', async () => {
    const { server, folder, table, token, bob } = await lived();
    expect((await server.remove('/api/mine', seatsOf([table, token]))).status).toBe(200);
    await bob.until(() => bob.known?.info.host === 1);
    expect(bob.known).toMatchObject({ seats: [{ seat: 1, name: 'Bob' }], chat: [{ text: 'indeed' }] });
    await server.stop();
    const left = everythingIn(folder);
    for (const trace of TRACES) expect.soft(left.includes(trace), trace).toBe(false);
  });

  test('can be deleted after the game: the record stays valid, without the name', async () => {
    const { server, folder, table, token, ada, bob, bobsToken } = await lived();
    await ada.command({ type: 'start' });
    await Promise.all([ada, bob].map((client) => client.until(() => client.round === 0)));
    const random = new FastRandom('whole');
    while (ada.known?.info.status === 'playing') await playRound([ada, bob], random);
    await server.remove('/api/mine', seatsOf([table, token]));
    const { body } = await server.get(`/api/tables/${table}/record`);
    expect(replay(body)).toMatchObject({ ok: true });
    expect(body).toMatchObject({ options: { players: ['Former player', 'Bob'] } });
    expect(body).not.toHaveProperty('about.seats');
    // Without a token, nobody joins the rematch automatically.
    const back = await Client.enter(server, table, bobsToken);
    const { table: next } = (await back.command({ type: 'rematch' })) as { table: string };
    const again = await Client.enter(server, next, bobsToken);
    expect(again.known).toMatchObject({ info: { host: 0 }, seats: [{ seat: 0, name: 'Bob' }] });
    await server.stop();
    expect(everythingIn(folder)).not.toContain('Adalbert');
  });

  test('is gone when the player leaves before the start, but what they reported is not', async () => {
    const { server, folder, ada, bob } = await lived();
    await ada.command({ type: 'resign' });
    await bob.until(() => bob.known?.seats.length === 1);
    expect(await server.server.services.store.reports()).toMatchObject([{ by_key: -1, text: 'he was rude' }]);
    await server.stop();
    const left = everythingIn(folder);
    for (const trace of TRACES) expect.soft(left.includes(trace), trace).toBe(trace === 'he was rude');
  });

  test('does not pass to the next player of the seat', async () => {
    const { server, table, token, ada, bob, bobsToken } = await lived();
    await bob.command({ type: 'report', seat: 0, text: 'so was the other one' });
    await ada.command({ type: 'handOver', seat: 1 });
    await ada.command({ type: 'start' });
    await bob.until(() => bob.known?.info.host === 1);
    await goAway(bob, ada);
    const link = linkIn(await bob.command({ type: 'invite', seat: 0 }));
    server.pass(OFFER_MS);
    const next = (await server.post('/api/links', { link })).body['token'] as string;
    const cy = await Client.enter(server, table, next);
    await cy.command({ type: 'chat', text: 'hello there' });
    const { body } = await server.post('/api/mine/data', seatsOf([table, next]));
    expect(body['tables']).toMatchObject([{ chat: [{ text: 'hello there' }], reminders: [], reports: [] }]);
    await server.remove('/api/mine', seatsOf([table, next]));
    expect((await server.server.services.store.reports()).map(({ text }) => text)).toEqual([
      'he was rude',
      'so was the other one',
    ]);
    expect((await server.get(`/api/tables/${table}`, token)).status).toBe(401);
    expect((await server.get(`/api/tables/${table}`, bobsToken)).status).toBe(200);
  });

  test('that others have reported stays as evidence, with the name and the last chat lines', async () => {
    const { server, table, token, bob } = await lived();
    await bob.command({ type: 'report', seat: 0, text: 'so was the other one' });
    await server.remove('/api/mine', seatsOf([table, token]));
    const [report, ...others] = await server.server.services.store.reports();
    expect(others).toEqual([]);
    expect(report).toMatchObject({ text: 'so was the other one' });
    expect(JSON.parse(report?.evidence ?? '')).toEqual({
      name: 'Adalbert',
      chat: [{ at: expect.any(Number), text: 'it rains turnips' }],
    });
  });

  test('includes rematches that the player never opened', async () => {
    const { server, folder, table, token, ada, bob } = await lived();
    await ada.command({ type: 'start' });
    await Promise.all([ada, bob].map((client) => client.until(() => client.round === 0)));
    const random = new FastRandom('whole');
    while (ada.known?.info.status === 'playing') await playRound([ada, bob], random);
    const { table: next } = (await bob.command({ type: 'rematch' })) as { table: string };
    const asked = await server.post('/api/mine/data', seatsOf([table, token]));
    expect(asked.body['tables']).toMatchObject([{ table }, { table: next, name: 'Adalbert' }]);
    const deleted = await server.remove('/api/mine', seatsOf([table, token]));
    expect(deleted.body).toEqual({ tables: [table, next] });
    await server.stop();
    expect(everythingIn(folder)).not.toContain('Adalbert');
  });

  test('can’t be deleted without a valid token, and deleting twice is harmless', async () => {
    const { server, table, token, bobsToken } = await lived();
    const wrong = seatsOf([table, 'x'.repeat(22)], ['abcdefghijkl', token]);
    expect((await server.post('/api/mine/data', wrong)).body).toEqual({ tables: [] });
    expect((await server.remove('/api/mine', wrong)).body).toEqual({ tables: [] });
    expect((await server.get(`/api/tables/${table}`, token)).status).toBe(200);
    const both = seatsOf([table, token], [table, token]);
    expect((await server.post('/api/mine/data', both)).body['tables']).toHaveLength(1);
    expect((await server.remove('/api/mine', both)).body).toEqual({ tables: [table] });
    expect((await server.remove('/api/mine', both)).body).toEqual({ tables: [] });
    expect((await server.get(`/api/tables/${table}`, bobsToken)).status).toBe(200);
  });

  test('is limited per request and per address', async () => {
    const server = await serve({ limits: { addressMine: { burst: 10, perSecond: 0 } } });
    const { table, token } = await server.make();
    const many = seatsOf(...Array.from({ length: 21 }, (): [string, string] => [table, token]));
    expect((await server.post('/api/mine/data', many)).status).toBe(400);
    expect((await server.post('/api/mine/data', seatsOf([table, token]))).status).toBe(200);
    expect((await server.post('/api/mine/data', seatsOf([table, token]))).status).toBe(200);
    expect((await server.remove('/api/mine', seatsOf([table, token]))).status).toBe(429);
  });
});
