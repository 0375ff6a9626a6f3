import { join } from 'node:path';
import { gather, settingsFor, snapshot, type Owned } from '../../online/api.ts';
import { TestServer, type Launch } from '../../online/testServer.ts';
import { pause } from '../attack.ts';
import { Players, type Finding } from './players.ts';

const PRELOAD = join(import.meta.dirname, 'shiftClock.ts');
const BEFORE_MS = 500;
/** A few sweeps, each of which deletes what has expired. */
const AFTER_MS = 4000;
const PLAY_MS = 30_000;

const SENTENCE = /nothing expires for now[^"]*/;

/** The system's clock jumps during games, and is still wrong at the next start. */
export const clockJump =
  (ms: number) =>
  async (launch: Launch): Promise<Finding> => {
    const server = new TestServer({ host: '127.0.0.1' });
    const start = (env: object) =>
      server.start({ ...launch, preload: PRELOAD, env: { PICKET_SHIFT_MS: `${ms}`, ...env } });
    try {
      await start({});
      const [waiting] = (await gather(server.url, settingsFor(2), 1)) as [Owned];
      const players = await Players.sitDown(server.url);
      const playing = players.play(server.url, PLAY_MS);
      await pause(BEFORE_MS);
      process.kill(server.pid, 'SIGUSR2');
      await playing;
      await pause(AFTER_MS);
      const isThere = () => snapshot(server.url, waiting).then(Boolean, () => false);
      const stays = await isThere();
      await server.stop();
      await start({ PICKET_SHIFTED: '1' });
      await pause(AFTER_MS);
      const staysAfterRestart = await isThere();
      const { result, ok } = await players.nothingLost(server.url);
      const { refused } = players.found;
      const logged = SENTENCE.exec(server.log)?.[0] ?? 'nothing in the log';
      const deleted = stays && staysAfterRestart ? 'nothing deleted' : 'a table deleted';
      return {
        result: `${result}, ${refused.length} refused, ${deleted}; ${logged}`,
        ok: ok && refused.length === 0 && stays && staysAfterRestart && SENTENCE.test(server.log),
      };
    } finally {
      await server.kill();
      server.remove();
    }
  };
