import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { instrument, type Purpose } from './instrument.ts';
import { mutantsOf, parse, type Mutant } from './mutants.ts';

const folder = mkdtempSync(join(tmpdir(), 'picket-mutate-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SOURCE = `
  export const LIMIT: number = 3;
  export function* upTo(n: number): Generator<number> {
    for (let i = 0; i < n; i++) if (i !== 1) yield i;
  }
  export class Counter {
    #n = 0;
    add = (by = 1): number => (this.#n += by);
    reset(): void { this.#n = 0; }
  }
`;

interface Module {
  readonly LIMIT: number;
  readonly upTo: (n: number) => Iterable<number>;
  readonly Counter: new () => { add(by?: number): number; reset(): void };
}

interface State {
  active: number;
  readonly hits: Float64Array;
  hit(): void;
}

async function load(purpose: Purpose, active = 0): Promise<Module & { state: State; mutants: Mutant[] }> {
  const name = `${purpose}${active}`;
  const stateFile = join(folder, `${name}-state.mjs`);
  const file = join(folder, `${name}.mjs`);
  const text = `export const state = { active: ${active}, hits: new Float64Array(99), hit() {} };`;
  writeFileSync(stateFile, text);
  const source = parse('source.ts', SOURCE);
  const mutants = mutantsOf([source]);
  const stateUrl = pathToFileURL(stateFile).href;
  writeFileSync(file, stripTypeScriptTypes(instrument(source, mutants, purpose, stateUrl)));
  const { state } = (await import(stateUrl)) as { state: State };
  return { ...((await import(pathToFileURL(file).href)) as Module), state, mutants };
}

/** The observable behaviour of the code, as far as any mutant changes it. */
function behaviour({ LIMIT, upTo, Counter }: Module): unknown {
  const numbers: number[] = [];
  for (const n of upTo(4)) if (numbers.push(n) > 9) break;
  const counter = new Counter();
  const first = [counter.add(), counter.add(5)];
  counter.reset();
  return [LIMIT, numbers, first, counter.add(2)];
}

test('the instrumented code behaves like the source while no mutant is active', async () => {
  expect(behaviour(await load('switch'))).toEqual([3, [0, 2, 3], [1, 6], 2]);
  expect(behaviour(await load('cover'))).toEqual([3, [0, 2, 3], [1, 6], 2]);
});

test('each mutant changes what the code does, and only while it is active', async () => {
  const code = await load('switch');
  const before = behaviour(code);
  for (const { id, file, key } of code.mutants) {
    if (/LIMIT|#n: 0|: i \+\+|→ i--/.test(key)) continue;
    code.state.active = id;
    expect(behaviour(code), `${file} ${key}`).not.toEqual(before);
    code.state.active = 0;
    expect(behaviour(code)).toEqual(before);
  }
});

test('a mutant of module initialisation is active while the module loads', async () => {
  expect((await load('switch', 1)).LIMIT).toBe(4);
});

test('the places that are reached are counted', async () => {
  const { state, upTo, mutants } = await load('cover');
  state.hits.fill(0);
  expect([...upTo(2)]).toEqual([0]);
  const times = (from: string): number | undefined =>
    state.hits[mutants.find((mutant) => mutant.from === from)?.place ?? 0];
  expect([times('i < n'), times('i !== 1'), times('this.#n += by')]).toEqual([3, 2, 0]);
});
