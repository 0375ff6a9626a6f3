// A process that keeps the package's tests loaded, measures what they reach, and runs them with one mutant
// after another.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { state } from './active.ts';
import { freshModules, loadPrepared } from './load.ts';
import {
  fileOf,
  type Answer,
  type Measured,
  type MeasuredTest,
  type Order,
  type Run,
  type Setup,
} from './messages.ts';
import { collect, runTest, type Test } from './tests.ts';

const setup = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Setup;
const answer = (message: Answer): void => void process.send?.(message);
const load = (path: string): Promise<unknown> => import(pathToFileURL(path).href);

/** Runs every test except these once, without a mutant. */
async function measure(except: ReadonlySet<string>): Promise<Measured> {
  state.hits = new Float64Array(setup.ids);
  const most = new Float64Array(setup.ids);
  const takePlaces = (): number[] => {
    const places: number[] = [];
    state.hits.forEach((times, place) => {
      if (times > 0) places.push(place);
      most[place] = Math.max(most[place] ?? 0, times);
    });
    state.hits.fill(0);
    return places;
  };
  for (const source of setup.sources) await load(source);
  const atLoad = takePlaces();
  const atCollect: { [file: string]: number[] } = {};
  const unloadable: { [file: string]: string } = {};
  const found: Test[] = [];
  for (const file of setup.tests) {
    try {
      found.push(...(await collect(file, () => load(file))));
    } catch (error) {
      unloadable[file] = messageOf(error);
    }
    atCollect[file] = takePlaces();
  }
  const tests: MeasuredTest[] = [];
  for (const test of found) {
    const { name, file } = test;
    if (except.has(name)) continue;
    const start = process.cpuUsage();
    const error = await failure(test);
    const milliseconds = process.cpuUsage(start).user / 1000;
    tests.push({ name, file, milliseconds, places: takePlaces(), ...(error === undefined ? {} : { error }) });
  }
  return { atLoad, atCollect, tests, unloadable, most: [...most] };
}

async function failure(test: Test): Promise<string | undefined> {
  try {
    await runTest(test);
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The tests of one generation of modules; a file is loaded when one of its tests first runs. */
class Generation {
  readonly #files = new Map<string, ReadonlyMap<string, Test>>();

  constructor() {
    freshModules();
  }

  async find(name: string): Promise<Test | undefined> {
    const file = fileOf(name);
    let tests = this.#files.get(file);
    if (tests === undefined) {
      const found = await collect(file, () => load(file));
      tests = new Map(found.map((test) => [test.name, test]));
      this.#files.set(file, tests);
    }
    return tests.get(name);
  }
}

let unchanged: Generation | undefined;

/** The name of the first test that fails with the mutant, if any. */
async function tryMutant(mutant: number, budget: number, runs: readonly Run[]): Promise<string | undefined> {
  for (const { reload, tests } of runs) {
    const generation = reload ? new Generation() : (unchanged ??= await loadAll());
    let ran = false;
    for (const name of tests) {
      state.active = mutant;
      state.budget = budget;
      let test;
      try {
        test = await generation.find(name);
      } catch {
        return '(loading)';
      }
      // A mutant of the data of table-driven tests can remove some of them.
      if (test === undefined) continue;
      ran = true;
      answer({ did: 'begin', test: name });
      state.budget = budget;
      if ((await failure(test)) !== undefined) return name;
    }
    // But never all of them.
    if (!ran) return '(loading)';
  }
  return undefined;
}

/** Every file, without a mutant. */
async function loadAll(): Promise<Generation> {
  state.active = 0;
  const all = new Generation();
  for (const file of setup.tests) await all.find(file);
  return all;
}

async function obey(order: Order): Promise<void> {
  if (order.do === 'measure') {
    return answer({ did: 'measure', measured: await measure(new Set(order.except)) });
  }
  const by = await tryMutant(order.mutant, order.budget, order.runs);
  state.active = 0;
  answer(by === undefined ? { did: 'try' } : { did: 'try', by });
}

loadPrepared(setup.packageFolder, setup.prepared);
await load(setup.first);
// Every mutant gets the same examples, and only failing counts, so don't shrink counterexamples.
fc.configureGlobal({ seed: 1, endOnFailure: true });
process.on('message', (order: Order) => void obey(order));
answer({ did: 'load' });
