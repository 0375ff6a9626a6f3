import { defineConfig, type OxlintOverride } from 'oxlint';
import { FOLDERS } from './tools/folders.ts';

/** What other packages may import of the engine. */
const ENTRIES = ['index', 'fast', 'notation'];

/** Which packages each package may import. */
const ARROWS: Record<string, string[]> = {
  engine: [],
  bots: ['engine'],
  words: ['engine'],
  protocol: ['engine'],
  paper: ['engine', 'words'],
  cli: ['engine', 'bots', 'words', 'protocol', 'paper', 'server'],
  server: ['engine', 'bots', 'words', 'protocol'],
  web: ['engine', 'bots', 'words', 'protocol', 'paper'],
  e2e: ['engine', 'words', 'paper'],
};

/** These also run in browsers, so they import nothing from Node and no libraries. */
const PURE = ['engine', 'bots', 'words'];

// oxlint's expressions have no look-ahead: one that needs it matches nothing, silently. Nor is there a `group` here: what a
// negated pattern in it allows is allowed for all other patterns too.
interface Ban {
  regex: string;
  message: string;
}

/** Matches what starts with neither the word nor the other character. */
function startsUnlike(word: string, other: string): string {
  const unlike = (letter: string, i: number) => `${word.slice(0, i)}([^${letter}${i === 0 ? other : ''}]|$)`;
  return word.split('').map(unlike).join('|');
}

/** A later override of a rule replaces an earlier one, so each list of bans is complete in itself. */
const restrictImports = (bans: Ban[]): NonNullable<OxlintOverride['rules']> => ({
  'no-restricted-imports': ['error', { patterns: bans }],
});

const otherPackageByPath: Ban = {
  regex: `^(\\.\\./)+(${Object.keys(ARROWS).join('|')})/(src|test)/`,
  message: 'Import another package by its name.',
};

function packageBans(name: string): Ban[] {
  const allowed = ARROWS[name] ?? [];
  const others = [...Object.keys(ARROWS), 'tools'].filter((other) => !allowed.includes(other));
  const bans = [
    otherPackageByPath,
    {
      regex: `^picket-(${others.join('|')})(/|$)`,
      message: `${name} may import ${allowed.join(', ') || 'no other package'}.`,
    },
  ];
  return PURE.includes(name)
    ? [
        ...bans,
        {
          regex: `^(${startsUnlike('picket-', '.')})`,
          message: `${name} has no dependencies and no Node.`,
        },
      ]
    : bans;
}

/** tools/checks/folders.test.ts checks that these fire, also in components. */
function laterFolders(folders: readonly string[], folder: string): Ban[] {
  const later = folders.slice(folders.indexOf(folder) + 1);
  return later.length === 0
    ? []
    : [{ regex: `^(\\.\\./)+(${later.join('|')})/`, message: `${folder} comes before this folder.` }];
}

const entryPoint: Ban = {
  regex: `^(\\.\\./)+(${ENTRIES.join('|')})\\.ts$`,
  message: 'Entry points are for other packages.',
};

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import'],
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  categories: { correctness: 'error', suspicious: 'error' },
  ignorePatterns: ['coverage', 'dist', 'data', 'packages/web/public'],
  rules: {
    // Values
    eqeqeq: 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'no-multi-assign': 'error',
    'no-self-compare': 'error',
    'no-fallthrough': 'error',
    'object-shorthand': 'error',
    curly: ['error', 'multi-line'],

    // Types
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/array-type': 'error',
    'typescript/restrict-plus-operands': 'error',
    'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],

    // Promises and errors
    'typescript/no-misused-promises': 'error',
    'typescript/only-throw-error': 'error',
    'unicorn/throw-new-error': 'error',

    // Modules
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'import/no-duplicates': 'error',
    'import/no-mutable-exports': 'error',
    'import/no-unassigned-import': ['error', { allow: ['**/*.css'] }],
    'unicorn/filename-case': ['error', { case: 'camelCase' }],
    'unicorn/no-abusive-eslint-disable': 'error',
    'unicorn/prefer-node-protocol': 'error',

    // Fine in this code base.
    'no-shadow': 'off',
    'no-unmodified-loop-condition': 'off',
    'import/no-named-as-default-member': 'off',
    'typescript/consistent-return': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/no-array-reverse': 'off',
    'unicorn/no-array-sort': 'off',
  },
  overrides: [
    ...Object.keys(ARROWS).map((name) => ({
      files: [`packages/${name}/src/**/*.{ts,svelte}`],
      rules: restrictImports(packageBans(name)),
    })),
    {
      files: ['packages/engine/src/*.ts'],
      rules: restrictImports([
        ...packageBans('engine'),
        { regex: `^\\./(.+/|(${ENTRIES.join('|')})\\.ts$)`, message: 'Root files come before all folders.' },
      ]),
    },
    {
      files: ENTRIES.map((entry) => `packages/engine/src/${entry}.ts`),
      rules: restrictImports(packageBans('engine')),
    },
    ...FOLDERS.engine.map((folder) => ({
      files: [`packages/engine/src/${folder}/**/*.ts`],
      rules: restrictImports([...packageBans('engine'), entryPoint, ...laterFolders(FOLDERS.engine, folder)]),
    })),
    ...FOLDERS.web.map((folder) => ({
      files: [`packages/web/src/${folder}/**/*.{ts,svelte}`],
      rules: restrictImports([...packageBans('web'), ...laterFolders(FOLDERS.web, folder)]),
    })),
    {
      files: ['packages/engine/src/**/*.ts'],
      rules: {
        'no-console': 'error',
        'no-restricted-globals': [
          'error',
          { name: 'Date', message: 'The engine knows no clock.' },
          { name: 'globalThis', message: 'The engine knows nothing around it.' },
        ],
        'no-restricted-properties': [
          'error',
          { object: 'Math', property: 'random', message: 'Chance is an argument.' },
        ],
      },
    },
    {
      files: ['packages/*/src/**/*.ts'],
      rules: { 'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }] },
    },
    {
      // Tables of printed values and texts may be long.
      files: ['packages/engine/src/edition/**/*.ts', 'packages/words/src/**/*.ts'],
      rules: { 'max-lines': 'off' },
    },
    {
      files: ['**/*.test.ts', 'packages/*/test/**/*.ts'],
      rules: {
        ...restrictImports([otherPackageByPath]),
        'max-lines': 'off',
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-assignment': 'off',
      },
    },
    {
      // Plain JavaScript has no types to be unsafe with.
      files: ['**/*.mjs'],
      rules: {
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
      },
    },
    {
      // Messages to workers and broadcast channels have no target origin.
      files: [
        'packages/web/**',
        'packages/cli/src/arena/**',
        'packages/server/src/clock/**',
        'tools/{after,bots,lasting,online,opponents,train}/**',
      ],
      rules: { 'unicorn/require-post-message-target-origin': 'off' },
    },
    {
      files: ['**/*.svelte'],
      rules: { 'unicorn/filename-case': ['error', { case: 'pascalCase' }] },
    },
    {
      files: ['**/*.config.{ts,js}'],
      rules: { 'import/no-default-export': 'off' },
    },
  ],
});
