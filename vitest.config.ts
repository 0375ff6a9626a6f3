import { compiledTests } from './packages/web/build/compiledTests.ts';
import { defineConfig, type TestProjectConfiguration, type ViteUserConfig } from 'vitest/config';

/** Much longer than any test takes: a slow test on a busy machine hasn't failed. */
const TIMEOUT = 120_000;

/** Tests that mock modules, or need them as they are when a program starts. */
const NEED_FRESH_MODULES = 'neighbourly|frozen|language|switching|quickMatch|levels|service';

const SETUP = ['tools/properties/configure.ts'];

/** Loading the sources again for every file takes a third of the time, so only tests that need that are isolated. */
const project = (name: string, options: NonNullable<ViteUserConfig['test']>): TestProjectConfiguration => ({
  test: {
    name,
    testTimeout: TIMEOUT,
    hookTimeout: TIMEOUT,
    expect: { poll: { timeout: TIMEOUT / 2 } },
    setupFiles: SETUP,
    ...options,
  },
});

export default defineConfig({
  test: {
    // Nothing else runs beside it, and half of two cores is left idle otherwise.
    maxWorkers: '100%',
    globalSetup: ['tools/properties/announce.ts'],
    projects: [
      project('engine', {
        // With an `exclude` here, that of the command line would be ignored.
        include: [`packages/engine/{src,test}/**/!(${NEED_FRESH_MODULES}).test.ts`],
        setupFiles: [...SETUP, 'packages/engine/test/setup.ts'],
        isolate: false,
      }),
      project('client', {
        include: [`packages/{words,protocol,paper,web}/{src,test}/**/!(${NEED_FRESH_MODULES}).test.ts`],
        exclude: ['**/*.svelte.test.ts'],
        isolate: false,
        unstubGlobals: true,
      }),
      project('server', {
        include: [`packages/{bots,server,cli}/{src,test}/**/!(${NEED_FRESH_MODULES}).test.ts`],
        isolate: false,
      }),
      project('rest', {
        include: [`packages/*/{src,test}/**/(${NEED_FRESH_MODULES}).test.ts`, 'tools/**/*.test.ts'],
      }),
      // Announcements, from the components themselves.
      compiledTests('golden', ['golden/*.test.ts']),
      // State with runes.
      compiledTests('runes', ['src/**/*.svelte.test.ts']),
    ],
    coverage: {
      provider: 'v8',
      include: ['packages/engine/src/**/*.ts'],
      exclude: ['**/*.test.ts', 'packages/engine/src/invariant.ts'],
      reporter: [['text', { skipFull: true }]],
      thresholds: { lines: 100 },
    },
  },
});
