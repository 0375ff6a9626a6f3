import type { CommitTimes } from '../store.ts';
import type { Write } from '../write.ts';
import { ConnectionLost, type Fence } from './driver.ts';

interface Unit {
  /** If a unit fails, later units of its group depend on it and must not be stored either. */
  readonly group: string;
  readonly writes: readonly Write[];
  /** The term of the owner of the table that the group is named after. */
  readonly term: number | undefined;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

type StoreAll = (writes: readonly Write[], fences: readonly Fence[]) => Promise<void>;

/**
 * Collects the writes of one turn of the event loop into one transaction (group commit). Promises resolve after the COMMIT, in the order
 * of the units. While a commit is running, further units collect, so a busier server shares each disk sync among more commands.
 */
export class Commits {
  readonly #store: StoreAll;
  readonly #onCommit: (times: CommitTimes) => void;
  #waiting: Unit[] = [];
  /** Tasks that run between two transactions. */
  #tasks: (() => Promise<void>)[] = [];
  #running: Promise<void> | undefined;

  /** `store` stores all of the writes in one transaction. */
  constructor(store: StoreAll, onCommit: (times: CommitTimes) => void = () => undefined) {
    this.#store = store;
    this.#onCommit = onCommit;
  }

  /** Stores all of the writes or none. Without writes it waits for earlier units. */
  add(group: string, writes: readonly Write[], term?: number): Promise<void> {
    return new Promise((done, failed) => {
      this.#waiting.push({ group, writes, term, done, failed });
      this.#running ??= this.#run();
    });
  }

  /** Runs a task outside of transactions, after the earlier units. */
  between(task: () => Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#tasks.push(() => task().then(resolve, reject));
      this.#running ??= this.#run();
    });
  }

  /** Resolves once everything added so far is stored or has failed. */
  async settled(): Promise<void> {
    while (this.#running !== undefined) await this.#running;
  }

  /** The number of units that wait for the running commit. */
  get waiting(): number {
    return this.#waiting.length;
  }

  async #run(): Promise<void> {
    while (this.#waiting.length + this.#tasks.length > 0) {
      await new Promise((resolve) => setImmediate(resolve));
      const [units, tasks] = [this.#waiting, this.#tasks];
      [this.#waiting, this.#tasks] = [[], []];
      if (units.length > 0) await this.#commit(units);
      for (const run of tasks) await run();
    }
    this.#running = undefined;
  }

  async #commit(units: readonly Unit[]): Promise<void> {
    const start = performance.now();
    let stored = units;
    try {
      await this.#storeAll(units);
      for (const { done } of units) done();
    } catch (error) {
      // Units that may already be stored must not be stored again.
      stored = error instanceof ConnectionLost ? this.#fail(units, error) : await this.#commitOneByOne(units);
    }
    this.#onCommit({
      stored: stored.filter(({ writes }) => writes.length > 0).length,
      ms: performance.now() - start,
      hasFailed: stored !== units,
    });
  }

  /** A unit that can't be stored must not affect others, except later units of its group. Returns those that are stored. */
  async #commitOneByOne(units: readonly Unit[]): Promise<readonly Unit[]> {
    const stored: Unit[] = [];
    const broken = new Map<string, unknown>();
    for (const unit of units) {
      try {
        if (broken.has(unit.group)) throw broken.get(unit.group);
        await this.#storeAll([unit]);
        unit.done();
        stored.push(unit);
      } catch (error) {
        broken.set(unit.group, error);
        unit.failed(error);
      }
    }
    this.#failFollowing(broken);
    return stored;
  }

  #fail(units: readonly Unit[], error: unknown): readonly Unit[] {
    for (const { failed } of units) failed(error);
    this.#failFollowing(new Map(units.map(({ group }) => [group, error])));
    return [];
  }

  /** Fails waiting units that depend on failed ones. */
  #failFollowing(broken: ReadonlyMap<string, unknown>): void {
    const following = this.#waiting.filter(({ group }) => broken.has(group));
    this.#waiting = this.#waiting.filter(({ group }) => !broken.has(group));
    for (const { group, failed } of following) failed(broken.get(group));
  }

  async #storeAll(units: readonly Unit[]): Promise<void> {
    const writes = units.flatMap((unit) => unit.writes);
    if (writes.length > 0) await this.#store(writes, fencesOf(units));
  }
}

/** Without duplicates, since many units belong to the same table. */
function fencesOf(units: readonly Unit[]): Fence[] {
  const fences = new Map<string, Fence>();
  for (const { group, term, writes } of units) {
    if (term !== undefined && writes.length > 0) fences.set(`${group}/${term}`, { table: group, term });
  }
  return [...fences.values()];
}
