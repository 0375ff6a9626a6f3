import { describe, expect, test, vi } from 'vitest';
import { started } from './seated.ts';
import { anyTurn, Client, serve, type TestServer } from './kit.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY_LIMIT = { away: 86_400 } as const;

const minded = (client: Client) => client.known?.seats.map(({ caretaker }) => caretaker);

/** Closes all sockets and waits until the server has noticed. */
async function leave({ server }: TestServer, table: string, ...clients: readonly Client[]): Promise<void> {
  const room = await server.services.rooms.open(table);
  const before = room?.viewers.size ?? 0;
  for (const client of clients) client.socket.close();
  await expect.poll(() => room?.viewers.size).toBe(before - clients.length);
  await server.sweep();
}

/** Waits until the idle table is unloaded. */
async function forget(server: TestServer): Promise<void> {
  server.pass(10 * MINUTE);
  await server.server.sweep();
  expect(server.server.services.rooms.size).toBe(0);
}

async function lookIn(server: TestServer, table: string, token: string | undefined): Promise<Client> {
  const client = await Client.enter(server, table, token);
  await server.server.sweep();
  return client;
}

describe('the absence of a player', () => {
  test('is known after the table was unloaded', async () => {
    const server = await serve();
    const { table, tokens, clients } = await started(server, 2, DAY_LIMIT);
    await leave(server, table, ...clients);
    await forget(server);
    server.pass(12 * HOUR);
    const evening = await lookIn(server, table, tokens[0]);
    expect(minded(evening)).toEqual([null, null]);
    await leave(server, table, evening);
    await forget(server);
    server.pass(12 * HOUR);
    const next = await lookIn(server, table, tokens[0]);
    await next.until(() => minded(next)?.[1] === 'away');
  });

  test('is known after a restart', async () => {
    const first = await serve();
    const { table, tokens } = await started(first, 2, DAY_LIMIT);
    await first.server.sweep();
    await first.stop();
    const second = await serve({}, first.folder);
    second.pass(25 * HOUR);
    const ada = await lookIn(second, table, tokens[0]);
    await ada.until(() => minded(ada)?.[1] === 'away');
  });

  test('counts from joining for a player who never opened the table', async () => {
    const server = await serve();
    const { table, token } = await server.make(DAY_LIMIT);
    await server.join(table, 'Bob');
    const ada = await Client.enter(server, table, token);
    await ada.command({ type: 'start' });
    await ada.until(() => ada.round === 0);
    await leave(server, table, ada);
    await forget(server);
    server.pass(24 * HOUR);
    const next = await lookIn(server, table, token);
    await next.until(() => minded(next)?.[1] === 'away');
  });

  test('counts from when the round waits: a player who has played may be away', async () => {
    const server = await serve();
    const { table, clients } = await started(server, 2, DAY_LIMIT);
    const [ada, bob] = clients as [Client, Client];
    await bob.command({ type: 'submit', round: 0, steps: anyTurn(bob.view) });
    await leave(server, table, bob);
    server.pass(48 * HOUR);
    await ada.command({ type: 'submit', round: 0, steps: anyTurn(ada.view) });
    await ada.until(() => ada.round === 1);
    await server.server.sweep();
    expect(minded(ada)).toEqual([null, null]);
    server.pass(25 * HOUR);
    await server.server.sweep();
    await ada.until(() => minded(ada)?.[1] === 'away');
  });

  test('counts while waiting players are away, but no bot plays if nobody is waiting', async () => {
    const server = await serve();
    const { table, clients } = await started(server, 2, DAY_LIMIT);
    const [ada, bob] = clients as [Client, Client];
    await ada.command({ type: 'submit', round: 0, steps: anyTurn(ada.view) });
    await leave(server, table, ada, bob);
    await forget(server);
    server.pass(24 * HOUR);
    await server.server.sweep();
    const watching = await Client.enter(server, table);
    await watching.until(() => watching.round === 1 && watching.view.now?.in[1] === true);
    expect(minded(watching)).toEqual([null, 'away']);
    for (let day = 0; day < 3; day++) {
      server.pass(25 * HOUR);
      await server.server.sweep();
    }
    expect([watching.round, minded(watching)]).toEqual([1, [null, 'away']]);
  });

  test('is not written to disk for a player who is back at once', async () => {
    // A sweep of the server's own while the player is away would be right to write it.
    const server = await serve({ clock: { sweep: MINUTE } });
    const { table, tokens, clients } = await started(server, 2, DAY_LIMIT);
    await server.server.sweep();
    const { store, rooms } = server.server.services;
    const commit = vi.spyOn(store, 'commit');
    const room = await rooms.open(table);
    clients[1]?.socket.close();
    await expect.poll(() => room?.isHere(1)).toBe(false);
    await Client.enter(server, table, tokens[1]);
    await server.server.sweep();
    expect(commit.mock.calls.flatMap(([, writes]) => writes)).toEqual([]);
  });
});

describe('a player without a socket', () => {
  const POLL = 30_000;

  /** Bob has a socket; Ada, the host, only sends requests now and then. */
  async function asking(server: TestServer) {
    const { table, token } = await server.make({ away: 60 });
    const other = await server.join(table, 'Bob');
    const bob = await Client.enter(server, table, other.token);
    const ada = await Client.enter(server, table, token);
    await ada.command({ type: 'start' });
    await bob.until(() => bob.round === 0);
    await leave(server, table, ada);
    await bob.until(() => bob.known?.seats[0]?.here === false);
    const ask = () => server.get(`/api/tables/${table}`, token);
    return { table, token, bob, ask };
  }

  test('is present, and stays host, while sending requests', async () => {
    const server = await serve();
    const { bob, ask } = await asking(server);
    expect((await ask()).body['seats']).toMatchObject([{ here: true }, { here: true }]);
    for (let i = 0; i < 6; i++) {
      server.pass(POLL);
      await ask();
      await server.server.sweep();
    }
    await bob.until(() => bob.known?.seats[0]?.here === true);
    expect([bob.known?.info.host, minded(bob)]).toEqual([0, [null, null]]);
  });

  test('is present after submitting a turn', async () => {
    const server = await serve();
    const { table, token, bob } = await asking(server);
    const steps = anyTurn(bob.view);
    server.pass(45_000);
    const turn = await server.post(`/api/tables/${table}/turns`, { id: 'a', round: 0, steps }, token);
    expect(turn.status).toBe(200);
    server.pass(45_000);
    await server.server.sweep();
    await bob.until(() => bob.known?.seats[0]?.here === true);
    expect(bob.known?.info.host).toBe(0);
  });

  test('is away without requests, counted from the last one, and back with the next', async () => {
    const server = await serve();
    const { bob, ask } = await asking(server);
    await ask();
    await bob.until(() => bob.known?.seats[0]?.here === true);
    server.pass(61_000);
    await server.server.sweep();
    await bob.until(() => bob.known?.seats[0]?.here === false && minded(bob)?.[0] === 'away');
    expect((await ask()).body['seats']).toMatchObject([{ here: true, caretaker: null }, {}]);
    await bob.until(() => minded(bob)?.[0] === null);
  });

  test('causes no disk writes by sending requests', async () => {
    const server = await serve();
    const { ask } = await asking(server);
    await ask();
    await server.server.sweep();
    const commit = vi.spyOn(server.server.services.store, 'commit');
    for (let i = 0; i < 3; i++) {
      server.pass(POLL);
      await ask();
      await server.server.sweep();
    }
    expect(commit.mock.calls.flatMap(([, writes]) => writes)).toEqual([]);
  });
});
