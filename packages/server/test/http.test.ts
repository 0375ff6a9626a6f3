import { readView, type View } from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import { describe, expect, test } from 'vitest';
import { anyTurn, Client, serve } from './kit.ts';

const viewIn = (body: { readonly [field: string]: unknown }): View => {
  const view = readView(body['view']);
  if (!view.ok) throw new Error(view.rejection.code);
  return view.value;
};

describe('the API', () => {
  test('is enough to play a whole game without a socket', async () => {
    const server = await serve({ limits: { messages: { burst: 1000, perSecond: 100 } } });
    const { table, token } = await server.make({ seats: 1 });
    const host = await Client.enter(server, table, token);
    await host.command({ type: 'start' });
    const random = new FastRandom('api');
    for (;;) {
      const { body } = await server.get(`/api/tables/${table}`, token);
      if ((body['info'] as { status: string }).status !== 'playing') break;
      const view = viewIn(body);
      const round = view.state.rounds.length;
      const turn = { id: `r${round}`, round, steps: anyTurn(view, random) };
      const path = `/api/tables/${table}/turns`;
      expect(await server.post(path, turn, token)).toEqual({ status: 200, body: { id: `r${round}` } });
      expect((await server.post(path, turn, token)).status).toBe(200);
    }
    expect((await server.get(`/api/tables/${table}/record`)).body).toMatchObject({
      format: 'picket-record/1',
    });
  });

  test('shows a player’s own turn at once, even at a large table', async () => {
    const server = await serve({ clock: { large: 2 } });
    const { table, token } = await server.make({ seats: 2 });
    await server.join(table, 'Bob');
    const ada = await Client.enter(server, table, token);
    await ada.command({ type: 'start' });
    await ada.until(() => ada.round === 0);
    const turn = { id: 'a', round: 0, steps: anyTurn(ada.view) };
    const ownTurn = async () =>
      viewIn((await server.get(`/api/tables/${table}`, token)).body).now?.turn ?? null;
    expect(await ownTurn()).toBeNull();
    await server.post(`/api/tables/${table}/turns`, turn, token);
    expect(await ownTurn()).toEqual(turn.steps);
  });

  test('takes back a turn, and requires a seat for it', async () => {
    const server = await serve();
    const { table, token } = await server.make({ seats: 2 });
    await server.join(table, 'Bob');
    const ada = await Client.enter(server, table, token);
    await ada.command({ type: 'start' });
    await ada.until(() => ada.round === 0);
    const turn = { id: 'a', round: 0, steps: anyTurn(ada.view) };
    expect((await server.post(`/api/tables/${table}/turns`, turn)).body['code']).toBe('not-seated');
    await server.post(`/api/tables/${table}/turns`, turn, token);
    const takeBack = (query: string) =>
      fetch(`${server.url}/api/tables/${table}/turns/0${query}`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${token}` },
      });
    expect((await takeBack('')).status).toBe(400);
    const back = await takeBack('?id=b');
    expect(await back.json()).toEqual({ id: 'b' });
    await ada.until(() => ada.view.now?.in[0] === false);
    expect((await server.get(`/api/tables/${table}/record`)).body['code']).toBe('game-running');
  });

  test.each([
    ['/api/nothing', 404, 'no-such-page'],
    ['/api/tables/short', 404, 'no-such-table'],
    ['/api/tables/aaaaaaaaaaaa', 404, 'no-such-table'],
    ['/api/codes/BCDF', 404, 'no-such-code'],
    ['/api/codes/AEIO', 404, 'no-such-code'],
  ])('explains what is wrong with %s', async (path, status, code) => {
    const server = await serve();
    const reply = await server.get(path);
    expect(reply).toMatchObject({ status, body: { code } });
    expect(reply.body['message']).toMatch(/^[A-Z].*[.]$/);
  });

  test.each([['{'], ['[]'], ['null'], ['{"name":"Ada"}'], ['{"__proto__":{"name":"x"}}']])(
    'does not take %s for a table',
    async (body) => {
      const server = await serve();
      const headers = { 'content-type': 'application/json' };
      const reply = await fetch(`${server.url}/api/tables`, { method: 'POST', body, headers });
      expect(reply.status).toBe(400);
      const text = await reply.text();
      expect(JSON.parse(text)).toMatchObject({ message: expect.any(String) });
      expect(text).not.toMatch(/at .*\.ts|node_modules|Error:/);
    },
  );

  test('limits the requests of one address', async () => {
    const server = await serve({ limits: { addressRequests: { burst: 3, perSecond: 0 } } });
    const statuses: number[] = [];
    for (let i = 0; i < 4; i++) statuses.push((await server.get('/api/tables')).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  test('trusts the proxy’s address header only if configured', async () => {
    for (const trustProxy of [false, true]) {
      const server = await serve({ trustProxy, limits: { addressRequests: { burst: 1, perSecond: 0 } } });
      const ask = async (address: string) =>
        (await fetch(`${server.url}/api/tables`, { headers: { 'x-forwarded-for': address } })).status;
      expect([await ask('192.0.2.1'), await ask('192.0.2.2')]).toEqual([200, trustProxy ? 200 : 429]);
    }
  });

  test('serves an OpenAPI document', async () => {
    const server = await serve();
    const { body } = await server.get('/api/openapi.json');
    expect(body['openapi']).toBe('3.1.0');
    const paths = body['paths'] as { readonly [path: string]: { readonly [method: string]: unknown } };
    expect(Object.keys(paths)).toContain('/api/tables/{table}/turns');
    const turn = JSON.stringify(paths['/api/tables/{table}/turns']?.['post']);
    expect(turn).toContain('"roundabout"');
    expect(turn).toContain('"maxItems":32');
  });

  test('documents every parameter', async () => {
    const server = await serve();
    const paths = (await server.get('/api/openapi.json')).body['paths'] as {
      readonly [path: string]: { readonly [method: string]: { readonly parameters: readonly object[] } };
    };
    const path = { in: 'path', required: true, schema: { type: 'string' } };
    expect(paths['/api/tables/{table}/turns/{round}']?.['delete']?.parameters).toEqual([
      { name: 'table', ...path },
      { name: 'round', ...path },
      { name: 'id', in: 'query', required: true, schema: { type: 'string', pattern: expect.any(String) } },
    ]);
    expect(paths['/api/tables']?.['get']?.parameters).toEqual([
      { name: 'halls', in: 'query', required: false, schema: { type: 'string' } },
    ]);
  });
});
