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
