import { setTimeout as sleep } from 'node:timers/promises';
import { viewOf } from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import { PROTOCOL_VERSION } from 'picket-protocol';
import { expect, onTestFinished, test } from 'vitest';
import { frame, PING, TEXT } from './frames.ts';
import { roundOf } from '../src/table/state.ts';
import { anyTurn, Client, playRound, serve, settings, type TestServer } from './kit.ts';
import { ATTACKER, postFrom, rawConnection, rawSocket, type Raw } from './rawSocket.ts';

/** A sample of `npm run prove -- hardened`, where 200 play a whole game. */
const TABLES = 8;
const SEATS = 8;
const ROUNDS = 2;

const NEW_TABLE = { name: 'Eve', city: '', settings: settings({ seats: SEATS }) };

/** Small enough for one address to exhaust. */
const FINITE = {
  limits: { sockets: 900, connections: 1200, tables: 900 },
  bots: { threads: 1, ms: 10 },
};

interface Attack {
  readonly raws: readonly Raw[];
  /** The tables where bots play. */
  readonly played: readonly string[];
}

/** Takes as many tables, sockets and connections as possible, and starts games against bots at ten of the tables. */
async function attack(server: TestServer): Promise<Attack> {
  const tables: { readonly table: string; readonly token: string }[] = [];
  for (let refused = false; !refused;) {
    const { status, body } = await postFrom(ATTACKER, server, '/api/tables', NEW_TABLE);
    refused = status !== 200;
    if (!refused) tables.push(body as unknown as (typeof tables)[number]);
  }
  expect(tables.length).toBe(FINITE.limits.tables / 9);
  const raws: Raw[] = [];
  const played = tables.slice(0, 10);
  for (const { table, token } of played) {
    const raw = await rawSocket(server, table, ATTACKER);
    raws.push(raw);
    const messages = [
      { type: 'hello', protocol: PROTOCOL_VERSION, token },
      ...Array.from({ length: SEATS - 1 }, (_, i) => ({ type: 'addBot', id: `b${i}`, level: 'architect' })),
      { type: 'start', id: 's' },
    ];
    raw.socket.write(Buffer.concat(messages.map((message) => frame(TEXT, JSON.stringify(message)))));
  }
  const [{ table } = { table: '' }] = tables;
  const upgrade =
    `GET /api/tables/${table}/socket HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n` +
    `sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\nsec-websocket-version: 13\r\n\r\n`;
  for (const bytes of [upgrade, 'POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{']) {
    for (let i = 0; i < FINITE.limits.sockets / 2 + 20; i++) {
      const raw = await rawConnection(server, ATTACKER);
      raw.socket.write(bytes);
      raws.push(raw);
    }
  }
  await expect.poll(() => raws.filter(({ isClosed }) => isClosed()).length).toBeGreaterThan(300);
  return { raws, played: played.map(({ table }) => table) };
}

/** Keeps requesting more: sockets, connections, tables and answers. */
function keepAttacking(server: TestServer, { raws, played }: Attack): () => Promise<void> {
  let over = false;
  const pings = Buffer.concat(Array.from({ length: 500 }, () => frame(PING)));
  const again = async () => {
    while (!over) {
      // Refused, with or without an answer.
      await postFrom(ATTACKER, server, '/api/tables', NEW_TABLE).catch(() => undefined);
      await rawConnection(server, ATTACKER);
      const open = raws.find(({ isClosed }) => !isClosed());
      open?.socket.write(pings);
    }
  };
  /** Not over the network, since the attacker's address may get no more connections. */
  const play = async (table: string) => {
    while (!over) {
      const room = await server.server.services.rooms.open(table);
      const game = room?.state.game;
      if (room !== undefined && game !== undefined && game.turns[0] === undefined) {
        const [round, steps] = [roundOf(room.state), anyTurn(viewOf(game, 0))];
        await room.command(0, { type: 'submit', id: `${round}`, round, steps }, ATTACKER);
      }
      await sleep(10);
    }
  };
  const going = Promise.all([again(), ...played.map(play)]);
  return async () => {
    over = true;
    await going;
  };
}

test('a school behind one address plays on while another address attacks', async () => {
  const server = await serve(FINITE);
  const attacking = await attack(server);
  const { raws, played } = attacking;
  onTestFinished(() => {
    for (const { socket } of raws) socket.destroy();
  });
  const stop = keepAttacking(server, attacking);
  const play = async (nr: number): Promise<Client[]> => {
    const { table, token } = await server.make({ seats: SEATS + 1 });
    const host = await Client.enter(server, table, token);
    const clients = [host];
    for (let i = 1; i < SEATS; i++) {
      const joined = await server.join(table, `Pupil ${nr} ${i}`);
      clients.push(await Client.enter(server, table, joined.token));
    }
    expect(await host.command({ type: 'addBot', level: 'architect' })).toMatchObject({ type: 'done' });
    expect(await host.command({ type: 'start' })).toMatchObject({ type: 'done' });
    for (const client of clients) await client.until(() => client.round === 0);
    for (let i = 0; i < ROUNDS; i++) await playRound(clients, new FastRandom(`${nr}/${i}`));
    return clients;
  };
  const clients = (await Promise.all(Array.from({ length: TABLES }, (_, nr) => play(nr)))).flat();
  await stop();
  const rooms = await Promise.all(played.map((table) => server.server.services.rooms.open(table)));
  // The attacker's bots have thought, too.
  expect(rooms.every((room) => room !== undefined && roundOf(room.state) > 0)).toBe(true);
  expect(clients.length).toBe(TABLES * SEATS);
  const rejected = clients.flatMap(({ messages }) =>
    messages.filter(({ type }) => type === 'refused' || type === 'error'),
  );
  expect(rejected).toEqual([]);
  expect(clients.filter(({ closed }) => closed !== undefined)).toEqual([]);
  expect(clients.every(({ round }) => round === ROUNDS)).toBe(true);
});
