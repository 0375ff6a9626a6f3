import { expect, test } from 'vitest';
import { goAway, linkIn, OFFER_MS, started } from './seated.ts';
import { Client, serve } from './kit.ts';

/** One-time links move a seat to another device, or restore it for a player who lost the token. */

test('a one-time link moves a seat to another device once', async () => {
  const server = await serve();
  const { host, tokens, table } = await started(server, 2);
  const answer = await host.command({ type: 'move' });
  const link = linkIn(answer);
  const redeemed = await server.post('/api/links', { link });
  expect(redeemed.body).toMatchObject({ table, seat: 0 });
  const other = await Client.enter(server, table, redeemed.body['token'] as string);
  expect(other.known?.you).toBe(0);
  expect((await server.post('/api/links', { link })).body['code']).toBe('no-such-link');
  expect((await server.get(`/api/tables/${table}`, tokens[0])).body['you']).toBe(0);
});

test.each(['move', 'invite'] as const)(
  'a lost reply to a one-time link (%s) costs nothing: the same token gets the same seat, another none',
  async (kind) => {
    const first = await serve();
    const { host, table, tokens, clients } = await started(first, 2);
    if (kind === 'invite') await goAway(host, clients[1]);
    const answer = await host.command(kind === 'move' ? { type: 'move' } : { type: 'invite', seat: 1 });
    const link = linkIn(answer);
    first.pass(OFFER_MS);
    const seat = kind === 'move' ? 0 : 1;
    const token = 'abcdefghijklmnopqrstuv';
    const ask = { link, token };
    // A token belongs to one seat of a table.
    const taken = await first.post('/api/links', { link, token: tokens[1 - seat] });
    expect(taken.body['code']).toBe('bad-token');
    for (let i = 0; i < 2; i++) {
      expect((await first.post('/api/links', ask)).body).toEqual({ table, seat, token });
    }
    await first.stop();
    const second = await serve({}, first.folder);
    expect((await second.post('/api/links', ask)).body).toEqual({ table, seat, token });
    for (const other of [{ link }, { link, token: tokens[seat] }]) {
      expect((await second.post('/api/links', other)).body['code']).toBe('no-such-link');
    }
    expect((await second.get(`/api/tables/${table}`, token)).body['you']).toBe(seat);
  },
);

test('a link that was redeemed cannot restore a seat that was lost to another link', async () => {
  const server = await serve();
  const { host, table, clients } = await started(server, 2);
  await goAway(host, clients[1]);
  const invite = async () => {
    const answer = await host.command({ type: 'invite', seat: 1 });
    server.pass(OFFER_MS);
    return linkIn(answer);
  };
  const old = { link: await invite(), token: 'abcdefghijklmnopqrstuv' };
  expect((await server.post('/api/links', old)).status).toBe(200);
  expect((await server.post('/api/links', { link: await invite() })).status).toBe(200);
  expect((await server.post('/api/links', old)).body['code']).toBe('no-such-link');
  expect((await server.get(`/api/tables/${table}`, old.token)).status).toBe(401);
});

test('a partially copied link is rejected', async () => {
  const server = await serve();
  for (const link of ['', 'short', 'ü'.repeat(200)]) {
    expect((await server.post('/api/links', { link })).body['code']).toBe('no-such-link');
  }
  expect((await server.post('/api/links', { link: 'x'.repeat(201) })).body['code']).toBe('bad-message');
  expect((await server.post('/api/links', {})).body['code']).toBe('bad-message');
});

test('of many concurrent requests with a one-time link, one gets the seat', async () => {
  const server = await serve();
  const { host } = await started(server, 2);
  const answer = await host.command({ type: 'move' });
  const link = linkIn(answer);
  const { store } = server.server.services;
  const find = store.link.bind(store);
  const { promise: all, resolve: go } = Promise.withResolvers<void>();
  let found = 0;
  store.link = async (hash) => {
    const row = await find(hash);
    if (++found === 20) go();
    await all;
    return row;
  };
  const asked = Array.from({ length: 20 }, () => server.post('/api/links', { link }));
  const codes = (await Promise.all(asked)).map(({ status, body }) => body['code'] ?? status);
  expect(codes.filter((outcome) => outcome === 200)).toHaveLength(1);
  expect(codes.filter((outcome) => outcome === 'no-such-link')).toHaveLength(19);
});

test('a link survives a restart, and expires', async () => {
  const first = await serve();
  const { host } = await started(first, 2);
  const links: string[] = [];
  for (let i = 0; i < 2; i++) {
    const answer = await host.command({ type: 'move' });
    links.push(linkIn(answer) ?? '');
  }
  await first.stop();
  const second = await serve({}, first.folder);
  expect((await second.post('/api/links', { link: links[0] })).status).toBe(200);
  second.pass(8 * 86_400_000);
  expect((await second.post('/api/links', { link: links[1] })).body['code']).toBe('no-such-link');
});

test('a new link from the host revokes the old token', async () => {
  const server = await serve();
  const { host, clients, tokens, table } = await started(server, 2);
  await goAway(host, clients[1]);
  const link = linkIn(await host.command({ type: 'invite', seat: 1 }));
  server.pass(OFFER_MS);
  const { body } = await server.post('/api/links', { link });
  expect((await server.get(`/api/tables/${table}`, body['token'] as string)).body['you']).toBe(1);
  expect((await server.get(`/api/tables/${table}`, tokens[1])).status).toBe(401);
});
