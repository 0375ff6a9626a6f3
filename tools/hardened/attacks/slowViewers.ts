import type { Socket } from 'node:net';
import { atOnce, pause, type Attack } from '../attack.ts';
import { HELLO, openSocket, say } from '../enemy.ts';
import { largeTable } from './snapshots.ts';

const VIEWERS = 400;
const OPENERS = 20;
const EVERY_MS = 500;
const AGAIN = say({ type: 'again' });

/** Viewers that ask for large messages and don't read them. */
export const slowViewers: Attack = {
  seconds: 20,
  // All backlogs together, and what the messages need before they are sent.
  megabytes: 400,
  run: async (site) => {
    const table = await largeTable(site.relayed);
    const viewers: Socket[] = [];
    await site.begin();
    let asked = 0;
    await atOnce(OPENERS, site, async () => {
      if (viewers.length < VIEWERS) {
        const socket = await openSocket(site.url, table);
        socket.pause();
        socket.write(HELLO);
        viewers.push(socket);
        return;
      }
      const open = viewers.filter(({ destroyed }) => !destroyed);
      for (const socket of open) socket.write(AGAIN);
      asked += open.length;
      await pause(EVERY_MS * OPENERS);
    });
    const closed = viewers.filter(({ destroyed }) => destroyed).length;
    return {
      sent: `${asked} requests by ${viewers.length} viewers that don't read`,
      refused: `${closed} sockets closed`,
      held: true,
    };
  },
};
