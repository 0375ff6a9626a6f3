import { globSync } from 'node:fs';
import { findProgram, installPackages } from '../programs.ts';

interface OtherProgram {
  readonly name: string;
  readonly package: string;
  readonly find: () => string | undefined;
}

const OTHERS: readonly OtherProgram[] = [
  {
    name: 'PostgreSQL',
    package: 'postgresql',
    find: () => findProgram(['initdb'], globSync('/usr/lib/postgresql/*/bin/initdb')),
  },
  // For the bus of a cluster.
  {
    name: 'Redis',
    package: 'redis-server',
    find: () => findProgram(['redis-server', 'valkey-server']),
  },
  // For reading PDFs back.
  { name: 'Poppler', package: 'poppler-utils', find: () => findProgram(['pdftotext']) },
];

/**
 * Tests that need one of these programs are skipped where it is missing. They are installed only in CI (CI=true) or on
 * request (PICKET_WITH_PROGRAMS=yes), because they install services.
 */
export function provideOtherPrograms(): void {
  if (process.env['CI'] !== 'true' && process.env['PICKET_WITH_PROGRAMS'] !== 'yes') return;
  const missing = OTHERS.filter(({ find }) => find() === undefined);
  for (const { name, package: wanted } of missing) installPackages(name, [wanted]);
}
