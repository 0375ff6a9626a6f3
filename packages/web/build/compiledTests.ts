import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { TestProjectConfiguration } from 'vitest/config';

/** Tests that need Svelte's compiler, in jsdom. */
export const compiledTests = (name: string, include: readonly string[]) =>
  ({
    root: join(import.meta.dirname, '..'),
    plugins: [svelte({ configFile: false })],
    // Svelte's client build.
    resolve: { conditions: ['browser'] },
    test: {
      name,
      // One page per worker: one per file takes three times as long.
      pool: 'vmThreads',
      environment: 'jsdom',
      environmentOptions: { jsdom: { url: 'http://localhost/#/', pretendToBeVisual: true } },
      include: [...include],
      setupFiles: [join(import.meta.dirname, '../golden/setup.ts')],
      testTimeout: 300_000,
      hookTimeout: 300_000,
    },
  }) satisfies TestProjectConfiguration;
