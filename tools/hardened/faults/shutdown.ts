import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { TestServer, type Launch } from '../../online/testServer.ts';
import { pause } from '../attack.ts';
import { seated } from '../attacks/seats.ts';
import { HELLO, open, openSocket, push } from '../enemy.ts';
import type { Finding } from './players.ts';

const HALF_OPEN = 50;
const LONGEST_MS = 10_000;
const PATIENCE_MS = 30_000;

const HALVES = [
  'GET /api/tables HTTP/1.1\r\nhost: x\r\n',
  'POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
  'GET /api/tables HTTP/1.1\r\nhost: x\r\n\r\n',
  '',
];

/** SIGTERM with half-sent requests, idle connections and sockets that ignore the close frame. */
export async function shutdown(launch: Launch): Promise<Finding> {
  const server = new TestServer({ host: '127.0.0.1' });
  try {
    await server.start(launch);
    const { owned, lines } = await seated(server.url, 2);
    const { table } = owned[0];
    for (let i = 0; i < HALF_OPEN; i++) {
      const half = await open(server.url);
      await push(half, HALVES[i % HALVES.length] ?? '');
      const deaf = await openSocket(server.url, table);
      await push(deaf, HELLO);
      deaf.pause();
    }
    const start = performance.now();
    const ended = await Promise.race([server.stop().then(() => true), pause(PATIENCE_MS).then(() => false)]);
    const ms = performance.now() - start;
    for (const line of lines) line.close();
    const db = new DatabaseSync(join(server.data, 'picket.db'), { readOnly: true });
    const absent = db.prepare('SELECT key FROM seats WHERE left IS NOT NULL').all().length;
    db.close();
    return {
      result:
        `${2 * HALF_OPEN} connections half open: ${ended ? 'ended' : 'not ended'} after ` +
        `${(ms / 1000).toFixed(1)} s with ${server.exitCode}, ${absent} of ${owned.length} absences stored`,
      ok: ended && ms <= LONGEST_MS && server.exitCode === 0 && absent === owned.length,
    };
  } finally {
    await server.kill();
    server.remove();
  }
}
