import { globSync } from 'node:fs';
import { findProgram, installPackages } from '../programs.ts';

/**
 * The tests with PostgreSQL or Redis are skipped where they are missing. They are installed on a machine for tests (CI=true), or when asked
 * (PICKET_WITH_POSTGRES=yes); elsewhere nobody wants another service.
 */
export function provideDatabases(): void {
  const isWanted = process.env['CI'] === 'true' || process.env['PICKET_WITH_POSTGRES'] === 'yes';
  const found = findProgram(['initdb'], globSync('/usr/lib/postgresql/*/bin/initdb'));
  if (isWanted && found === undefined) installPackages('PostgreSQL', ['postgresql']);
  // Tests of the bus.
  const bus = findProgram(['redis-server', 'valkey-server']);
  if (isWanted && bus === undefined) installPackages('Redis', ['redis-server']);
}
