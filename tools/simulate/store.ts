import { PostgresOwnership } from '../../packages/server/src/store/postgres/ownership.ts';
import type { Ownership } from '../../packages/server/src/store/ownership.ts';
import { SqlStore } from '../../packages/server/src/store/sql/sqlStore.ts';
import type { OwnershipInput } from '../../packages/server/src/store/store.ts';
import type { Write } from '../../packages/server/src/store/write.ts';
import type { Bug } from './bugs.ts';
import type { SimulatedDriver } from './database.ts';

/** The server's own store and ownership, on a simulated database. */
export class SimulatedStore extends SqlStore {
  readonly #bug: Bug | undefined;

  constructor(driver: SimulatedDriver, bug: Bug | undefined) {
    super(driver);
    this.#bug = bug;
  }

  override async commit(group: string, writes: readonly Write[], term?: number): Promise<void> {
    const stored = super.commit(group, writes, term);
    if (this.#bug !== 'acknowledged before commit') return stored;
    stored.catch(() => undefined);
  }

  override ownership(input: OwnershipInput): Ownership {
    const ownership = new PostgresOwnership({ ...input, db: this.driver.db });
    if (this.#bug === 'lease ignored') ownership.isHeld = () => true;
    return ownership;
  }

  override async truncateLog(): Promise<void> {}

  override async pushKey(): Promise<string> {
    throw new Error('Nothing is pushed in a simulation.');
  }
}
