import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { DataError } from '../store/open.ts';
import { serverKeys } from './keys.ts';

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'picket-keys-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

test('the key is created once, and whole', () => {
  const data = folder();
  const { publicKey } = serverKeys(data);
  expect(serverKeys(data).publicKey).toBe(publicKey);
  expect(readdirSync(data)).toEqual(['push-key.pem']);
});

test('an empty key file, which a full disk left behind, is replaced', () => {
  const data = folder();
  writeFileSync(join(data, 'push-key.pem'), '');
  serverKeys(data);
  expect(readFileSync(join(data, 'push-key.pem'), 'utf8')).toContain('PRIVATE KEY');
});

test('a damaged key file is left alone, with one sentence', () => {
  const data = folder();
  const file = join(data, 'push-key.pem');
  writeFileSync(file, 'half a key');
  expect(() => serverKeys(data)).toThrow(DataError);
  expect(() => serverKeys(data)).toThrow(/is not a key: .*\.$/);
  expect(readFileSync(file, 'utf8')).toBe('half a key');
});
