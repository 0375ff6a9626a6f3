import { createECDH, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { Client, serve } from './kit.ts';
import { started } from './seated.ts';

test('a shutdown stores absences, and does not wait for half-sent requests', async () => {
  const server = await serve();
  const { table } = await started(server, 2);
  const { hostname, port } = new URL(server.url);
  const half = connect({ host: hostname, port: Number(port) });
  onTestFinished(() => void half.destroy());
  half.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    half.write('POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{', () => resolve());
  });
  await server.server.close();
  const again = await serve({}, server.folder);
  const stored = await again.server.services.store.table(table, 0, 0);
  expect(stored?.seats.map(({ left }) => typeof left)).toEqual(['number', 'number']);
});

test('a push service that never answers does not hold up a shutdown', async () => {
  const asked = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  const http = createServer((request) => {
    request.on('close', () => ended.resolve());
    asked.resolve();
  });
  await new Promise<void>((resolve) => {
    http.listen({ port: 0, host: '127.0.0.1' }, resolve);
  });
  onTestFinished(() => void http.close());
  const { port } = http.address() as AddressInfo;
  const server = await serve({ push: { local: true } });
  const { table, token } = await server.make({ seats: 2 });
  const bob = await server.join(table, 'Bob');
  const subscription = {
    endpoint: `http://127.0.0.1:${port}/`,
    keys: {
      p256dh: createECDH('prime256v1').generateKeys().toString('base64url'),
      auth: randomBytes(16).toString('base64url'),
    },
  };
  await server.post(`/api/tables/${table}/push`, subscription, bob.token);
  const ada = await Client.enter(server, table, token);
  await ada.command({ type: 'invite', seat: 1 });
  await asked.promise;
  const start = performance.now();
  await server.stop();
  await ended.promise;
  expect(performance.now() - start).toBeLessThan(5000);
});
