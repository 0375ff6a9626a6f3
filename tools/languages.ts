// npm run languages [-- CODE]: what each language is missing, and which texts are still the English ones.
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './picket.ts';

/** The folders that have a folder for each language. */
const CATALOGUES = ['packages/words/src', 'packages/web/src/text', 'packages/cli/src/text'];
/** Names, signs and numbers are often the same; whole sentences are not. */
const SENTENCE = /\p{L}{2,} \p{L}{2,} \p{L}{2,}/u;

interface Found {
  readonly missing: string[];
  readonly english: string[];
}

const isCode = (name: string) => /^[a-z]{2}$/.test(name);
const [only] = process.argv.slice(2);
const codes = new Set(
  CATALOGUES.flatMap((folder) => globSync('*', { cwd: join(root, folder) })).filter(isCode),
);
codes.delete('en');
if (only !== undefined) codes.add(only);

for (const code of [...codes].toSorted()) {
  if (only !== undefined && code !== only) continue;
  const found: Found = { missing: [], english: [] };
  for (const folder of CATALOGUES) await compare(folder, code, found);
  console.log(`${code}: ${found.missing.length} missing, ${found.english.length} as in English`);
  for (const where of found.missing) console.log(`  missing     ${where}`);
  for (const where of found.english) console.log(`  as English  ${where}`);
  if (found.missing.length > 0) process.exitCode = 1;
}

/** Compares every file of a catalogue with the English one. */
async function compare(folder: string, code: string, found: Found): Promise<void> {
  const english = join(root, folder, 'en');
  for (const file of globSync('**/*.ts', { cwd: english }).toSorted()) {
    if (file.endsWith('.test.ts') || file.endsWith('phrase.ts')) continue;
    const other = join(root, folder, code, file);
    if (!existsSync(other)) {
      found.missing.push(`${folder}/${code}/${file}`);
      continue;
    }
    const [theirs, ours] = await Promise.all([read(join(english, file), 'en'), read(other, code)]);
    walk(theirs, ours, `${folder}/${code}/${file}`, found);
  }
}

/** What a module exports, under names without the language's code: `frCore` as `Core`. */
async function read(file: string, code: string): Promise<Record<string, unknown>> {
  const exported = (await import(file)) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(exported).map(([name, value]) => [
      name.replace(new RegExp(`^${code}(?=[A-Z]|$)`), ''),
      value,
    ]),
  );
}

function walk(english: unknown, other: unknown, where: string, found: Found): void {
  if (other === undefined && english !== undefined) {
    found.missing.push(where);
  } else if (typeof english === 'string') {
    if (english === other && SENTENCE.test(english)) found.english.push(where);
  } else if (isGroup(english) && isGroup(other)) {
    for (const [name, text] of Object.entries(english)) {
      // A list may have another length, such as one of names.
      if (Array.isArray(english) && !(name in other)) continue;
      walk(text, other[name], `${where} ${name}`, found);
    }
  }
}

function isGroup(text: unknown): text is Readonly<Record<string, unknown>> {
  return typeof text === 'object' && text !== null;
}
