import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ConfigError, type Allowed, type ConfigFault } from './fault.ts';
import { readConfig, type Sources } from './read.ts';
import { DEFAULTS } from './schema.ts';

function fileWith(settings: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'picket-config-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'picket.json');
  writeFileSync(file, JSON.stringify(settings));
  return file;
}

/** What is wrong with these settings. */
function faultIn(sources: Sources): ConfigFault | undefined {
  try {
    readConfig(sources);
  } catch (error) {
    if (error instanceof ConfigError) return error.fault;
    throw error;
  }
  return undefined;
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

const wrong = (name: string, allowed: Allowed, given: unknown) =>
  ({ code: 'not-allowed', name, allowed, given, file: undefined }) as const;
const PORT = { kind: 'whole', min: 1, max: 65_535 } as const;

test.each<[Sources, ConfigFault]>([
  [{ flags: { prot: 1 } }, { code: 'unknown', name: '--prot', file: undefined }],
  [{ flags: { port: 'x' } }, wrong('--port', PORT, 'x')],
  [{ flags: { port: 0 } }, wrong('--port', PORT, 0)],
  [{ flags: { trustProxy: 1 } }, wrong('--trust-proxy', { kind: 'flag' }, 1)],
  [{ environment: { PICKET_PORT: '70000' } }, wrong('PICKET_PORT', PORT, 70_000)],
  [
    { environment: { PICKET_BOTS_THREADS: 'all' } },
    wrong('PICKET_BOTS_THREADS', { kind: 'whole', min: 1, max: 1024 }, 'all'),
  ],
  [
    { environment: { PICKET_KEEP_LINKDAYS: '-1' } },
    wrong('PICKET_KEEP_LINKDAYS', { kind: 'decimal', min: 0, max: 100_000 }, -1),
  ],
  [{ environment: { PICKET_TRUSTPROXY: '1' } }, wrong('PICKET_TRUSTPROXY', { kind: 'flag' }, '1')],
  [
    { environment: { PICKET_LOG: 'loud' } },
    wrong(
      'PICKET_LOG',
      { kind: 'one-of', values: ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] },
      'loud',
    ),
  ],
  [
    { environment: { PICKET_ORIGINS: 'https://a.example,b.example' } },
    wrong('PICKET_ORIGINS', { kind: 'origins' }, 'b.example'),
  ],
  [
    { environment: { PICKET_PUSH_CONTACT: 'me@example.org' } },
    wrong('PICKET_PUSH_CONTACT', { kind: 'contact' }, 'me@example.org'),
  ],
  [{ file: '/nowhere/at/all.json' }, { code: 'not-json', file: '/nowhere/at/all.json' }],
])('a mistake is the setting, its value and what is allowed: %j', (sources, fault) => {
  expect(faultIn(sources)).toEqual(fault);
});

test.each<[object, string, Allowed, unknown]>([
  [{ limits: { chat: 3 } }, 'limits.chat', { kind: 'object' }, 3],
  [{ limits: { chat: { burst: -1 } } }, 'limits.chat.burst', { kind: 'decimal', min: 0, max: 1_000_000 }, -1],
  [
    { clock: { sweep: 3_000_000_000 } },
    'clock.sweep',
    { kind: 'whole', min: 10, max: 60_000 },
    3_000_000_000,
  ],
])('a mistake in the file also names the file: %j', (settings, name, allowed, given) => {
  const file = fileWith(settings);
  expect(faultIn({ file })).toEqual({ code: 'not-allowed', name, allowed, given, file });
});

test('an unknown setting in the file is named with the file', () => {
  const file = fileWith({ keep: { weeks: 1 } });
  expect(faultIn({ file })).toEqual({ code: 'unknown', name: 'keep.weeks', file });
});

test('a file must contain a JSON object', () => {
  const file = fileWith([]);
  expect(faultIn({ file })).toEqual({ code: 'not-object', file });
});
