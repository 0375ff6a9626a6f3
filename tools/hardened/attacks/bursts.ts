import { gather, settingsFor, type Owned } from '../../online/api.ts';
import { pause, Tally, type Attack } from '../attack.ts';
import { HELLO, openSocket, say } from '../enemy.ts';

const SOCKETS = 400;
const MESSAGES = 10;
const EVERY_MS = 1000;
const PINGS = Buffer.concat(Array.from({ length: MESSAGES }, () => say({ type: 'ping' })));

/** Many sockets, each within its own limits, send at the same time. */
export const bursts: Attack = {
  run: async ({ url, relayed, begin, goesOn }) => {
    const [{ table }] = (await gather(relayed, settingsFor(2), 1)) as [Owned];
    const sockets = await Promise.all(Array.from({ length: SOCKETS }, () => openSocket(url, table)));
    const tally = new Tally();
    for (const socket of sockets) {
      socket.write(HELLO);
      socket.on('data', (data) => tally.add(data.includes('too-fast') ? 'too fast' : 'answered'));
    }
    await begin();
    let sent = 0;
    while (goesOn()) {
      for (const socket of sockets) socket.write(PINGS);
      sent += SOCKETS * MESSAGES;
      await pause(EVERY_MS);
    }
    return {
      sent: `${sent} messages in bursts of ${SOCKETS * MESSAGES}`,
      refused: tally.text,
      held: tally.of('answered') > 0,
    };
  },
};
