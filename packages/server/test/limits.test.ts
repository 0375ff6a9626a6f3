import { expect, test } from 'vitest';
import { serve } from './kit.ts';

test('codes cannot be tried one after the other', async () => {
  const server = await serve({ limits: { addressCodes: { burst: 3, perSecond: 0 } } });
  const { code, table } = await server.make();
  for (const guess of ['BBBB', 'CCCC']) expect((await server.get(`/api/codes/${guess}`)).status).toBe(404);
  expect((await server.get(`/api/codes/${code}`)).body).toEqual({ table });
  expect(await server.get(`/api/codes/${code}`)).toMatchObject({ status: 429, body: { code: 'too-fast' } });
});

test('games that are over do not stand in the way of new ones', async () => {
  const server = await serve({ limits: { tables: 1 } });
  const { table } = await server.make();
  const settings = (await server.get(`/api/tables/${table}`)).body['info'] as { settings: object };
  const again = { name: 'Bob', city: '', settings: settings.settings };
  expect((await server.post('/api/tables', again)).status).toBeGreaterThanOrEqual(400);
  await server.server.services.store.commit(table, [
    { update: 'tables', where: { id: table }, set: { status: 'over' } },
  ]);
  expect((await server.post('/api/tables', again)).status).toBe(200);
});

test('a seat has one limit for all its devices, with a socket or without', async () => {
  const server = await serve({ limits: { messages: { burst: 2, perSecond: 0 } } });
  const { table, token } = await server.make();
  const hand = () => server.post(`/api/tables/${table}/turns`, { id: 'a', round: 0, steps: [] }, token);
  for (let i = 0; i < 2; i++) expect((await hand()).body['code']).toBe('not-started');
  expect(await hand()).toMatchObject({ status: 429, body: { code: 'too-fast' } });
});

test('behind a trusted proxy, whoever came by TLS is told to come back by it', async () => {
  for (const trustProxy of [true, false]) {
    const { url } = await serve({ trustProxy });
    const reply = await fetch(url, { headers: { 'x-forwarded-proto': 'https' } });
    expect(reply.headers.has('strict-transport-security')).toBe(trustProxy);
  }
});
