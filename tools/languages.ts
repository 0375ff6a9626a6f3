// npm run languages [-- CODE]: what each language is missing, and which texts are still the English ones.
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './picket.ts';

/** The folders that have a folder for each language. */
const CATALOGUES = ['packages/words/src', 'packages/web/src/text', 'packages/cli/src/text'];
/** Names, symbols and numbers are often the same; whole sentences are not. */
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

/** Compares the files of a catalogue with the English ones and, once all are there, the texts. */
async function compare(folder: string, code: string, found: Found): Promise<void> {
  const [english, other] = ['en', code].map((name) => join(root, folder, name));
  if (english === undefined || other === undefined || !existsSync(english)) return;
  const files = globSync('**/*.ts', { cwd: english }).filter((file) => !file.endsWith('.test.ts'));
  const missing = files.filter((file) => !existsSync(join(other, file))).toSorted();
  found.missing.push(...missing.map((file) => `${folder}/${code}/${file}`));
  if (missing.length > 0) return;
  walk(await textsIn(english, 'en'), await textsIn(other, code), `${folder}/${code}`, found);
}

/** A folder's whole catalogue, under names without the language's code: `frCore` as `Core`. */
async function textsIn(folder: string, code: string): Promise<Record<string, unknown>> {
  const exported = (await import(join(folder, 'index.ts'))) as Record<string, unknown>;
  const texts = Object.entries(exported).map(([name, value]) => [name.replace(code, ''), value] as const);
  return { ...Object.fromEntries(texts), ...(await partsIn(folder)) };
}

/** The client's texts are in parts that are fetched separately. */
async function partsIn(folder: string): Promise<Record<string, unknown>> {
  const file = join(folder, 'parts.ts');
  if (!existsSync(file)) return {};
  const { parts } = (await import(file)) as { parts: Record<string, () => Promise<unknown>> };
  return Object.fromEntries(
    await Promise.all(Object.entries(parts).map(async ([name, load]) => [name, await load()] as const)),
  );
}

function walk(english: unknown, other: unknown, where: string, found: Found): void {
  if (other === undefined && english !== undefined) {
    found.missing.push(where);
  } else if (typeof english === 'string') {
    if (english === other && SENTENCE.test(english)) found.english.push(where);
  } else if (isGroup(english) && isGroup(other)) {
    for (const [name, text] of Object.entries(english)) {
      // Lists, such as those of names, may differ in length.
      if (Array.isArray(english) && !(name in other)) continue;
      walk(text, other[name], `${where} ${name}`, found);
    }
  }
}

function isGroup(text: unknown): text is Readonly<Record<string, unknown>> {
  return typeof text === 'object' && text !== null;
}
