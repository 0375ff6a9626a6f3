import { globSync } from 'node:fs';
import { findProgram, installPackages } from '../programs.ts';

/**
 * The tests with PostgreSQL are skipped where it is missing. It is installed on a machine for tests (CI=true), or when asked
 * (PICKET_WITH_POSTGRES=yes); elsewhere nobody wants another service.
 */
export function providePostgres(): void {
  const isWanted = process.env['CI'] === 'true' || process.env['PICKET_WITH_POSTGRES'] === 'yes';
  const found = findProgram(['initdb'], globSync('/usr/lib/postgresql/*/bin/initdb'));
  if (isWanted && found === undefined) installPackages('PostgreSQL', ['postgresql']);
}
