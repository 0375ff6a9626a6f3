// The static checks. The tools' caches are in node_modules/.cache, which npm ci deletes.
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../picket.ts';
import { NOTHING, type Result } from './result.ts';
import { run, step, type Command } from './run.ts';

const CACHE = 'node_modules/.cache';
const OWN = 'tools/checks/';

const tsc = (project: string, cache: string): Command => [
  'node_modules/typescript/bin/tsc',
  '--project',
  project,
  '--incremental',
  '--tsBuildInfoFile',
  `${CACHE}/${cache}.tsbuildinfo`,
];

export const format = (...files: string[]): Command => [
  'node_modules/prettier/bin/prettier.cjs',
  '--check',
  '--cache',
  '--cache-strategy=content',
  '--ignore-unknown',
  '--log-level=warn',
  ...files,
];

export const lint = (...files: string[]): Command => ['node_modules/oxlint/bin/oxlint', ...files];

export const TYPES = {
  types: tsc('.', 'tsc'),
  'types of the browser tests': tsc('packages/e2e', 'tsc-e2e'),
  'types of the client': [
    'node_modules/svelte-check/bin/svelte-check',
    '--workspace',
    'packages/web',
    '--fail-on-warnings',
    '--output',
    'human',
  ],
} satisfies Record<string, Command>;

/** Builds the client. */
export const SIZE: Command = [`${OWN}size.ts`];

/** All other checks. */
export const CHECKS: Readonly<Record<string, Command>> = {
  'types of the client': TYPES['types of the client'],
  types: TYPES.types,
  lint: lint(),
  'types of the browser tests': TYPES['types of the browser tests'],
  format: format('.'),
  'unused code': ['node_modules/knip/bin/knip.js', '--no-progress'],
  ...Object.fromEntries(ownChecks().map((file) => [file.replace('.ts', ''), [`${OWN}${file}`] as const])),
};

function ownChecks(): string[] {
  const files = globSync('*.ts', { cwd: join(root, OWN) });
  return files.filter((file) => !file.endsWith('.test.ts') && `${OWN}${file}` !== SIZE[0]).toSorted();
}

export function check(name: string, command: Command): Promise<Result> {
  return step(name, async () => {
    const { ok, text } = await run(command);
    if (!ok) return { ...NOTHING, failures: [{ name, message: text }] };
    // Our own checks print only figures.
    const notes = command[0].startsWith(OWN) && text !== '' ? [text.trimEnd()] : [];
    return { ...NOTHING, passed: 1, notes };
  });
}
