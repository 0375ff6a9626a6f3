import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DEFAULTS } from './schema.ts';

const page = readFileSync(join(import.meta.dirname, '../../../../docs/running.md'), 'utf8');

/** Every setting with its default; a rate is one setting. */
function* settings(tree: object, path = ''): Generator<[name: string, value: unknown]> {
  for (const [key, value] of Object.entries(tree) as [string, unknown][]) {
    const name = `${path}${key}`;
    const inner = typeof value === 'object' && value !== null && !Array.isArray(value) && !('burst' in value);
    if (inner) yield* settings(value, `${name}.`);
    else yield [name, value];
  }
}

const written = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return `\`${String(value)}\``;
  if (Array.isArray(value)) return value.length === 0 ? 'none' : `\`${value.join(',')}\``;
  return 'burst' in value && 'perSecond' in value
    ? `${String(value.burst)}, ${String(value.perSecond)} a second`
    : 'none';
};

/** Defaults that depend on the machine. */
const DEPENDS: { readonly [name: string]: string } = {
  'bots.threads': 'cores − 1',
  client: 'as built',
  'cluster.address': 'its own',
};

test('docs/running.md names every setting and its default', () => {
  for (const [name, value] of settings(DEFAULTS)) {
    const row = new RegExp(`^\\| \`${name.replace('.', '\\.')}\` +\\| ([^|]*?) +\\|`, 'm').exec(page);
    expect.soft(row?.[1], name).toBe(DEPENDS[name] ?? written(value));
  }
});
