import { PROTOCOL_VERSION } from 'picket-protocol';
import { expect, test } from 'vitest';
import { frame, TEXT } from './frames.ts';
import { Client, serve, temporaryFolder, type TestServer } from './kit.ts';
import { rawSend, rawSocket } from './rawSocket.ts';

/** A server whose log is collected, with every line. */
async function logged(flags: object = {}): Promise<{ server: TestServer; lines: string[] }> {
  const lines: string[] = [];
  const log = { write: (line: string) => void lines.push(line) };
  const server = await serve({ log: 'trace', ...flags }, temporaryFolder(), log);
  return { server, lines };
}

test('the log contains no token, link, name or chat', async () => {
  const { server, lines } = await logged({ push: { local: true } });
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
  await fetch(`${server.url}/settings`, {
    headers: { referer: `${server.url}/seat#${link}`, cookie: token },
  });
  for (const path of [
    `/elsewhere?token=${token}`,
    `/l/${link}`,
    `/api/tables?token=${token}`,
    `/api/tables/${token}/socket`,
    `/api/tables/${table}/socket?token=${token}`,
  ]) {
    await rawSend(server, upgrade(path));
    await rawSend(server, `GET ${path} HTTP/1.1\r\nhost: x\r\ncookie ${token}\r\n\r\n`);
  }
  await rawSend(server, `GET / ${token}\r\n\r\n`);
  const { socket } = await rawSocket(server, table);
  // Not masked, which is an error of WebSocket.
  socket.write(Buffer.concat([Buffer.from([0x81, token.length]), Buffer.from(token)]));
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
  // Nor as bytes.
  for (const secret of secrets) {
    expect.soft(text.includes(String([...Buffer.from(secret)])), secret).toBe(false);
  }
});

test('the log contains no address', async () => {
  const { server, lines } = await logged();
  await server.make();
  await server.get('/api/nothing');
  await server.stop();
  const own = lines.filter((line) => !line.includes('Server listening'));
  expect(own.length).toBeGreaterThan(2);
  expect(own.join('')).not.toMatch(/127\.0\.0\.1|::1/);
});

const upgrade = (path: string) =>
  `GET ${path} HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n` +
  `sec-websocket-key: ${'A'.repeat(22)}==\r\nsec-websocket-version: 13\r\n\r\n`;

test('a token in a message of a library is left out', async () => {
  const { server, lines } = await logged();
  const { token } = await server.make();
  server.server.app.log.warn(`Reply was already sent for /x/${token}?a=${token}`);
  await server.stop();
  expect(lines.join('')).toContain('Reply was already sent for /x/…?a=…');
  expect(lines.join('')).not.toContain(token);
});

test('a token in an error is left out, wherever it is', async () => {
  const { server, lines } = await logged();
  const { code, token } = await server.make();
  const start = `one\n${token}\ttwo %2F${token} "three\\n${token}" `;
  const message = `${start}${'.'.repeat(479 - start.length)}${token}`;
  server.server.services.store.tableOfCode = () => Promise.reject(new Error(message));
  await server.get(`/api/codes/${code}`);
  await server.stop();
  expect(lines.join('')).toContain('one\\n…\\ttwo %2F…');
  expect(lines.join('')).not.toContain(token.slice(0, 20));
});

test('a flood of one error does not hide another', async () => {
  const { server, lines } = await logged({ limits: { log: { burst: 5, perSecond: 0 } } });
  const { code } = await server.make();
  const { store } = server.server.services;
  store.tableOfCode = () => Promise.reject(new Error('A fault.'));
  for (let i = 0; i < 10; i++) await server.get(`/api/codes/${code}`);
  store.tableOfCode = () =>
    Promise.reject(Object.assign(new Error('Another.'), { code: 'ERR_SQLITE_ERROR' }));
  await server.get(`/api/codes/${code}`);
  expect(lines.filter((line) => line.includes('Another.'))).toHaveLength(1);
});

test('an upgrade on another path is refused, and leaves no line', async () => {
  const { server, lines } = await logged({ log: 'info' });
  const before = lines.length;
  expect(await rawSend(server, upgrade('/elsewhere?token=x'))).toContain('HTTP/1.1 404');
  expect(await rawSend(server, upgrade('/healthz'))).toContain('HTTP/1.1 404');
  expect(lines.slice(before)).toEqual([]);
});

test('bad frames are counted and not logged', async () => {
  const { server, lines } = await logged({ log: 'info' });
  const { table } = await server.make();
  const before = lines.length;
  for (let i = 0; i < 20; i++) {
    const { socket } = await rawSocket(server, table);
    const closed = new Promise((resolve) => {
      socket.on('close', resolve);
    });
    // An opcode that doesn't exist.
    socket.write(frame(0xb, 'x'));
    await closed;
  }
  const { socket } = await rawSocket(server, table);
  socket.write(Buffer.concat([frame(TEXT, 'nonsense'), frame(TEXT, '{}')]));
  const metrics = () => server.server.services.metrics.text();
  await expect.poll(metrics).toContain('picket_bad_frames_total{reason="bad-message"} 2');
  expect(await metrics()).toContain('picket_bad_frames_total{reason="websocket"} 20');
  expect(lines.slice(before)).toEqual([]);
});

test('a flood of requests, errors and bad frames leaves few lines, and a count of the rest', async () => {
  const { server, lines } = await logged({ limits: { log: { burst: 5, perSecond: 0 } } });
  const { table, code } = await server.make();
  const { store } = server.server.services;
  store.tableOfCode = () => Promise.reject(new Error('A fault.'));
  const before = lines.length;
  for (let i = 0; i < 30; i++) {
    await Promise.all([
      server.get(`/api/codes/${code}`),
      server.get(`/nothing/${i}`).catch(() => undefined),
      server.post(`/api/links/${i}`, {}),
      rawSend(server, `nonsense ${i}\r\n\r\n`),
      rawSend(server, upgrade(`/elsewhere/${i}`)),
      rawSocket(server, table).then(({ socket }) => socket.write(frame(0xb, 'x'))),
    ]);
  }
  expect(lines.filter((line) => line.includes('A fault.'))).toHaveLength(5);
  expect(lines.length - before).toBeLessThan(40);
  await server.stop();
  const left = lines.map((line) => JSON.parse(line) as object);
  expect(left).toContainEqual(expect.objectContaining({ kind: 'internal error Error', leftOut: 25 }));
});
