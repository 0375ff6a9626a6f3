import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openStore } from 'picket-server';
import { expect, onTestFinished, test } from 'vitest';
import { picketProcess, temporaryFolder } from '../../test/picket.ts';

const main = join(import.meta.dirname, '../main.ts');

/** A minimal client for the server. */
function someClient(): string {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Picket</title>');
  return folder;
}

async function serving(
  data: string,
): Promise<{ url: string; child: ChildProcess; ended: Promise<number | null> }> {
  const port = 26_000 + (process.pid % 3000);
  const child = spawn(process.execPath, [main, 'serve', '--port', `${port}`, '--data', data], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, LC_ALL: 'C', PICKET_LOG: 'silent', PICKET_CLIENT: someClient() },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = new Promise<number | null>((resolve) => {
    child.on('exit', resolve);
  });
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (text: Buffer) => {
      said += text.toString();
      const found = /Picket is at (\S+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.on('exit', () => reject(new Error(`it ended: ${said}`)));
  });
  return { url, child, ended };
}

test('serves, is backed up and managed while it runs, and shuts down on SIGTERM', async () => {
  const folder = temporaryFolder();
  const data = join(folder, 'data');
  const { url, child, ended } = await serving(data);
  expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: 'ok' });
  const copy = join(folder, 'copy.db');
  expect(picketProcess(['backup', copy, '--data', data])).toMatchObject({ code: 0 });
  expect(picketProcess(['backup', copy, '--data', data])).toMatchObject({ code: 2 });
  const nowhere = join(folder, 'nowhere', 'copy.db');
  const refused = `picket: Cannot write ${nowhere}: no such file or folder.\n`;
  expect(picketProcess(['backup', nowhere, '--data', data])).toEqual({ code: 2, out: '', err: refused });
  expect(picketProcess(['operate', 'read-only', 'on', '--data', data])).toMatchObject({
    code: 0,
    out: 'Done.\n',
  });
  expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: 'read-only' });
  expect(picketProcess(['operate', 'close', 'aaaaaaaaaaaa', '--data', data])).toEqual({
    code: 2,
    out: '',
    err: 'picket: The server rejected this: This table doesn’t exist, or has been removed (no-such-table).\n',
  });
  expect(picketProcess(['operate', 'dance', '--data', data]).code).toBe(2);
  expect(picketProcess(['operate', 'reports', '--data', data])).toMatchObject({ code: 0, out: '' });
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  const store = await openStore({ data });
  expect(await store.note('read-only')).toBe('on');
  await store.close();
});

test('a data folder has one server at a time, and a killed one leaves no lock', async () => {
  const data = join(temporaryFolder(), 'data');
  const { child, ended } = await serving(data);
  const second = picketProcess(['serve', '--port', '26000', '--data', data], '', {
    PICKET_CLIENT: someClient(),
  });
  expect(second).toEqual({
    code: 2,
    out: '',
    err: `picket: Another server is running with the data folder ${data}: stop it, or choose another folder with --data.\n`,
  });
  child.kill('SIGKILL');
  await ended;
  const { url } = await serving(data);
  expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: 'ok' });
});

test('data that cannot be opened is reported in one sentence with the cause', () => {
  const data = temporaryFolder();
  writeFileSync(join(data, 'picket.db'), 'a letter to the operator, and no database at all');
  const sentence = `picket: The data in ${data} cannot be opened or migrated: file is not a database.\n`;
  const reports = picketProcess(['operate', 'reports', '--data', data]);
  expect(reports).toEqual({ code: 2, out: '', err: sentence });
});

test('a server that cannot start reports it in one sentence', () => {
  const nowhere = join(temporaryFolder(), 'nothing');
  expect(picketProcess(['serve', '--port', '99999999', '--data', nowhere])).toEqual({
    code: 2,
    out: '',
    err: 'picket: --port must be a whole number from 1 to 65535, not 99999999.\n',
  });
  expect(existsSync(nowhere)).toBe(false);
  expect(picketProcess(['serve', '--config', join(nowhere, 'x.json')]).err).toContain('cannot be read');
  expect(picketProcess(['backup', join(nowhere, 'x'), '--data', nowhere]).err).toContain('no server data');
  expect(picketProcess(['operate', 'close', 'aaaaaaaaaaaa', '--data', nowhere]).err).toContain(
    'no server data',
  );
});
