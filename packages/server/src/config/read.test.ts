import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ConfigError, readConfig } from './read.ts';
import { DEFAULTS } from './schema.ts';

function fileWith(settings: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'picket-config-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'picket.json');
  writeFileSync(file, JSON.stringify(settings));
  return file;
}

test('without any source every setting has its default', () => {
  expect(readConfig()).toEqual(DEFAULTS);
});

test('flags override the environment, which overrides the file', () => {
  const file = fileWith({ port: 1, host: 'file', limits: { chat: { burst: 9 } } });
  const environment = { PICKET_PORT: '2', PICKET_LIMITS_SOCKETS: '7', PICKET_TRUSTPROXY: 'true' };
  const config = readConfig({ file, environment, flags: { port: 3, host: undefined } });
  expect([config.port, config.host, config.trustProxy]).toEqual([3, 'file', true]);
  expect([config.limits.chat, config.limits.sockets]).toEqual([{ burst: 9, perSecond: 0.5 }, 7]);
  expect(Object.isFrozen(config.limits)).toBe(true);
});

test('PICKET_CONFIG names the file', () => {
  const environment = { PICKET_CONFIG: fileWith({ keep: { linkDays: 0.5 } }) };
  expect(readConfig({ environment }).keep.linkDays).toBe(0.5);
});

test('a list in the environment is separated by commas', () => {
  const origins = (text: string) => readConfig({ environment: { PICKET_ORIGINS: text } }).origins;
  expect(origins('https://a.example, https://b.example')).toEqual(['https://a.example', 'https://b.example']);
  expect(origins('')).toEqual([]);
});

test.each([
  [{ flags: { prot: 1 } }, 'There is no setting --prot.'],
  [{ flags: { port: 'x' } }, '--port must be a whole number from 1 to 65535, not “x”.'],
  [{ flags: { port: 0 } }, '--port must be a whole number from 1 to 65535, not 0.'],
  [{ flags: { trustProxy: 1 } }, '--trust-proxy must be true or false, not 1.'],
  [
    { environment: { PICKET_PORT: '70000' } },
    'PICKET_PORT must be a whole number from 1 to 65535, not 70000.',
  ],
  [
    { environment: { PICKET_BOTS_THREADS: 'all' } },
    'PICKET_BOTS_THREADS must be a whole number from 1 to 1024, not “all”.',
  ],
  [
    { environment: { PICKET_KEEP_LINKDAYS: '-1' } },
    'PICKET_KEEP_LINKDAYS must be a number from 0 to 100000, not -1.',
  ],
  [{ environment: { PICKET_TRUSTPROXY: '1' } }, 'PICKET_TRUSTPROXY must be true or false, not “1”.'],
  [
    { environment: { PICKET_LOG: 'loud' } },
    'PICKET_LOG must be one of trace, debug, info, warn, error, fatal, silent, not “loud”.',
  ],
  [
    { environment: { PICKET_ORIGINS: 'https://a.example,b.example' } },
    'PICKET_ORIGINS must be a list of origins such as https://picket.example, not “b.example”.',
  ],
  [
    { environment: { PICKET_PUSH_CONTACT: 'me@example.org' } },
    'PICKET_PUSH_CONTACT must be a mailto: or https: address, not “me@example.org”.',
  ],
  [{ file: '/nowhere/at/all.json' }, 'The configuration file /nowhere/at/all.json cannot be read as JSON.'],
])('a mistake is one sentence with the setting, its value and what is allowed: %j', (sources, sentence) => {
  expect(() => readConfig(sources)).toThrow(new ConfigError(sentence));
});

test.each([
  [{ limits: { chat: 3 } }, 'limits.chat must be an object, not 3'],
  [{ limits: { chat: { burst: -1 } } }, 'limits.chat.burst must be a number from 0 to 1000000, not -1'],
  [
    { clock: { sweep: 3_000_000_000 } },
    'clock.sweep must be a whole number from 10 to 60000, not 3000000000',
  ],
  [{ keep: { weeks: 1 } }, 'There is no setting keep.weeks'],
])('a mistake in the file also names the file: %j', (settings, sentence) => {
  const file = fileWith(settings);
  expect(() => readConfig({ file })).toThrow(new ConfigError(`${sentence} (in ${file}).`));
});

test('a file must contain a JSON object', () => {
  const file = fileWith([]);
  expect(() => readConfig({ file })).toThrow(`The configuration file ${file} must contain a JSON object.`);
});
