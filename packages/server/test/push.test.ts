import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FastRandom } from 'picket-engine/fast';
import { describe, expect, onTestFinished, test } from 'vitest';
import { DEFAULTS } from '../src/config/schema.ts';
import { areKeys } from '../src/push/encrypt.ts';
import { isPublic, publicAddress } from '../src/push/publicAddress.ts';
import { isEndpoint, send } from '../src/push/send.ts';
import { Client, playRound, serve } from './kit.ts';

/** A browser's keys, and a way to decrypt its messages. */
function browser() {
  const ecdh = createECDH('prime256v1');
  const point = ecdh.generateKeys();
  const auth = randomBytes(16);
  return {
    keys: { p256dh: point.toString('base64url'), auth: auth.toString('base64url') },
    read: (body: Buffer): unknown => {
      const salt = body.subarray(0, 16);
      const length = body[20] ?? 0;
      const theirs = body.subarray(21, 21 + length);
      const sealed = body.subarray(21 + length);
      const derive = (key: Buffer, by: Buffer, about: Buffer, bytes: number) =>
        Buffer.from(hkdfSync('sha256', key, by, about, bytes));
      const about = Buffer.concat([Buffer.from('WebPush: info\0'), point, theirs]);
      const keying = derive(ecdh.computeSecret(theirs), auth, about, 32);
      const key = derive(keying, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derive(keying, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(sealed.subarray(-16));
      const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      expect(text.at(-1)).toBe(2);
      return JSON.parse(text.subarray(0, -1).toString());
    },
  };
}

interface Delivered {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A local fake push service. */
async function service(status: number) {
  const delivered: Delivered[] = [];
  const waiting: (() => void)[] = [];
  const http = createServer((request, reply) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      delivered.push({ headers: request.headers, body: Buffer.concat(parts) });
      reply.writeHead(status, { location: 'http://localhost:1/' }).end();
      for (const wake of waiting.splice(0)) wake();
    });
  });
  await new Promise<void>((resolve) => {
    http.listen({ port: 0, host: '127.0.0.1' }, resolve);
  });
  onTestFinished(() => void http.close());
  const { port } = http.address() as AddressInfo;
  const next = () =>
    new Promise<void>((resolve) => {
      waiting.push(resolve);
    });
  return { endpoint: `http://127.0.0.1:${port}/push/1`, delivered, next };
}

async function away(
  endpoint: string,
  keys: { p256dh: string; auth: string },
  flags: object = { push: { local: true, seconds: 0 } },
) {
  const server = await serve(flags);
  const { table, token } = await server.make({ seats: 2 });
  const bob = await server.join(table, 'Bob');
  const asked = await server.post(`/api/tables/${table}/push`, { endpoint, keys }, bob.token);
  expect(asked.status).toBe(200);
  const ada = await Client.enter(server, table, token);
  return { server, table, token, ada, bob };
}

describe('a reminder', () => {
  test('reaches an absent player, and only their browser can read it', async () => {
    const { keys, read } = browser();
    const { endpoint, delivered, next } = await service(201);
    const { server, table, ada } = await away(endpoint, keys);
    const arrived = next();
    await ada.command({ type: 'start' });
    await arrived;
    const [{ headers, body }] = delivered as [Delivered];
    expect(read(body)).toEqual({ kind: 'your-turn', table, round: 0, city: '' });
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    const [, jwt = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(String(headers.authorization)) ?? [];
    expect((await server.get('/api/push/key')).body).toEqual({ key });
    const [head = '', claims = '', signature = ''] = jwt.split('.');
    const point = Buffer.from(key, 'base64url');
    const publicKey = createPublicKey({
      format: 'jwk',
      key: {
        kty: 'EC',
        crv: 'P-256',
        x: point.subarray(1, 33).toString('base64url'),
        y: point.subarray(33).toString('base64url'),
      },
    });
    const signed = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      signed,
      Buffer.from(signature, 'base64url'),
    );
    expect(isSigned).toBe(true);
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      aud: new URL(endpoint).origin,
    });
  });

  test('says that the host is offering the seat', async () => {
    const { keys, read } = browser();
    const { endpoint, delivered, next } = await service(201);
    const { ada, table } = await away(endpoint, keys, { push: { local: true } });
    const arrived = next();
    expect((await ada.command({ type: 'invite', seat: 1 })).type).toBe('done');
    await arrived;
    expect(delivered.map(({ body }) => read(body))).toEqual([{ kind: 'seat-offered', table, city: '' }]);
  });

  test('says so once, however many links the host asks for', async () => {
    const { keys, read } = browser();
    const { endpoint, delivered, next } = await service(201);
    const { ada } = await away(endpoint, keys);
    const kinds = () => delivered.map(({ body }) => (read(body) as { readonly kind: string }).kind);
    for (let i = 0; i < 5; i++) await ada.command({ type: 'invite', seat: 1 });
    await ada.command({ type: 'start' });
    while (!kinds().includes('your-turn')) await next();
    expect(kinds()).toEqual(['seat-offered', 'your-turn']);
  });

  test('is not sent to a player who is present', async () => {
    const { keys } = browser();
    const { endpoint, delivered } = await service(201);
    const { server, table, ada, bob } = await away(endpoint, keys);
    const there = await Client.enter(server, table, bob.token);
    await ada.command({ type: 'start' });
    for (const client of [ada, there]) await client.until(() => client.round === 0);
    await playRound([ada, there], new FastRandom('there'));
    // The new round is checked after 0 seconds: before these are answered.
    for (let i = 0; i < 3; i++) await server.get('/api/push/key');
    // A player who leaves in the middle of a round is reminded of the next one.
    there.socket.close();
    await ada.until(() => ada.known?.seats[1]?.here === false);
    expect(delivered).toEqual([]);
  });

  test('is no longer sent to a subscription that is gone', async () => {
    const { keys } = browser();
    const { endpoint, next } = await service(410);
    const { server, table, ada } = await away(endpoint, keys);
    const arrived = next();
    await ada.command({ type: 'start' });
    await arrived;
    const { store } = server.server.services;
    while ((await store.subscriptions(table, [1])).length > 0) await new Promise(setImmediate);
    expect(await store.subscriptions(table, [1])).toEqual([]);
  });

  test('that was pending at shutdown is sent once after the restart', async () => {
    const { keys, read } = browser();
    const { endpoint, delivered, next } = await service(201);
    const slow = { push: { local: true, seconds: 600 } };
    const quick = { push: { local: true, seconds: 0 } };
    const { server: first, table, ada } = await away(endpoint, keys, slow);
    await ada.command({ type: 'start' });
    await ada.until(() => ada.round === 0);
    await first.stop();
    expect(delivered).toEqual([]);
    const arrived = next();
    const second = await serve(quick, first.folder);
    await arrived;
    expect(read((delivered[0] as Delivered).body)).toEqual({ kind: 'your-turn', table, round: 0, city: '' });
    expect(await second.server.services.store.unreminded()).toEqual([]);
    await second.stop();
    const third = await serve(quick, first.folder);
    expect(await third.server.services.store.unreminded()).toEqual([]);
    expect(delivered).toHaveLength(1);
  });

  test('is sent once a round, even to a page that subscribes again', async () => {
    const { keys } = browser();
    const { endpoint, next } = await service(201);
    const { server, table, ada, bob } = await away(endpoint, keys);
    const arrived = next();
    await ada.command({ type: 'start' });
    await arrived;
    const again = await server.post(`/api/tables/${table}/push`, { endpoint, keys }, bob.token);
    expect(again.status).toBe(200);
    expect(await server.server.services.store.subscriptions(table, [1])).toMatchObject([{ reminded: 0 }]);
  });

  test('is also sent for a rematch, without a new subscription', async () => {
    const { keys, read } = browser();
    const { endpoint, delivered, next } = await service(201);
    const { server, table, token, ada, bob } = await away(endpoint, keys);
    const { store, rooms } = server.server.services;
    await store.commit(table, [{ update: 'tables', where: { id: table }, set: { status: 'over' } }]);
    rooms.drop(table);
    await ada.ended();
    const back = await Client.enter(server, table, bob.token);
    const answer = await back.command({ type: 'rematch' });
    const again = 'table' in answer ? (answer.table ?? '') : '';
    expect(await store.subscriptions(again, [0, 1])).toMatchObject([{ key: 1, endpoint, reminded: null }]);
    const host = await Client.enter(server, again, token);
    const arrived = next();
    await host.command({ type: 'start' });
    await arrived;
    expect(read((delivered[0] as Delivered).body)).toMatchObject({ table: again, round: 0 });
  });

  test('needs a seat and valid keys, and can be turned off', async () => {
    const { keys } = browser();
    const { endpoint } = await service(201);
    const { server, table, bob } = await away(endpoint, keys);
    const path = `/api/tables/${table}/push`;
    expect((await server.post(path, { endpoint, keys })).body['code']).toBe('not-seated');
    const bad = { p256dh: 'AAAA', auth: 'AAAA' };
    expect((await server.post(path, { endpoint, keys: bad }, bob.token)).body['code']).toBe('push-refused');
    const end = await fetch(server.url + path, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${bob.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ endpoint }),
    });
    expect(end.status).toBe(200);
    expect(await server.server.services.store.subscriptions(table, [1])).toEqual([]);
  });
});

describe('an endpoint', () => {
  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    '2001:0:a00:1::',
    '2001:db8::1',
    'ff02::1',
  ])('%s is private', (address) => {
    expect(isPublic(address)).toBe(false);
  });

  test.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111', '2a00:1450:4001::200e'])(
    '%s is outside',
    (address) => {
      expect(isPublic(address)).toBe(true);
    },
  );

  test('with one private address is never called', async () => {
    expect(await publicAddress('x.example', async () => ['8.8.8.8', '127.0.0.1'])).toBeUndefined();
    expect(await publicAddress('x.example', async () => ['8.8.8.8'])).toBe('8.8.8.8');
    const call = {
      endpoint: 'https://127.0.0.1/x',
      headers: {},
      body: Buffer.alloc(0),
      signal: new AbortController().signal,
      local: false,
      services: [],
    };
    await expect(send(call)).rejects.toThrow('private');
    await expect(send({ ...call, endpoint: 'https://[::1]/x' })).rejects.toThrow('private');
  });

  test.each([
    ['https://push.example/x', true],
    ['http://push.example/x', false],
    ['https://push.example:8443/x', false],
    ['https://user:secret@push.example/x', false],
    ['ftp://push.example/x', false],
    ['nonsense', false],
  ])('%s: %s', (endpoint, fine) => {
    expect(isEndpoint(endpoint, { local: false, services: [] })).toBe(fine);
  });

  test('must belong to a known push service', () => {
    const { services } = DEFAULTS.push;
    const isKnown = (endpoint: string) => isEndpoint(endpoint, { local: false, services });
    for (const host of [
      'fcm.googleapis.com',
      'updates.push.services.mozilla.com',
      'wns2-par02p.notify.windows.com',
      'web.push.apple.com',
    ]) {
      expect(isKnown(`https://${host}/x`)).toBe(true);
    }
    expect(isKnown('https://push.example/x')).toBe(false);
    expect(isKnown('https://notgoogleapis.com/x')).toBe(false);
  });

  test('that redirects is not followed', async () => {
    const { endpoint, delivered } = await service(307);
    const { signal } = new AbortController();
    const body = Buffer.from('x');
    const status = await send({ endpoint, headers: {}, body, signal, local: true, services: [] });
    expect([status, delivered.length]).toEqual([307, 1]);
  });
});

test('keys that are not on the curve are rejected', () => {
  const { keys } = browser();
  expect(areKeys(keys)).toBe(true);
  expect(areKeys({ ...keys, p256dh: Buffer.alloc(65, 4).toString('base64url') })).toBe(false);
  expect(areKeys({ ...keys, auth: 'AAAA' })).toBe(false);
});
