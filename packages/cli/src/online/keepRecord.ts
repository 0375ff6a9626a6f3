import { newGameFile } from '../keep/games.ts';
import { writeWhole } from '../keep/folder.ts';
import type { Seat } from '../keep/seats.ts';
import { recordOfTable } from './api.ts';

/** Stores the record of a finished game beside those of local games; says where, or nothing if that fails. */
export async function keepRecord({ server, table }: Seat, commitment: string): Promise<string[]> {
  try {
    const record = await recordOfTable(server, table);
    const file = await newGameFile(commitment, new Date());
    await writeWhole(file, `${JSON.stringify(record)}\n`);
    return [`The record is in ${file}`];
  } catch {
    return [];
  }
}
