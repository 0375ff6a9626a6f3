// Replaces `vitest` in the package's tests: collects them instead of running them.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chai } from 'vitest';

/** Everything not defined below is Vitest's own. */
export * from 'vitest';

export interface Test {
  /** The file, the titles, and a count if they are not unique. */
  readonly name: string;
  readonly file: string;
  readonly run: () => unknown;
}

type Body = (...args: never[]) => unknown;

let tests: Test[] = [];
const counts = new Map<string, number>();
const titles: string[] = [];
let file = '';

/** Imports a test file and returns the tests it adds. */
export async function collect(path: string, load: () => Promise<unknown>): Promise<readonly Test[]> {
  file = path;
  tests = [];
  titles.length = 0;
  counts.clear();
  await load();
  return tests;
}

function add(title: string, run: () => unknown): void {
  const name = [file, ...titles, title].join(' › ');
  const count = (counts.get(name) ?? 0) + 1;
  counts.set(name, count);
  tests.push({ name: count === 1 ? name : `${name} #${count}`, file, run });
}

/** Options such as a timeout may come before or after the body; they are ignored. */
type Rest = readonly (Body | object | number)[];
const bodyOf = (rest: Rest): Body => rest.find((part) => typeof part === 'function') as Body;

export function test(title: string, ...rest: Rest): void {
  add(title, bodyOf(rest));
}

/** A row that is an array is spread into arguments. */
const spread = (row: unknown): never[] => (Array.isArray(row) ? row : [row]) as never[];

test.each =
  (rows: readonly unknown[]) =>
  (title: string, ...rest: Rest): void => {
    for (const row of rows) add(title, () => bodyOf(rest)(...spread(row)));
  };

test.for =
  (rows: readonly unknown[]) =>
  (title: string, ...rest: Rest): void => {
    for (const row of rows) add(title, () => bodyOf(rest)(row as never));
  };

test.skipIf = (condition: unknown) => (condition ? () => undefined : test);

export function describe(title: string, body: () => unknown): void {
  titles.push(title);
  body();
  titles.pop();
}

describe.each =
  (rows: readonly unknown[]) =>
  (title: string, body: Body): void => {
    for (const row of rows) describe(title, () => body(...spread(row)));
  };

/** Golden files are named after the file of the running test. */
let folder = '';

export async function runTest(test: Test): Promise<void> {
  folder = dirname(test.file);
  await test.run();
}

/** Vitest's own matcher works only in its runner. */
chai.util.addMethod(chai.Assertion.prototype, 'toMatchFileSnapshot', function (this: object, golden: string) {
  const received: unknown = chai.util.flag(this, 'object');
  chai.assert.equal(received, readFileSync(join(folder, golden), 'utf8'));
});
