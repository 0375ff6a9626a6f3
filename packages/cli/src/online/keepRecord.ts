import { BUILT_IN, replay } from 'picket-engine';
import { newGameFile, recordFile } from '../keep/games.ts';
import { writeWhole } from '../keep/folder.ts';
import type { Seat } from '../keep/seats.ts';
import { describeRejection, en } from 'picket-words';
import { recordOfTable } from './api.ts';

/** Stores the record of a finished game beside those of local games, once; says where, or nothing if that fails. */
export async function keepRecord({ server, table }: Seat, commitment: string): Promise<string[]> {
  try {
    const before = await recordFile(commitment);
    if (before !== undefined) return [`The record is in ${before}`];
    const replayed = replay(await recordOfTable(server, table), BUILT_IN);
    if (!replayed.ok) {
      const why = describeRejection(en, replayed.rejection);
      return [`The server’s record is wrong, and not stored: ${why}`];
    }
    const { record } = replayed.value;
    if (record.commitment !== commitment) return ['The server’s record is of another deal, and not stored.'];
    const file = await newGameFile(commitment, new Date());
    await writeWhole(file, `${JSON.stringify(record)}\n`);
    return [`The record is in ${file}`];
  } catch {
    return [];
  }
}
