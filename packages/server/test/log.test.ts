import { PROTOCOL_VERSION } from 'picket-protocol';
import { expect, test } from 'vitest';
import { Client, serve, temporaryFolder } from './kit.ts';

test('the log contains no token, link, name or chat', async () => {
  const lines: string[] = [];
  const log = { write: (line: string) => void lines.push(line) };
  const server = await serve({ log: 'trace', push: { local: true } }, temporaryFolder(), log);
  const { services } = server.server;
  const { table, code, token } = await server.make({ seats: 3 }, 'Zebulon');
  const secrets = [token, 'Zebulon', 'Pickering'];
  const keep = (...more: string[]) => void secrets.push(...more);

  const bob = await server.join(table, 'Quentin');
  keep(bob.token, 'Quentin');
  const chosen = 'abcdefghijklmnopqrstuv';
  await server.post(`/api/tables/${table}/seats`, { name: 'Wilhelmina', city: 'Utopia', token: chosen });
  keep(chosen, 'Wilhelmina', 'Utopia');
  await server.get(`/api/codes/${code}`);
  await server.post('/api/mine', { seats: [{ table, token }] });
  const ada = await Client.enter(server, table, token);
  await ada.command({ type: 'chat', text: 'it rains marmalade' });
  await ada.command({ type: 'report', seat: 1, text: 'he stole my turnips' });
  await ada.command({ type: 'rename', name: 'Ermintrude', city: 'Nowhere' });
  keep('marmalade', 'turnips', 'Ermintrude', 'Nowhere');

  const moved = await ada.command({ type: 'move' });
  const link = 'link' in moved ? (moved.link ?? '') : '';
  await server.post('/api/links', { link, token: 'bbbbbbbbbbbbbbbbbbbbbb' });
  await server.post('/api/links', { link });
  keep(link, 'bbbbbbbbbbbbbbbbbbbbbb');
  const endpoint = 'http://localhost:1/push/of-a-player';
  await server.post(`/api/tables/${table}/push`, { endpoint, keys: { p256dh: 'x', auth: 'y' } }, token);
  keep('of-a-player');

  // Requests that are rejected, malformed or not found.
  await server.get(`/api/tables/${table}`, 'cccccccccccccccccccccc');
  await server.post(`/api/links/${link}`, {});
  await server.get(`/nothing/${link}?token=${token}`);
  await fetch(`${server.url}/%zz${link}`);
  const headers = { 'content-type': 'application/json' };
  for (const body of ['{"name":"Bartholomew', '{"name": Bartholomew}', '"Bartholomew"', 'x'.repeat(40_000)]) {
    await fetch(`${server.url}/api/tables`, { method: 'POST', body, headers });
  }
  keep('cccccccccccccccccccccc', 'Bartholomew');
  ada.say(`{"type":"hello","token":"${chosen}"`);
  ada.say({ type: 'hello', protocol: PROTOCOL_VERSION, token: 'dddddddddddddddddddddd' });
  await ada.until(() => ada.messages.filter(({ type }) => type === 'error').length === 2);
  keep('dddddddddddddddddddddd');

  // An internal error: the next chat line cannot be stored.
  const row = { table_id: table, nr: 1, key: 0, at: 1, text: 'custard' };
  await services.store.commit('other', [{ insert: 'chat', row }]);
  expect(await ada.command({ type: 'chat', text: 'it snows custard' })).toMatchObject({ code: 'try-again' });
  keep('custard');
  services.store.tableOfCode = () => Promise.reject(new Error('A fault.'));
  expect((await server.get(`/api/codes/${code}`)).status).toBe(503);

  await server.stop();
  const text = lines.join('');
  expect(lines.length).toBeGreaterThan(20);
  for (const told of ['/api/tables/:table/seats', '"msg":"internal error"', 'UNIQUE', 'A fault.']) {
    expect(text).toContain(told);
  }
  for (const secret of secrets) expect.soft(text.includes(secret), secret).toBe(false);
});
