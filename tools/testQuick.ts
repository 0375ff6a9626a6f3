// npm run test:quick: checks and unit tests of the packages that differ from the main branch, without the slow tests.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './picket.ts';
import { check, CHECKS, format, lint, TYPES } from './test/checks.ts';
import { summary, type Result } from './test/result.ts';
import { inParallel } from './test/run.ts';
import { unitTests } from './test/unitTests.ts';

/** Each of these takes longer than a few seconds. */
const SLOW = [
  'secondOpinion',
  'tamper',
  'notation',
  'legal',
  'arena',
  'serve',
  'wire',
  'games',
  'chaos',
  'hardened',
  'school',
  'online',
  'hintModel',
  'taps',
  'pack',
  'examples',
];
const LINTED = /\.(ts|mjs|svelte)$/;

const git = (...args: string[]): string[] => {
  const output = execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return output.split('\n').filter(Boolean);
};

/** The merge base with the main branch, or the last commit if this is the main branch. */
function base(): string {
  for (const main of ['main', 'origin/main']) {
    try {
      return git('merge-base', 'HEAD', main)[0] ?? 'HEAD';
    } catch {
      // This clone has no such branch.
    }
  }
  return 'HEAD';
}

const changed = [
  ...git('diff', '--name-only', base()),
  ...git('ls-files', '--others', '--exclude-standard'),
].filter((file) => existsSync(join(root, file)));
const packages = [
  ...new Set(changed.flatMap((file) => /^(packages\/\w+|tools|examples)\//.exec(file)?.[1] ?? [])),
];
const code = changed.filter((file) => LINTED.test(file));
const isIn = (name: string) => packages.includes(`packages/${name}`);

const work: (() => Promise<Result>)[] = [];
if (isIn('web')) work.push(() => check('types of the client', TYPES['types of the client']));
if (packages.some((name) => name !== 'packages/web' && name !== 'packages/e2e')) {
  work.push(() => check('types', TYPES.types));
}
if (isIn('e2e')) work.push(() => check('types of the browser tests', TYPES['types of the browser tests']));
if (changed.length > 0) work.push(() => check('format', format(...changed)));
if (code.length > 0) work.push(() => check('lint', lint(...code)));
for (const [name, command] of Object.entries(CHECKS)) {
  if (['docs', 'rules', 'words'].includes(name)) work.push(() => check(name, command));
}

console.log(packages.length === 0 ? 'No package has changed.' : `Changed: ${packages.join(', ')}`);
const tests: (() => Promise<Result>)[] = [];
const without = SLOW.map((name) => `--exclude=**/${name}.test.ts`);
if (isIn('engine')) tests.push(() => unitTests('tests of the engine', 'engine', ...without));
const rest = packages.filter((name) => name !== 'packages/engine').map((name) => `${name}/`);
if (rest.length > 0) {
  tests.push(() => unitTests('tests of the rest', 'rest', '--passWithNoTests', ...without, ...rest));
}
const results = (await Promise.all([inParallel(work), inParallel(tests, 1)])).flat();
console.log(summary(results).join('\n'));
process.exitCode = results.some(({ failures }) => failures.length > 0) ? 1 : 0;
