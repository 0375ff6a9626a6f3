import { spawn } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { canStartCluster } from 'picket-server';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../test/picket.ts';

const main = join(import.meta.dirname, '../main.ts');

const SETTINGS = {
  options: {
    edition: '2018',
    mode: 'standard',
    advanced: false,
    sheet: 'classic',
    opponent: null,
    plans: null,
  },
  seats: 2,
  public: false,
  clock: null,
  away: null,
  caretaker: 'regular',
  late: false,
};

test.skipIf(!canStartCluster())(
  'a cluster of two nodes serves one table at any of them, and ends with its command',
  async () => {
    const client = temporaryFolder();
    writeFileSync(join(client, 'index.html'), '<!doctype html><title>Picket</title>');
    const data = temporaryFolder();
    // PostgreSQL does not run as root, so its user needs access to the folder.
    chmodSync(data, 0o711);
    const port = 27_000 + (process.pid % 1000);
    const flags = ['--nodes', '2', '--port', `${port}`, '--data', join(data, 'cluster')];
    const child = spawn(process.execPath, [main, 'cluster', ...flags], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, PICKET_LOG: 'silent', PICKET_CLIENT: client },
    });
    onTestFinished(() => void child.kill('SIGTERM'));
    const ended = new Promise<number | null>((resolve) => {
      child.on('exit', resolve);
    });
    const said = await new Promise<string>((resolve, reject) => {
      child.stdout.once('data', (text: Buffer) => resolve(text.toString()));
      child.once('exit', () => reject(new Error('it ended')));
    });
    const [url = '', ...nodes] = said.match(/http:\/\/[\d.:]+/g) ?? [];
    expect(nodes).toHaveLength(2);
    const made = await fetch(`${url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ada', city: '', settings: SETTINGS }),
    });
    const { table } = (await made.json()) as { table: string };
    for (const address of [url, ...nodes]) {
      expect((await fetch(`${address}/api/tables/${table}`)).status).toBe(200);
    }
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    for (const address of [url, ...nodes]) await expect(fetch(address)).rejects.toThrow();
  },
);
