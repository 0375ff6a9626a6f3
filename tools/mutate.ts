// npm run mutate -- engine: changes the source in many small ways and counts which changes the tests notice.
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, matchesGlob } from 'node:path';
import { parseArgs } from 'node:util';
import { invalidMutants } from './mutate/invalid.ts';
import { measure } from './mutate/measure.ts';
import type { Mutant } from './mutate/mutants.ts';
import { prepare } from './mutate/prepare.ts';
import { Worker } from './mutate/process.ts';
import { hash, hashesOf, readProject } from './mutate/project.ts';
import { isListed, report } from './mutate/report.ts';
import { Results } from './mutate/results.ts';
import { Trials } from './mutate/trial.ts';
import { root } from './picket.ts';

const USAGE = `usage: npm run mutate -- PACKAGE [--file GLOB] [--sample N] [--minutes N] [--workers N] [--slow MS] [--listed]
  --file GLOB   only mutants of these files, named from the package's src
  --sample N    only N of them, always the same
  --minutes N   stop after so long; the next run goes on from there
  --workers N   processes at a time, by default one a core
  --slow MS     leave out tests that take longer (250)
  --listed      also try the mutants that are listed as equivalent`;

/** The share of killable mutants that the tests must kill, in per cent. */
const NEEDED = 90;
const SAVE_EVERY_MS = 10_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    workers: { type: 'string', default: String(availableParallelism()) },
    minutes: { type: 'string', default: 'Infinity' },
    file: { type: 'string', default: '**' },
    sample: { type: 'string', default: 'Infinity' },
    slow: { type: 'string', default: '250' },
    listed: { type: 'boolean', default: false },
  },
});
const [name = ''] = positionals;
if (name === '' || !existsSync(join(root, 'packages', name, 'test/setup.ts'))) {
  console.error(USAGE);
  process.exit(2);
}

const project = readProject(name);
const hashes = hashesOf(project);
const slow = Number(values.slow);
const wanted = drawn(
  project.mutants.filter(({ file }) => matchesGlob(file, values.file)),
  Number(values.sample),
);
const invalid = invalidMutants(project, new Set(wanted.map(({ file }) => file)));
const mutants = wanted.filter(({ key }) => !invalid.has(key));
console.log(`${mutants.length} mutants; ${wanted.length - mutants.length} more do not compile`);

const measured = await measure(project, hashes, slow);
const loadable = project.tests.filter((file) => !(file in measured.unloadable));
const setup = prepare({ ...project, tests: loadable }, 'switch');
const times = new Map(measured.tests.map((test) => [test.name, test.milliseconds]));
const trials = new Trials(measured);
const results = new Results(hashes, slow);
const queue = mutants.filter((m) => results.get(m) === undefined && (values.listed || !isListed(m)));
const started = performance.now();
let saved = started;

await Promise.all(Array.from({ length: Number(values.workers) }, work));
results.save();
const score = report(name, mutants, results, ({ place }) => (measured.most[place] ?? 0) > 0);
process.exitCode = score >= NEEDED ? 0 : 1;

/** A sample that depends only on the mutants themselves. */
function drawn(all: readonly Mutant[], count: number): Mutant[] {
  const lots = new Map(all.map((mutant) => [mutant, hash([mutant.key])]));
  const lot = (mutant: Mutant): string => lots.get(mutant) ?? '';
  const chosen = all.toSorted((a, b) => (lot(a) < lot(b) ? -1 : 1)).slice(0, count);
  return chosen.toSorted((a, b) => a.id - b.id);
}

async function work(): Promise<void> {
  const worker = new Worker(setup, times);
  const end = started + Number(values.minutes) * 60_000;
  for (let mutant = queue.shift(); mutant && performance.now() < end; mutant = queue.shift()) {
    const runs = trials.runs(mutant, results.hint(mutant));
    const outcome = await worker.try(mutant.id, trials.budget(mutant), runs);
    if (outcome.by !== undefined) trials.killed(mutant, outcome.by);
    results.set(mutant, outcome);
    if (performance.now() > saved + SAVE_EVERY_MS) save();
  }
  worker.stop();
}

function save(): void {
  saved = performance.now();
  results.save();
  console.error(`${queue.length} to go after ${((saved - started) / 60_000).toFixed(1)} min`);
}
