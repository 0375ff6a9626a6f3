import { snapshot, type Owned } from '../online/api.ts';
import { PlayedTable } from '../online/playedTable.ts';
import { quantile } from '../online/quantile.ts';
import { TestServer } from '../online/testServer.ts';
import type { Row } from '../prove.ts';
import { AttackerProcess } from './attackerProcess.ts';
import type { AttackName } from './attacks.ts';

const PLAYERS = 200;
const SECONDS = 10;
/** Milliseconds between two players' turns, so a round takes two seconds. */
const GAP = 10;
/** How many players reload the page in a round. */
const RELOADS = 20;

/** So few that one address could take them all. */
const SETTINGS = { host: '127.0.0.1', limits: { sockets: 2000, connections: 2500, tables: 1000 } };

const NAMES: readonly AttackName[] = [
  'a flood of messages',
  'a flood of pings',
  'all sockets',
  'unknown seats',
  'snapshots by GET',
  'snapshots by hello',
  'half-sent requests',
  'tables of Architects',
  // Last, since the attacker can create no tables afterwards.
  'all tables',
];

/** A school behind one address plays a whole game during one attack after the other from another address. */
export async function school(): Promise<Row[]> {
  const server = new TestServer(SETTINGS);
  const times: number[] = [];
  const refused: string[] = [];
  let [games, rounds, requests] = [0, 0, 0];
  let attacks: readonly string[] = [];
  try {
    await server.start();
    let attacking = true;
    const attacked = attackInTurn(server.url, (names) => (attacks = names)).finally(
      () => (attacking = false),
    );
    while (attacking) {
      const acknowledged = (ms: number) => void times.push(ms);
      const table = new PlayedTable({ acknowledged, resolved: () => undefined }, `school ${games}`);
      const seats = await table.begin(server.url, PLAYERS);
      for (; !table.isOver; rounds++) {
        const reloading = reload(server.url, seats, rounds);
        await table.round(GAP);
        refused.push(...(await reloading), ...table.refused.splice(0));
        requests += RELOADS;
      }
      table.close();
      games++;
    }
    await attacked;
  } finally {
    await server.kill();
    server.remove();
  }
  return [
    {
      what: `a school of ${PLAYERS} behind one address, attacked in ${attacks.length} ways`,
      result:
        `${games} games, ${rounds} rounds, ${times.length} turns (p99 ${quantile(times, 0.99).toFixed(0)} ms) and ` +
        `${requests} requests, ${refused.length} rejected${refused.length === 0 ? '' : `: ${refused[0]}`}`,
      ok: games > 0 && attacks.length === NAMES.length && refused.length === 0,
    },
  ];
}

/** All attacks, one after the other; reports those that ran. */
async function attackInTurn(url: string, report: (names: readonly string[]) => void): Promise<void> {
  const ran: string[] = [];
  for (const name of NAMES) {
    const attacker = new AttackerProcess(name, url, SECONDS);
    try {
      await attacker.ready();
      const { sent, refused } = await attacker.attack();
      console.error(`${name}: ${sent}: ${refused}`);
      report([...ran, name]);
      ran.push(name);
    } finally {
      await attacker.end();
    }
  }
}

/** Some players reload the page; returns the reasons why any of them couldn't. */
async function reload(url: string, seats: readonly Owned[], round: number): Promise<readonly string[]> {
  const some = Array.from(
    { length: RELOADS },
    (_, i) => seats[(round * RELOADS + i) % seats.length] as Owned,
  );
  const replies = some.map((seat) =>
    snapshot(url, seat).then(
      (table) => (table === undefined ? ['bad-token'] : []),
      (error: unknown) => [(error as Error).message],
    ),
  );
  return (await Promise.all(replies)).flat();
}
