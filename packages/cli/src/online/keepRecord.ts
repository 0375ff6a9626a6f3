import { BUILT_IN, replay } from 'picket-engine';
import { newGameFile, recordFile } from '../keep/games.ts';
import { writeWhole } from '../keep/folder.ts';
import type { Seat } from '../keep/seats.ts';
import type { Text } from '../text/text.ts';
import { recordOfTable } from './api.ts';

/** Stores the record of a finished game next to those of local games, once; says where, or nothing if that fails. */
export async function keepRecord(
  { server, table }: Seat,
  commitment: string,
  { game, online }: Text,
): Promise<string[]> {
  try {
    const before = await recordFile(commitment);
    if (before !== undefined) return [game.recordIn(before)];
    const replayed = replay(await recordOfTable(server, table), BUILT_IN);
    if (!replayed.ok) return [online.recordWrong(replayed.rejection)];
    const { record } = replayed.value;
    if (record.commitment !== commitment) return [online.recordOther];
    const file = await newGameFile(commitment, new Date());
    await writeWhole(file, `${JSON.stringify(record)}\n`);
    return [game.recordIn(file)];
  } catch {
    return [];
  }
}
