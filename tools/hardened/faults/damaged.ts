import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { TestServer, type Launch } from '../../online/testServer.ts';
import { Players, type Finding } from './players.ts';

const PAGE = 4096;
const PLAY_MS = 30_000;
const SENTENCE = /^[^\n]*The data in \S+ is damaged \([^\n]+\): restore it from a backup\.\n$/;
/** The exit code for a wrong option or file. */
const WRONG_FILE = 2;

/** Pages in the middle of the database are overwritten, and restored from a backup. */
export async function damaged(launch: Launch): Promise<Finding> {
  const server = new TestServer({ host: '127.0.0.1' });
  try {
    await server.start(launch);
    const players = await Players.sitDown(server.url);
    await players.play(server.url, PLAY_MS);
    await server.stop();
    const path = join(server.data, 'picket.db');
    const db = new DatabaseSync(path);
    db.exec('pragma wal_checkpoint(truncate)');
    db.close();
    copyFileSync(path, `${path}.backup`);
    const bytes = readFileSync(path);
    const middle = Math.floor(bytes.length / PAGE / 3) * PAGE;
    writeFileSync(path, bytes.fill(0xff, middle, 2 * middle));
    const started = await server.start({ ...launch, quiet: true }).then(
      () => true,
      () => false,
    );
    const { errors, exitCode } = server;
    await server.kill();
    copyFileSync(`${path}.backup`, path);
    await server.start(launch);
    const { result, ok } = await players.nothingLost(server.url);
    return {
      result: `${started ? 'it started' : `exit code ${exitCode}, “${errors.trim()}”`}; restored: ${result}`,
      ok: ok && !started && exitCode === WRONG_FILE && SENTENCE.test(errors),
    };
  } finally {
    await server.kill();
    server.remove();
  }
}
