// What the tool and its workers tell each other.

/** Where a worker finds what it runs. All paths are absolute. */
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
  /** Whether modules are loaded with the mutant in force, for what happens while they load. */
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
  /** `by` is the test that failed, if any did. */
  | { readonly did: 'try'; readonly by?: string };

/** What tests reach when nothing is changed. A place is the id of its first mutant. */
export interface Measured {
  /** Places reached while the sources loaded. */
  readonly atLoad: readonly number[];
  /** Places reached while each test file loaded. */
  readonly atCollect: { readonly [file: string]: readonly number[] };
  readonly tests: readonly MeasuredTest[];
  /** Test files that cannot be loaded here, with the reason: those that mock modules, for one. */
  readonly unloadable: { readonly [file: string]: string };
  /** The most often that a single test, or the loading, reached each place. */
  readonly most: readonly number[];
}

export interface MeasuredTest {
  readonly name: string;
  readonly file: string;
  readonly milliseconds: number;
  readonly places: readonly number[];
  readonly error?: string;
}
