// Messages between the tool and its workers.

/** Where a worker finds its files. All paths are absolute. */
export interface Setup {
  readonly packageFolder: string;
  /** The package's files as JavaScript, instrumented. */
  readonly prepared: string;
  /** Loaded before the tests. */
  readonly first: string;
  readonly sources: readonly string[];
  readonly tests: readonly string[];
  /** One more than the last mutant's id. */
  readonly ids: number;
}

/** Tests to run with a mutant, in this order, until one fails. */
export interface Run {
  /** Whether to load fresh modules with the mutant active, for code that runs at load time. */
  readonly reload: boolean;
  readonly tests: readonly string[];
}

export type Order =
  | { readonly do: 'measure'; readonly except: readonly string[] }
  | { readonly do: 'try'; readonly mutant: number; readonly budget: number; readonly runs: readonly Run[] };

export type Answer =
  | { readonly did: 'load' }
  | { readonly did: 'begin'; readonly test: string }
  | { readonly did: 'measure'; readonly measured: Measured }
  /** `by` is the test that failed, if any. */
  | { readonly did: 'try'; readonly by?: string };

/** What the tests reach without a mutant. A place is the id of its first mutant. */
export interface Measured {
  /** Places reached while the sources loaded. */
  readonly atLoad: readonly number[];
  /** Places reached while each test file loaded. */
  readonly atCollect: { readonly [file: string]: readonly number[] };
  readonly tests: readonly MeasuredTest[];
  /** Test files that cannot be loaded here, such as those that mock modules, with the reason. */
  readonly unloadable: { readonly [file: string]: string };
  /** The highest count of each place in a single test, or while loading. */
  readonly most: readonly number[];
}

export interface MeasuredTest {
  readonly name: string;
  readonly file: string;
  readonly milliseconds: number;
  readonly places: readonly number[];
  readonly error?: string;
}

/** The file of a test, by its name. */
export function fileOf(name: string): string {
  return name.split(' › ')[0] ?? name;
}
