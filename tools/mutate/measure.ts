import { keep, kept } from './keep.ts';
import type { Measured } from './messages.ts';
import { prepare } from './prepare.ts';
import { Worker } from './process.ts';
import { hash, type Hashes, type Project } from './project.ts';

interface Kept {
  readonly key: string;
  readonly measured: Measured;
  /** Tests that are too slow, with their milliseconds; they are not measured again. */
  readonly slow: { readonly [name: string]: number };
}

/** What the tests reach and how long each takes, except tests that are slower than `limit` milliseconds or fail without a mutant. */
export async function measure(
  project: Project,
  { sources, helpers, tests }: Hashes,
  limit: number,
): Promise<Measured> {
  // Tests are identified by absolute path, so measurements of another checkout don't apply.
  const key = hash([project.folder, sources, helpers, tests, String(limit)]);
  const known = kept('measured.json') as Kept | undefined;
  if (known?.key === key) return known.measured;
  const before = Object.entries(known?.slow ?? {}).filter(([, milliseconds]) => milliseconds > limit);
  const measured = await runAll(
    project,
    before.map(([name]) => name),
  );
  const quick = measured.tests.filter(({ milliseconds }) => milliseconds <= limit);
  const slow = measured.tests.filter(({ milliseconds }) => milliseconds > limit);
  const result = { ...measured, tests: quick };
  keep('measured.json', {
    key,
    measured: result,
    slow: Object.fromEntries([
      ...before,
      ...slow.map(({ name, milliseconds }) => [name, milliseconds] as const),
    ]),
  } satisfies Kept);
  return result;
}

async function runAll(project: Project, except: readonly string[]): Promise<Measured> {
  const worker = new Worker(prepare(project, 'cover'));
  const measured = await worker.measure(except);
  worker.stop();
  const broken = measured.tests.filter(({ error }) => error !== undefined);
  for (const { name, error } of broken) console.error(`fails without any mutant: ${name}: ${error}`);
  for (const [file, why] of Object.entries(measured.unloadable)) console.error(`left out: ${file}: ${why}`);
  return { ...measured, tests: measured.tests.filter(({ error }) => error === undefined) };
}
