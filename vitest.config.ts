import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'engine',
          include: ['packages/engine/{src,test}/**/*.test.ts'],
          setupFiles: ['packages/engine/test/setup.ts'],
        },
      },
      {
        test: {
          name: 'rest',
          include: ['packages/*/{src,test}/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: ['packages/engine/**', '**/node_modules/**'],
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
