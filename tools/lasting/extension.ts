import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root } from '../picket.ts';
import type { Row } from '../prove.ts';

/** An addition that a later version could make: where and how it is declared, and which packages must then fail to compile. */
interface Addition {
  readonly what: string;
  readonly file: string;
  readonly change: readonly [from: string, to: string];
  readonly packages: readonly string[];
}

const ADDITIONS: readonly Addition[] = [
  {
    what: 'action',
    file: 'packages/engine/src/types.ts',
    change: ["'temp', 'bis'] as const", "'temp', 'bis', 'tree'] as const"],
    packages: ['engine', 'bots', 'words', 'web'],
  },
  {
    what: 'kind of plan',
    file: 'packages/engine/src/edition/types.ts',
    change: [
      "  | { readonly type: 'end-houses' }",
      "  | { readonly type: 'end-houses' }\n  | { readonly type: 'trees' }",
    ],
    packages: ['engine', 'bots', 'words', 'web'],
  },
  {
    what: 'mode',
    file: 'packages/engine/src/edition/names.ts',
    change: ["'solo', 'aaa'] as const", "'solo', 'aaa', 'duel'] as const"],
    packages: ['bots', 'words', 'web'],
  },
  {
    what: 'level',
    file: 'packages/bots/src/level.ts',
    change: ["'master', 'architect'] as const", "'master', 'architect', 'genius'] as const"],
    packages: ['bots', 'web'],
  },
];

/**
 * Makes each addition in a copy of the project, where every package that has to handle it must fail to
 * compile.
 */
export function unhandledAdditions(): Row[] {
  const folder = mkdtempSync(join(tmpdir(), 'picket-extension-'));
  try {
    copyProject(folder);
    const clean = brokenPackages(folder);
    const rows = ADDITIONS.map((addition) => tryAddition(folder, addition));
    return [
      { what: 'the copy compiles', result: [...clean].join(', ') || 'no errors', ok: clean.size === 0 },
      ...rows,
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function tryAddition(folder: string, { what, file, change: [from, to], packages }: Addition): Row {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replace(from, to));
  const broken = brokenPackages(folder);
  writeFileSync(path, text);
  const missed = packages.filter((name) => !broken.has(name));
  return {
    what: `an unhandled ${what} does not compile in ${packages.join(', ')}`,
    result: missed.length === 0 ? 'none compiles' : `compiles: ${missed.join(', ')}`,
    ok: text.includes(from) && missed.length === 0,
  };
}

/** Copies the files tracked by git, links installed packages, and links our own packages to the copy. */
function copyProject(folder: string): void {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of files.trim().split('\n')) {
    if (/^(packages|tools|[^/]+\.(json|ts)$)/.test(file)) cpSync(join(root, file), join(folder, file));
  }
  linkModules(join(root, 'node_modules'), join(folder, 'node_modules'), folder);
  for (const name of readdirSync(join(root, 'packages'))) {
    const from = join(root, 'packages', name, 'node_modules');
    const isThere = lstatSync(from, { throwIfNoEntry: false }) !== undefined;
    if (isThere) symlinkSync(from, join(folder, 'packages', name, 'node_modules'));
  }
}

function linkModules(from: string, to: string, folder: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    const target = join(from, name);
    const own = relative(root, realpathSync(target));
    if (name.startsWith('@')) linkModules(target, join(to, name), folder);
    else symlinkSync(own.startsWith('packages/') ? join(folder, own) : target, join(to, name));
  }
}

/** The packages with compile errors. */
function brokenPackages(folder: string): Set<string> {
  const script = (name: string) => join(root, 'node_modules', name);
  const run = (...args: readonly string[]) =>
    spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 28 }).stdout;
  const output =
    run(script('typescript/bin/tsc'), '--pretty', 'false') +
    run(script('svelte-check/bin/svelte-check'), '--workspace', 'packages/web', '--output', 'machine');
  const errors = output.split('\n').filter((line) => /error TS|^\d+ ERROR/.test(line));
  return new Set(
    errors.flatMap((line) => {
      const named = /packages\/(\w+)\/(?!test|.*\.test\.ts)/.exec(line)?.[1];
      return named ?? (/^\d+ ERROR/.test(line) ? 'web' : []);
    }),
  );
}
