import { FastRandom } from 'picket-engine/fast';
import { describe, expect, test } from 'vitest';
import { readHint, writeHint } from '../src/bus/bus.ts';
import { hintAtOrder } from '../src/bus/hints.ts';
import { placeOrder } from '../src/ops/orders.ts';
import { Client, NO_RATE_LIMIT, playRound, serve, type TestServer } from './kit.ts';
import { freshPostgres, WITH_POSTGRES } from './postgres.ts';
import { freshRedis, REDIS_PORT, WITH_REDIS } from './redis.ts';

test('hints survive being written and read, and anything else is ignored', () => {
  const hint = { type: 'spent', limit: 'addressMine', by: [['10.0.0.1', 3]] } as const;
  expect(readHint(writeHint({ ...hint, by: [['10.0.0.1', 3]] }, 'a'))).toEqual({ from: 'a', hint });
  for (const text of [
    '',
    '{',
    '{}',
    '{"from":"a","hint":{"type":"new"}}',
    writeHint(hint as never, '').slice(1),
  ]) {
    expect(readHint(text)).toBeUndefined();
  }
  expect(readHint('{"from":"a","hint":{"type":"spent","limit":"x","by":[["b",-5]]}}')).toBeUndefined();
});

test('a server without its bus starts, and plays', async () => {
  const server = await serve({ ...NO_RATE_LIMIT, bus: `redis://127.0.0.1:${REDIS_PORT}` });
  await playsOn([server], await table([server]));
});

describe.skipIf(!WITH_REDIS)('the bus', () => {
  test('shares an address’s limits between all nodes', async () => {
    const { url: bus } = await freshRedis();
    const flags = { bus, limits: { addressRequests: { burst: 60, perSecond: 0 } } };
    const [one, other] = [await serve(flags), await serve(flags)];
    for (const server of [one, other]) await isConnected(server);
    for (let i = 0; i < 50; i++) expect((await one.get('/api/tables')).status).toBe(200);
    let accepted = 0;
    const ask = async () => {
      const { status } = await other.get('/api/tables');
      if (status === 200) accepted++;
      return status;
    };
    await expect.poll(ask, { interval: 200, timeout: 30_000 }).toBe(429);
    expect(accepted).toBeLessThan(60);
  });

  test('makes nodes execute an operator command at once', async () => {
    const { url: bus } = await freshRedis();
    const server = await serve({ bus, clock: { sweep: 60_000 } });
    await isConnected(server);
    const { store, moderation } = server.server.services;
    await placeOrder(store, 'read-only', 'on', 1);
    await hintAtOrder({ bus });
    await expect.poll(() => moderation.readOnly).toBe(true);
  });

  test.skipIf(!WITH_POSTGRES)('can be killed without losing anything, and recovers', async () => {
    const redis = await freshRedis();
    const database = await freshPostgres();
    const flags = { ...NO_RATE_LIMIT, bus: redis.url, database };
    const nodes = [await serve(flags), await serve(flags)];
    for (const node of nodes) await isConnected(node);
    const clients = await table(nodes);
    redis.kill();
    await expect.poll(async () => await gauge(nodes[0], 'picket_bus_up')).toBe(0);
    const { store, moderation } = (nodes[1] as TestServer).server.services;
    await playsOn(nodes, clients);
    await placeOrder(store, 'read-only', 'on', 1);
    for (const node of nodes) await node.server.sweep();
    expect(moderation.readOnly).toBe(true);
    await placeOrder(store, 'read-only', 'off', 2);
    for (const node of nodes) await node.server.sweep();
    await freshRedis(redis.password);
    for (const node of nodes) await isConnected(node);
    await playsOn(nodes, clients);
  });
});

async function gauge(node: TestServer | undefined, name: string): Promise<number> {
  const text = (await node?.server.services.metrics.text()) ?? '';
  return Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1]);
}

async function isConnected(node: TestServer): Promise<void> {
  await expect.poll(() => gauge(node, 'picket_bus_up'), { timeout: 30_000 }).toBe(1);
}

async function table(nodes: readonly TestServer[]): Promise<Client[]> {
  const [first, last] = [nodes[0], nodes.at(-1)] as [TestServer, TestServer];
  const { table: id, token } = await first.make({ seats: 2 });
  const { token: other } = await first.join(id, 'Bob');
  const clients = [await Client.enter(first, id, token), await Client.enter(last, id, other)];
  await clients[0]?.command({ type: 'start' });
  for (const client of clients) await client.until(() => client.round === 0);
  return clients;
}

/** Two rounds at these nodes. */
async function playsOn(nodes: readonly TestServer[], clients: readonly Client[]): Promise<void> {
  const random = new FastRandom('bus');
  for (const _ of nodes) await playRound(clients, random);
}
