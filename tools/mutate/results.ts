import { keep, kept } from './keep.ts';
import { fileOf } from './messages.ts';
import { hash, type Hashes } from './project.ts';
import type { Mutant } from './mutants.ts';

/** The result of a mutant: killed by a test or not, with hashes of the files that this depends on. */
export interface Outcome {
  readonly by?: string;
  readonly endless?: true;
  readonly key: string;
}

/** The results of this run and earlier ones. */
export class Results {
  readonly #hashes: Hashes;
  readonly #limit: number;
  readonly #outcomes: Map<string, Outcome>;

  /** `limit` determines which tests are left out as too slow. */
  constructor(hashes: Hashes, limit: number) {
    this.#hashes = hashes;
    this.#limit = limit;
    this.#outcomes = new Map(Object.entries((kept('results.json') ?? {}) as { [key: string]: Outcome }));
  }

  /** The result, if nothing that it depends on has changed. */
  get(mutant: Mutant): Outcome | undefined {
    const found = this.#outcomes.get(mutant.key);
    return found?.key === this.#keyFor(found?.by) ? found : undefined;
  }

  outcome(mutant: Mutant): 'killed' | 'survived' | 'untried' {
    const found = this.get(mutant);
    if (found === undefined) return 'untried';
    return found.by === undefined ? 'survived' : 'killed';
  }

  /** The test that killed it in an earlier version: the first one to try. */
  hint(mutant: Mutant): string | undefined {
    return this.#outcomes.get(mutant.key)?.by;
  }

  set(mutant: Mutant, outcome: Omit<Outcome, 'key'>): void {
    this.#outcomes.set(mutant.key, { ...outcome, key: this.#keyFor(outcome.by) });
  }

  save(): void {
    keep('results.json', Object.fromEntries(this.#outcomes));
  }

  /** A killed mutant stays killed while that test's file is unchanged; a survivor, while all of them are. */
  #keyFor(by: string | undefined): string {
    const { sources, helpers, tests, byTest } = this.#hashes;
    const file = fileOf(by ?? '');
    return hash([sources, helpers, byTest.get(file) ?? `${tests} ${this.#limit}`]);
  }
}
