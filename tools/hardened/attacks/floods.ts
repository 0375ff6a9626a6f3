import { CONTINUATION, frame, PING, PONG, TEXT } from '../../../packages/server/test/frames.ts';
import { gather, settingsFor, type Owned } from '../../online/api.ts';
import { atOnce, pause, type Attack } from '../attack.ts';
import { HELLO, openSocket, push, say } from '../enemy.ts';

const SOCKETS = 20;
const FRAMES = 1000;
const WAIT_MS = 1000;

/** Repeats the same frames over several sockets; a closed socket is replaced. */
function flood(bytes: Buffer, frames: number): Attack {
  return {
    run: async (site) => {
      const { url, relayed, begin, goesOn } = site;
      const [{ table }] = (await gather(relayed, settingsFor(2), 1)) as [Owned];
      await begin();
      let [sent, opened, closed] = [0, 0, 0];
      await atOnce(SOCKETS, site, async () => {
        const socket = await openSocket(url, table);
        opened++;
        socket.resume();
        socket.on('close', () => closed++);
        await push(socket, HELLO);
        while (goesOn() && !socket.destroyed) {
          if (await Promise.race([push(socket, bytes), pause(WAIT_MS)])) sent += frames;
          else socket.destroy();
        }
        socket.destroy();
      });
      return {
        sent: `${sent} frames over ${opened} sockets`,
        refused: `${closed} sockets closed`,
        held: closed > 0,
      };
    },
  };
}

const many = (one: Buffer, frames = FRAMES) => Buffer.concat(Array.from({ length: frames }, () => one));

/** A message that never ends. */
const fragments = Buffer.concat([frame(TEXT, '{', false), many(frame(CONTINUATION, ' ', false), FRAMES - 1)]);

export const messageFlood = flood(many(say({ type: 'react', id: 'x', reaction: 'wow' })), FRAMES);
export const pingFlood = flood(many(frame(PING)), FRAMES);
export const pongFlood = flood(many(frame(PONG)), FRAMES);
export const fragmentFlood = flood(fragments, FRAMES);
