import { once } from 'node:events';
import { PlayedTable } from '../../online/playedTable.ts';
import { atOnce, pause, Tally, type Attack, type Site } from '../attack.ts';
import { call, HELLO, openSocket, say } from '../enemy.ts';

const SEATS = 200;
const ROUNDS = 3;
const AT_ONCE = 24;
const AGAIN = say({ type: 'again' });
const AGAIN_EVERY_MS = 120;

/** A table with a large snapshot, whose players leave, so nothing else happens there. */
export async function largeTable(url: string): Promise<string> {
  const table = new PlayedTable({ acknowledged: () => undefined, resolved: () => undefined }, 'large');
  await table.begin(url, SEATS);
  for (let i = 0; i < ROUNDS && !table.isOver; i++) await table.round();
  table.close();
  return table.id;
}

/** Requests large snapshots. */
function storm(ask: (site: Site, table: string, tally: Tally) => Promise<unknown>): Attack {
  return {
    run: async (site) => {
      const table = await largeTable(site.relayed);
      await site.begin();
      const tally = new Tally();
      await atOnce(AT_ONCE, site, () => ask(site, table, tally));
      return {
        sent: `requests for a table of ${SEATS}`,
        refused: tally.text,
        held: tally.of('answered') > 0,
      };
    },
  };
}

export const getStorm = storm(async ({ url }, table, tally) =>
  tally.add((await call(url, `/api/tables/${table}`)).code),
);

export const helloStorm = storm(async ({ url }, table, tally) => {
  const socket = await openSocket(url, table);
  socket.write(HELLO);
  const [reply] = (await Promise.race([once(socket, 'data'), once(socket, 'close')])) as [unknown];
  tally.add(reply instanceof Buffer && reply.includes('"type":"table"') ? 'answered' : 'closed');
  socket.destroy();
});

export const againStorm = storm(async ({ url, goesOn }, table, tally) => {
  const socket = await openSocket(url, table);
  socket.on('data', (data) => {
    if (data.includes('too-fast')) tally.add('too-fast');
    else if (data.includes('"type":"table"')) tally.add('answered');
  });
  socket.write(HELLO);
  while (goesOn() && !socket.destroyed) {
    socket.write(AGAIN);
    await pause(AGAIN_EVERY_MS);
  }
  socket.destroy();
});
