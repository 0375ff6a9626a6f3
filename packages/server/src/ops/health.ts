import type { Store } from '../store/store.ts';
import type { Moderation } from './moderation.ts';

/** A check writes to the disk, so frequent requests share one. */
const CHECK_EVERY_MS = 5000;

interface HealthDependencies {
  readonly store: Pick<Store, 'check'>;
  readonly moderation: Moderation;
  readonly now: () => number;
  readonly elapsed: () => number;
  readonly failed: (error: unknown) => void;
}

/** Whether the server can store anything; it is read-only while it can't. */
export class Health {
  readonly #deps: HealthDependencies;
  #checked = Number.NEGATIVE_INFINITY;
  #checking: Promise<boolean> = Promise.resolve(true);

  constructor(deps: HealthDependencies) {
    this.#deps = deps;
  }

  canStore(): Promise<boolean> {
    const at = this.#deps.elapsed();
    if (at - this.#checked >= CHECK_EVERY_MS) {
      this.#checked = at;
      this.#checking = this.#check();
    }
    return this.#checking;
  }

  async #check(): Promise<boolean> {
    const { store, moderation, now, failed } = this.#deps;
    try {
      await store.check(now());
      moderation.suspend(false);
      return true;
    } catch (error) {
      // Reported once, not at every check.
      const isNew = !moderation.isSuspended;
      moderation.suspend(true);
      if (isNew) failed(error);
      return false;
    }
  }
}
