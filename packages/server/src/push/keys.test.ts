import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { DataError } from '../store/dataError.ts';
import { keyInFolder } from '../store/sqlite/keyFile.ts';
import { serverKeys } from './keys.ts';

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'picket-keys-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

const keysIn = (data: string) => serverKeys({ pushKey: async (fresh) => keyInFolder(data, fresh) });

test('the key is created once, atomically', async () => {
  const data = folder();
  const { publicKey } = await keysIn(data);
  expect((await keysIn(data)).publicKey).toBe(publicKey);
  expect(readdirSync(data)).toEqual(['push-key.pem']);
});

test('an empty key file, which a full disk left behind, is replaced', async () => {
  const data = folder();
  writeFileSync(join(data, 'push-key.pem'), '');
  await keysIn(data);
  expect(readFileSync(join(data, 'push-key.pem'), 'utf8')).toContain('PRIVATE KEY');
});

test('a damaged key file is left alone and reported in one sentence', async () => {
  const data = folder();
  const file = join(data, 'push-key.pem');
  writeFileSync(file, 'half a key');
  await expect(keysIn(data)).rejects.toThrow(DataError);
  await expect(keysIn(data)).rejects.toThrow(/is not a key: .*\.$/);
  expect(readFileSync(file, 'utf8')).toBe('half a key');
});
