import { defineConfig } from 'vitest/config';

/** Far beyond what any test takes: a test that is slow on a busy machine is not wrong. */
const TIMEOUT = 120_000;

export default defineConfig({
  test: {
    // Nothing else runs beside it, and half of two cores is left idle otherwise.
    maxWorkers: '100%',
    globalSetup: ['tools/properties/announce.ts'],
    projects: [
      {
        test: {
          name: 'engine',
          testTimeout: TIMEOUT,
          expect: { poll: { timeout: TIMEOUT / 2 } },
          include: ['packages/engine/{src,test}/**/*.test.ts'],
          setupFiles: ['tools/properties/configure.ts', 'packages/engine/test/setup.ts'],
        },
      },
      {
        test: {
          name: 'rest',
          testTimeout: TIMEOUT,
          expect: { poll: { timeout: TIMEOUT / 2 } },
          // With an `exclude` here, that of the command line would be ignored.
          include: ['packages/!(engine)/{src,test}/**/*.test.ts', 'tools/**/*.test.ts'],
          setupFiles: ['tools/properties/configure.ts'],
        },
      },
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
