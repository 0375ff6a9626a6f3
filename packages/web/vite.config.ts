import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { fewerFiles } from './build/fewerFiles.ts';
import { languages } from './build/languages.ts';
import { precompress } from './build/precompress.ts';
import { serviceWorker } from './build/serviceWorker.ts';
import { shipped } from './build/shipped.ts';

const { plugin, collect } = shipped();

/** Compressing takes long, so don't report it. */
const rolldownOptions = { checks: { bundlerTimings: false } };

export default defineConfig({
  plugins: [svelte(), languages(), plugin(), serviceWorker(), precompress()],
  worker: { format: 'es', plugins: () => [collect()], rolldownOptions },
  build: {
    target: 'es2022',
    modulePreload: {
      // Every browser of that age preloads modules.
      polyfill: false,
      // Parts of a language need only what the first part has loaded, and public/early.js fetches that one.
      resolveDependencies: (_file, needed, { hostId }) => (/language-[^/]*\.js$/.test(hostId) ? [] : needed),
    },
    // The size budget reads the page's static imports there.
    manifest: true,
    // An inlined file would be a data: URL in a style sheet, which the content security policy forbids.
    assetsInlineLimit: 0,
    rolldownOptions: { ...rolldownOptions, output: { codeSplitting: { groups: fewerFiles() } } },
  },
});
