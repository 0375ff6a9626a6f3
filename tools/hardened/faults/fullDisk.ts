import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { snapshot, type Owned } from '../../online/api.ts';
import { eventually } from '../../online/eventually.ts';
import { PlayedTable } from '../../online/playedTable.ts';
import { TestServer, type Launch } from '../../online/testServer.ts';
import type { Finding } from './players.ts';

const DISK = '4m';
const ROUNDS = 3;
const CHUNK = Buffer.alloc(4096, 7);

/** The disk fills up during a game, and has room again later. Needs permission to mount a small disk. */
export async function fullDisk(launch: Launch): Promise<Finding> {
  const server = new TestServer({ host: '127.0.0.1' });
  mkdirSync(server.data);
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', server.data]);
  if (mounted.status !== 0) {
    server.remove();
    return { result: 'no permission to mount a small disk', ok: false };
  }
  try {
    await server.start(launch);
    const table = new PlayedTable({ acknowledged: () => undefined, resolved: () => undefined }, 'disk');
    const owned = await table.begin(server.url, 2);
    for (let i = 0; i < ROUNDS; i++) await table.round();
    const filler = fill(server.data);
    const isOk = async () => (await fetch(`${server.url}/healthz`)).ok;
    await table.submit(0).catch((error: unknown) => table.refused.push((error as Error).message));
    const { refused } = table;
    const detected = await eventually(async () => !(await isOk()));
    const survives = server.isRunning;
    await server.kill();
    const restarts = await server.start({ ...launch, quiet: true }).then(
      () => true,
      () => false,
    );
    const { errors, exitCode } = server;
    rmSync(filler);
    if (!restarts) await server.start(launch);
    const recovers = await eventually(isOk);
    table.close();
    await table.connect(server.url, owned);
    await table.round();
    await server.kill();
    await server.start(launch);
    const { view } = (await snapshot(server.url, owned[0] as Owned)) ?? {};
    const rounds = view?.record.rounds.length ?? 0;
    const whole = ROUNDS + 1;
    return {
      result:
        `a turn was refused (${refused.join(', ')}), /healthz ${detected ? 'reported it' : 'did not notice'}, ` +
        `a restart ${restarts ? 'was read-only' : `ended with ${exitCode}, “${errors.trim()}”`}, ` +
        `${recovers ? 'recovered' : 'did not recover'}, ${rounds} of ${whole} rounds stored`,
      ok:
        refused.length === 1 &&
        detected &&
        survives &&
        (restarts || isOneSentence(exitCode, errors)) &&
        recovers &&
        rounds === whole,
    };
  } finally {
    await server.kill();
    spawnSync('umount', [server.data]);
    server.remove();
  }
}

/** Exit code 2 is for a wrong option or file. */
const isOneSentence = (exitCode: number | null, errors: string) =>
  exitCode === 2 && /^picket: [^\n]+\.\n$/.test(errors);

/** Fills the disk of this folder; returns the file to delete. */
function fill(folder: string): string {
  const path = join(folder, 'filler');
  const file = openSync(path, 'w');
  try {
    for (;;) writeSync(file, CHUNK);
  } catch {
    return path;
  } finally {
    closeSync(file);
  }
}
