import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';
import { write, type Write } from './write.ts';

interface Unit {
  /** What the unit belongs to: once one fails, those that were decided on top of it must not be stored either. */
  readonly group: string;
  readonly writes: readonly Write[];
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/** What is told about each commit. */
export interface CommitTimes {
  readonly units: number;
  readonly ms: number;
}

/**
 * Gathers what commands want to store during one turn of the event loop into one transaction. A promise is kept only after the
 * COMMIT, and in the order in which units came: whoever waits for one may tell others about it. While a commit is on its way the
 * next ones gather, so the busier it is the more share one sync of the disk.
 */
export class Commits {
  readonly #db: Kysely<Database>;
  readonly #told: (times: CommitTimes) => void;
  #waiting: Unit[] = [];
  #running: Promise<void> | undefined;

  constructor(db: Kysely<Database>, told: (times: CommitTimes) => void = () => undefined) {
    this.#db = db;
    this.#told = told;
  }

  /** All of the writes or none; without any, this only waits for its turn. */
  add(group: string, writes: readonly Write[]): Promise<void> {
    return new Promise((done, failed) => {
      this.#waiting.push({ group, writes, done, failed });
      this.#running ??= this.#run();
    });
  }

  /** Resolves once everything added so far is stored, or has failed. */
  async settled(): Promise<void> {
    while (this.#running !== undefined) await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      await new Promise((resolve) => setImmediate(resolve));
      const units = this.#waiting;
      this.#waiting = [];
      await this.#commit(units);
    }
    this.#running = undefined;
  }

  async #commit(units: readonly Unit[]): Promise<void> {
    const start = performance.now();
    try {
      await this.#store(units);
      for (const { done } of units) done();
    } catch {
      await this.#commitOneByOne(units);
    }
    this.#told({ units: units.length, ms: performance.now() - start });
  }

  /** One unit that cannot be stored must not take the others with it, but for those that follow from it. */
  async #commitOneByOne(units: readonly Unit[]): Promise<void> {
    const broken = new Map<string, unknown>();
    for (const unit of units) {
      try {
        if (broken.has(unit.group)) throw broken.get(unit.group);
        await this.#store([unit]);
        unit.done();
      } catch (error) {
        broken.set(unit.group, error);
        unit.failed(error);
      }
    }
    const following = this.#waiting.filter(({ group }) => broken.has(group));
    this.#waiting = this.#waiting.filter(({ group }) => !broken.has(group));
    for (const { group, failed } of following) failed(broken.get(group));
  }

  async #store(units: readonly Unit[]): Promise<void> {
    const writes = units.flatMap((unit) => unit.writes);
    if (writes.length === 0) return;
    await this.#db.transaction().execute(async (transaction) => {
      for (const change of writes) await write(transaction, change);
    });
  }
}
