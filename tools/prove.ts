// npm run prove -- NAME: the long checks, each a file in tools/prove/, with full counts.
import { globSync } from 'node:fs';
import { join } from 'node:path';

/** One row of a proof's table: what was checked, the result, and whether it is as promised. */
export type Row = { readonly what: string; readonly result: string; readonly ok: boolean };

export type Proof = { readonly about: string; readonly prove: (args: readonly string[]) => Promise<Row[]> };

/** The proofs by name: the name of webModes.ts is web-modes. */
const files = new Map(
  globSync('*.ts', { cwd: join(import.meta.dirname, 'prove') })
    .filter((file) => !file.endsWith('.test.ts'))
    .toSorted()
    .map((file) => [
      file.slice(0, -'.ts'.length).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      file,
    ]),
);

const load = async (name: string) => (await import(`./prove/${files.get(name) ?? ''}`)) as Proof;

async function list(): Promise<void> {
  console.error('npm run prove -- NAME, where NAME is one of');
  for (const name of files.keys()) console.error(`  ${name.padEnd(16)} ${(await load(name)).about}`);
  process.exitCode = 2;
}

async function prove(name: string, args: readonly string[]): Promise<void> {
  const { about, prove } = await load(name);
  console.log(about);
  const rows = await prove(args);
  const width = Math.max(0, ...rows.map((row) => row.what.length));
  for (const { what, result, ok } of rows) {
    console.log(`${ok ? 'ok    ' : 'FAILED'} ${what.padEnd(width)}  ${result}`);
  }
  const passed = rows.filter((row) => row.ok).length;
  console.log(`${passed} passed, ${rows.length - passed} failed`);
  process.exitCode = passed === rows.length ? 0 : 1;
}

const [name, ...args] = process.argv.slice(2);
await (name !== undefined && files.has(name) ? prove(name, args) : list());
