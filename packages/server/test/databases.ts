// Databases for tests: SQLite in a temporary folder, and PostgreSQL where it is installed.

import type { Place } from '../src/store/open.ts';
import { temporaryFolder } from './kit.ts';
import { freshPostgres, WITH_POSTGRES } from './postgres.ts';

/** The kinds of database, and an empty place in each. */
export const DATABASES: readonly {
  readonly name: string;
  readonly isInstalled: boolean;
  readonly fresh: () => Promise<Place>;
}[] = [
  {
    name: 'SQLite',
    isInstalled: true,
    fresh: async () => ({ data: temporaryFolder(), database: 'sqlite' }),
  },
  {
    name: 'PostgreSQL',
    isInstalled: WITH_POSTGRES,
    fresh: async () => ({ data: temporaryFolder(), database: await freshPostgres() }),
  },
];
