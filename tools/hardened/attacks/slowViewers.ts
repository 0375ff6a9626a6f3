import type { Socket } from 'node:net';
import { atOnce, pause, type Attack } from '../attack.ts';
import { HELLO, openSocket, say } from '../enemy.ts';
import { largeTable } from './snapshots.ts';

const GROUPS = 20;
const VIEWERS = 20;
const EVERY_MS = 500;
const AGAIN = say({ type: 'again' });

/** Viewers request large messages and don't read them. */
export const slowViewers: Attack = {
  seconds: 20,
  // All backlogs together, and the messages before they are queued.
  megabytes: 400,
  run: async (site) => {
    const table = await largeTable(site.relayed);
    const groups = Array.from({ length: GROUPS }, (): Socket[] => []);
    await site.begin();
    let asked = 0;
    await atOnce(GROUPS, site, async (nr) => {
      const viewers = groups[nr] ?? [];
      while (viewers.length < VIEWERS) {
        const socket = await openSocket(site.url, table);
        socket.pause();
        socket.write(HELLO);
        viewers.push(socket);
      }
      for (const socket of viewers) socket.write(AGAIN);
      asked += VIEWERS;
      await pause(EVERY_MS);
    });
    const closed = groups.flat().filter(({ destroyed }) => destroyed).length;
    return {
      sent: `${asked} requests by ${GROUPS * VIEWERS} viewers that don't read`,
      refused: `${closed} sockets closed`,
      held: asked > GROUPS * VIEWERS,
    };
  },
};
