import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/**
 * What the client says, as its components say it: in a page without a screen. Tests of state with runes run here, too,
 * since it has to be compiled.
 */
export default defineConfig({
  plugins: [svelte({ configFile: false })],
  // The client's half of Svelte.
  resolve: { conditions: ['browser'] },
  test: {
    name: 'golden',
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost/#/', pretendToBeVisual: true } },
    include: ['*.test.ts', '../src/**/*.svelte.test.ts'],
    setupFiles: [join(import.meta.dirname, 'setup.ts')],
    testTimeout: 300_000,
  },
});
