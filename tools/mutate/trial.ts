import type { Measured, MeasuredTest, Run } from './messages.ts';
import type { Mutant } from './mutants.ts';

/** How much more often than usual a place may be reached before its mutant counts as endless. */
const MORE = 20;
const SOME = 100_000;

/** Decides which tests to try a mutant with. */
export class Trials {
  readonly #measured: Measured;
  readonly #tests: readonly MeasuredTest[];
  readonly #atLoad: ReadonlySet<number>;
  readonly #byPlace = new Map<number, MeasuredTest[]>();
  /** How many mutants of a file each test has killed. */
  readonly #kills = new Map<string, number>();

  constructor(measured: Measured) {
    this.#measured = measured;
    this.#tests = measured.tests.toSorted((a, b) => a.milliseconds - b.milliseconds);
    this.#atLoad = new Set(measured.atLoad);
    for (const test of this.#tests) {
      for (const place of test.places) {
        const reaching = this.#byPlace.get(place);
        if (reaching === undefined) this.#byPlace.set(place, [test]);
        else reaching.push(test);
      }
    }
  }

  budget({ place }: Mutant): number {
    return SOME + MORE * (this.#measured.most[place] ?? 0);
  }

  /** Code that runs at load time is tried with fresh modules. */
  runs(mutant: Mutant, hint: string | undefined): Run[] {
    const { place } = mutant;
    if (this.#atLoad.has(place)) return [this.#run(mutant, true, this.#tests, hint)];
    const files = Object.entries(this.#measured.atCollect).flatMap(([file, places]) =>
      places.includes(place) ? [file] : [],
    );
    const direct = this.#byPlace.get(place) ?? [];
    const loading = this.#tests.filter(({ file }) => files.includes(file));
    const runs = [this.#run(mutant, false, direct, hint), this.#run(mutant, true, loading, hint)];
    return runs.filter(({ tests }) => tests.length > 0);
  }

  killed({ file }: Mutant, by: string): void {
    const key = `${file} ${by}`;
    this.#kills.set(key, (this.#kills.get(key) ?? 0) + 1);
  }

  /** Likely killers first: the previous one, those that killed mutants of the same file, then the fastest. */
  #run({ file }: Mutant, reload: boolean, tests: readonly MeasuredTest[], hint: string | undefined): Run {
    const rank = ({ name, milliseconds }: MeasuredTest): number =>
      name === hint
        ? Number.POSITIVE_INFINITY
        : (this.#kills.get(`${file} ${name}`) ?? 0) / (1 + milliseconds);
    const sorted = tests.toSorted((a, b) => rank(b) - rank(a));
    return { reload, tests: sorted.map(({ name }) => name) };
  }
}
