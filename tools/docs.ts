// node tools/docs.ts writes the pages that are generated from code; with --check it only names those that are
// stale.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { builtIn } from 'picket-engine';
import { en, rulesPage } from 'picket-words';

const root = join(import.meta.dirname, '..');

const NOTE = '<!-- Made by tools/docs.ts from packages/words. Change it there. -->';

const PAGES: Record<string, () => string> = { 'docs/rules.md': () => `${NOTE}\n\n${rulesPage(en, builtIn)}` };

function read(path: string): string | undefined {
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch {
    return undefined;
  }
}

/** The pages whose files are out of date. */
function stalePages(): string[] {
  return Object.entries(PAGES)
    .filter(([path, page]) => read(path) !== page())
    .map(([path]) => path);
}

export function checkPages(): void {
  const stale = stalePages();
  if (stale.length === 0) return;
  console.error(`Out of date: ${stale.join(', ')}. Update with: npm run docs`);
  process.exitCode = 1;
}

function writePages(): void {
  for (const [path, page] of Object.entries(PAGES)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), page());
  }
}

if (import.meta.main) (process.argv.includes('--check') ? checkPages : writePages)();
