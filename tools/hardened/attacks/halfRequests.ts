import type { Socket } from 'node:net';
import { settingsFor } from '../../online/api.ts';
import { atOnce, pause, type Attack } from '../attack.ts';
import { call, open, push } from '../enemy.ts';

const FILES = 1024;
const CONNECTIONS = 800;
const OPENERS = 20;
const MOST = 1500;
const WAIT_MS = 100;
/** Closed connections are noticed a little later. */
const SETTLE_MS = 1000;
const HALF = 'POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{';

/** Opens connections with incomplete requests, until the server has no file descriptors left. */
export const halfRequests: Attack = {
  newSettings: { limits: { connections: CONNECTIONS } },
  launch: { wrapper: ['prlimit', `--nofile=${FILES}`] },
  run: async (site) => {
    await site.begin();
    const half = new Set<Socket>();
    let opened = 0;
    await atOnce(OPENERS, site, async () => {
      if (half.size >= MOST) {
        await pause(WAIT_MS);
        return;
      }
      const socket = await open(site.url);
      opened++;
      half.add(socket);
      socket.resume();
      socket.on('close', () => half.delete(socket));
      await push(socket, HALF);
    });
    await pause(SETTLE_MS);
    const held = half.size;
    const { code } = await Promise.race([
      call(site.url, '/api/tables', {
        body: { name: 'Bob', city: '', settings: settingsFor(2) },
        isNewcomer: true,
      }),
      pause(SETTLE_MS).then(() => ({ code: 'no answer' })),
    ]).catch(() => ({ code: 'no connection' }));
    for (const socket of half) socket.destroy();
    return {
      sent: `${opened} half requests`,
      refused: `${held} held open; another address: ${code}`,
      held: held <= CONNECTIONS / 2 && code === 'answered',
    };
  },
};
