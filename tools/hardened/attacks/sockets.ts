import type { Socket } from 'node:net';
import { gather, settingsFor, type Owned } from '../../online/api.ts';
import { atOnce, pause, type Attack } from '../attack.ts';
import { HELLO, newcomerGetsIn, openSocket } from '../enemy.ts';

const TOTAL = 2000;
const OPENERS = 20;
/** The server ends the connection soon after a close frame. */
const SETTLE_MS = 1000;

/** Opens sockets until the server has none left. */
export const sockets: Attack = {
  settings: { limits: { sockets: TOTAL } },
  run: async (site) => {
    const [{ table }] = (await gather(site.relayed, settingsFor(2), 1)) as [Owned];
    await site.begin();
    const open = new Set<Socket>();
    let tried = 0;
    await atOnce(OPENERS, site, async () => {
      tried++;
      const socket = await openSocket(site.url, table);
      socket.resume();
      socket.on('close', () => open.delete(socket));
      socket.on('end', () => socket.destroy());
      open.add(socket);
      socket.write(HELLO);
    });
    await pause(SETTLE_MS);
    const held = open.size;
    const getsIn = await newcomerGetsIn(site.url, table);
    for (const socket of open) socket.destroy();
    return {
      sent: `${tried} sockets`,
      refused: `${held} of ${TOTAL} held, others ${getsIn ? 'get' : 'do not get'} in`,
      held: held <= TOTAL / 2 && getsIn,
    };
  },
};
