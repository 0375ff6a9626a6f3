import { sql } from 'kysely';
import { FastRandom } from 'picket-engine/fast';
import { describe, expect, onTestFinished, test } from 'vitest';
import { placeOrder } from '../src/ops/orders.ts';
import { PostgresStore } from '../src/store/postgres/store.ts';
import { freshPostgres, WITH_POSTGRES } from './postgres.ts';
import { anyTurn, Client, NO_RATE_LIMIT, playRound, serve, type TestServer } from './kit.ts';

async function start(count: number, flags: object = {}): Promise<{ nodes: TestServer[]; url: string }> {
  const url = await freshPostgres();
  const nodes: TestServer[] = [];
  for (let i = 0; i < count; i++) {
    nodes.push(await serve({ ...NO_RATE_LIMIT, ...flags, database: url }));
  }
  return { nodes, url };
}

const at = (nodes: readonly TestServer[], i: number) => nodes[i] as TestServer;

async function database(url: string): Promise<PostgresStore> {
  const store = await PostgresStore.open(url);
  onTestFinished(() => store.close());
  return store;
}

/** The others' view of a node that was stopped for longer than its lease. */
async function outlive(store: PostgresStore, { url }: TestServer): Promise<void> {
  await sql`update nodes set lease = clock_timestamp() - interval '1 second' where address = ${url}`.execute(
    store.driver.db,
  );
}

const owners = async (store: PostgresStore) =>
  (
    await sql<{ table_id: string; address: string | null }>`
      select owners.table_id, nodes.address from owners left join nodes on nodes.id = owners.node
    `.execute(store.driver.db)
  ).rows;

describe.skipIf(!WITH_POSTGRES)('nodes on one database', () => {
  test('let the players of a table play, wherever they are connected', async () => {
    const { nodes } = await start(3);
    const { table, token } = await at(nodes, 0).make({ seats: 2 });
    const { token: other } = await at(nodes, 1).join(table, 'Bob');
    const ada = await Client.enter(at(nodes, 1), table, token);
    const bob = await Client.enter(at(nodes, 2), table, other);
    const spectator = await Client.enter(at(nodes, 0), table);
    expect(await ada.command({ type: 'start' })).toMatchObject({ type: 'done' });
    for (const client of [ada, bob, spectator]) await client.until(() => client.round === 0);
    const random = new FastRandom('cluster');
    for (let i = 0; i < 3; i++) await playRound([ada, bob], random);
    await spectator.until(() => spectator.round === 3);
    const seen = await Promise.all(nodes.map((node) => node.get(`/api/tables/${table}`, other)));
    expect(seen.map(({ status, body }) => [status, body['you']])).toEqual([
      [200, 1],
      [200, 1],
      [200, 1],
    ]);
    expect(nodes.map(({ server }) => server.services.rooms.size).reduce((sum, size) => sum + size)).toBe(1);
    expect((await at(nodes, 2).get('/api/tables/aaaaaaaaaaaa')).status).toBe(404);
    expect((await at(nodes, 2).get(`/api/tables/${table}`, 'x'.repeat(22))).status).toBe(401);
  });

  test('take over the tables of a node that ended, at once', async () => {
    const { nodes, url } = await start(2);
    const { table, token } = await at(nodes, 0).make();
    await at(nodes, 0).get(`/api/tables/${table}`);
    await at(nodes, 0).stop();
    expect(await owners(await database(url))).toEqual([]);
    expect((await at(nodes, 1).get(`/api/tables/${table}`, token)).body['you']).toBe(0);
  });

  test('store nothing that an owner decides after another node took the table', async () => {
    const { nodes, url } = await start(2);
    const store = await database(url);
    const { table, token } = await at(nodes, 0).make({ seats: 2 });
    const { token: other } = await at(nodes, 0).join(table, 'Bob');
    const ada = await Client.enter(at(nodes, 0), table, token);
    await ada.command({ type: 'start' });
    await ada.until(() => ada.round === 0);
    // The first node appears to sleep.
    await outlive(store, at(nodes, 0));
    const bob = await Client.enter(at(nodes, 1), table, other);
    expect((await owners(store))[0]?.address).toBe(at(nodes, 1).url);
    const late = await ada.command({ type: 'submit', round: 0, steps: anyTurn(ada.view) });
    expect(late).toMatchObject({ type: 'refused', code: 'try-again' });
    expect(await ada.ended()).toBe(1012);
    expect((await store.table(table, 0, 1))?.turns).toEqual([]);
    // The first node is back, and sends its players to the new owner.
    const again = await Client.enter(at(nodes, 0), table, token);
    await playRound([again, bob], new FastRandom('late'));
    expect((await store.table(table, 0, 1))?.turns).toHaveLength(2);
  });

  test('answer nothing from memory once their lease has run out', async () => {
    const { nodes } = await start(1);
    const { table } = await at(nodes, 0).make();
    const watching = await Client.enter(at(nodes, 0), table);
    at(nodes, 0).pass(11_000);
    watching.say({ type: 'again' });
    expect(await watching.ended()).toBe(1012);
  });

  test('forget what they decided without a lease, even if it is renewed right after', async () => {
    const { nodes, url } = await start(1);
    const node = at(nodes, 0);
    const { table, token } = await node.make({ seats: 2 });
    const { token: other } = await node.join(table, 'Bob');
    const ada = await Client.enter(node, table, token);
    await ada.command({ type: 'start' });
    await ada.until(() => ada.round === 0);
    node.pass(11_000);
    const late = await ada.command({ type: 'submit', round: 0, steps: anyTurn(ada.view) });
    expect(late).toMatchObject({ type: 'refused', code: 'try-again' });
    await node.server.services.ownership.renew(node.url, () => undefined);
    const again = await Client.enter(node, table, token);
    expect(again.view.now?.turn).toBeUndefined();
    await playRound([again, await Client.enter(node, table, other)], new FastRandom('lease'));
    expect((await (await database(url)).table(table, 0, 1))?.turns).toHaveLength(2);
  });

  test('drop their tables if the lease had run out when it was renewed, by the database’s clock', async () => {
    const { nodes, url } = await start(2, { cluster: { leaseSeconds: 3 } });
    const store = await database(url);
    const { table } = await at(nodes, 0).make();
    const watching = await Client.enter(at(nodes, 0), table);
    // As if the database's clock had jumped: the node itself notices nothing.
    await outlive(store, at(nodes, 0));
    await at(nodes, 1).get(`/api/tables/${table}`);
    expect((await owners(store))[0]?.address).toBe(at(nodes, 1).url);
    expect(await watching.ended()).toBe(1012);
  });

  test('let a clock run out once', async () => {
    const { nodes, url } = await start(3, { clock: { graceSeconds: 0 } });
    const { table, token } = await at(nodes, 0).make({ seats: 2, clock: 30, away: null });
    const { token: other } = await at(nodes, 1).join(table, 'Bob');
    const ada = await Client.enter(at(nodes, 0), table, token);
    const bob = await Client.enter(at(nodes, 0), table, other);
    await ada.command({ type: 'start' });
    await bob.until(() => bob.round === 0);
    await at(nodes, 0).stop();
    const store = await database(url);
    const [, ...left] = nodes;
    // Shorter than the lease, so the nodes keep it.
    for (const _ of [1, 2, 3, 4]) {
      for (const node of left) node.pass(8000);
      await Promise.all(left.map((node) => node.server.services.ownership.renew(node.url, () => undefined)));
    }
    await expect
      .poll(async () => {
        await Promise.all(left.map((node) => node.server.sweep()));
        return (await store.summary(table))?.round ?? 0;
      })
      .toBeGreaterThan(0);
    expect(left.map(({ server }) => server.services.rooms.size).reduce((sum, size) => sum + size)).toBe(1);
    const turns = (await store.table(table, 0, 1))?.commands.filter(({ round }) => round === 0);
    expect(turns).toHaveLength(2);
  });

  test('execute an operator command at the node that runs the table, and settings everywhere', async () => {
    const { nodes, url } = await start(2);
    const store = await database(url);
    const { table } = await at(nodes, 0).make();
    const watching = await Client.enter(at(nodes, 0), table);
    await placeOrder(store, 'close', table, 1);
    await at(nodes, 1).server.sweep();
    expect(await store.orders()).toHaveLength(1);
    await at(nodes, 0).server.sweep();
    await watching.until(() => watching.known?.info.status === 'closed');
    expect(await store.orders()).toEqual([]);
    await placeOrder(store, 'read-only', 'on', 2);
    for (const node of nodes) await node.server.sweep();
    for (const node of nodes) expect(node.server.services.moderation.readOnly).toBe(true);
  });

  test('never assign a code to two tables', async () => {
    const { nodes, url } = await start(2);
    const store = await database(url);
    const { code } = await at(nodes, 0).make();
    const { codes } = at(nodes, 1).server.services;
    const draw = codes.unused.bind(codes);
    // As if the other node had stored it right after the check.
    let isFirst = true;
    codes.unused = async () => {
      const drawn = isFirst ? code : await draw();
      isFirst = false;
      return drawn;
    };
    const made = await at(nodes, 1).make();
    expect(made.code).not.toBe(code);
    expect(await store.tableOfCode(made.code)).toBe(made.table);
  });

  test('return and delete a player’s data at all of them', async () => {
    const { nodes } = await start(2);
    const made = await Promise.all(nodes.map((node) => node.make()));
    for (const [i, { table }] of made.entries()) await at(nodes, i).get(`/api/tables/${table}`);
    const seats = made.map(({ table, token }) => ({ table, token }));
    const data = await at(nodes, 0).post('/api/mine/data', { seats });
    const tablesIn = ({ body }: typeof data) =>
      (body['tables'] as { table: string }[]).map(({ table }) => table).toSorted();
    expect(tablesIn(data)).toEqual(made.map(({ table }) => table).toSorted());
    const erased = await at(nodes, 1).remove('/api/mine', { seats });
    expect((erased.body['tables'] as string[]).toSorted()).toEqual(tablesIn(data));
  });
});
