import { expect, test, vi } from 'vitest';
import { Client, serve } from './kit.ts';

test('a full disk is reported, and makes the server read-only until there is room again', async () => {
  const server = await serve();
  const { table, token } = await server.make();
  const ada = await Client.enter(server, table, token);
  const { store } = server.server.services;
  const full = vi.spyOn(store, 'check').mockRejectedValue(new Error('database or disk is full'));
  expect(await server.get('/healthz')).toEqual({ status: 503, body: { status: 'cannot-store' } });
  expect(await ada.command({ type: 'chat', text: 'hello' })).toMatchObject({ code: 'read-only' });
  expect((await server.get(`/api/tables/${table}`, token)).status).toBe(200);
  full.mockRestore();
  server.pass(10_000);
  await server.server.sweep();
  expect(await server.get('/healthz')).toEqual({ status: 200, body: { status: 'ok' } });
  expect((await ada.command({ type: 'chat', text: 'hello' })).type).toBe('done');
});
