// Loaded before the server: kills it during the migration PICKET_KILL_IN, after its changes and before they are
// stored.
import { MIGRATIONS } from '../../../packages/server/src/store/sqlite/migrations/index.ts';

const migration = MIGRATIONS[process.env['PICKET_KILL_IN'] ?? ''];
if (migration === undefined) throw new Error('There is no such migration.');
const up = migration.up.bind(migration);
migration.up = async (db) => {
  await up(db);
  process.kill(process.pid, 'SIGKILL');
};
