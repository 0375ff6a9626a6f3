import { frame, TEXT } from '../../../packages/server/test/frames.ts';
import { gather, settingsFor, type Owned } from '../../online/api.ts';
import { atOnce, Tally, type Attack } from '../attack.ts';
import { HELLO, open, openSocket, push } from '../enemy.ts';

const AT_ONCE = 8;

/** Tries to get tokens into the log, and to fill it. */
export const log: Attack = {
  settings: { log: 'info' },
  run: async (site) => {
    const [{ table, token }] = (await gather(site.relayed, settingsFor(2), 1)) as [Owned];
    const upgrade = 'upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13';
    const requests = [
      `GET /api/tables/${table}/socket?token=${token} HTTP/1.1\r\nhost: x\r\n${upgrade}\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
      `GET /other/${token} HTTP/1.1\r\nhost: x\r\n${upgrade}\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
      `GET /#/link/${token} HTTP/1.1\r\nhost: x\r\n\r\n`,
      `GET /api/tables/${token} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n\r\n`,
      `POST /api/links HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 30\r\n\r\n{"link":"${token}"`,
      `${token} nonsense\r\n\r\n`,
    ];
    await site.begin();
    const tally = new Tally();
    await atOnce(AT_ONCE, site, async (nr) => {
      if (nr === 0) {
        const socket = await openSocket(site.url, table);
        await push(socket, HELLO);
        await push(socket, frame(TEXT, `{"token":"${token}"`));
        // A reserved opcode.
        await push(socket, frame(0x3, token));
        tally.add('bad frames', 2);
        socket.destroy();
        return;
      }
      const socket = await open(site.url);
      await push(socket, requests[tally.of('requests') % requests.length] ?? '');
      tally.add('requests');
      socket.destroy();
    });
    return { sent: `${tally.text} with a token`, refused: 'logged or counted', held: true, secrets: [token] };
  },
};
