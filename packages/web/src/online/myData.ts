import { LIMITS, type MySeatData } from 'picket-protocol';
import { eraseMyData, myData, type Reply } from './api.ts';
import { forgetDraft } from './drafts.ts';
import { forgetOutbox } from './outbox.ts';
import { remindedAnywhere, remindEverywhere } from './push.ts';
import { deleteVault } from './dealApi.ts';
import { vaultedAt, playerToken, setVaultedAt } from './player.ts';
import { forgetSeat, mySeats, type MySeat } from './seats.ts';

/** Downloads and deletes what the server stores about this browser's player. */

/** The server accepts a limited number of seats per request. */
function* batches(): Generator<readonly MySeat[]> {
  const seats = mySeats();
  for (let i = 0; i < seats.length; i += LIMITS.mineData) yield seats.slice(i, i + LIMITS.mineData);
}

export async function collectMyData(): Promise<Reply<readonly MySeatData[]>> {
  const tables = new Map<string, MySeatData>();
  for (const seats of batches()) {
    const found = await myData(seats);
    if (!found.ok) return found;
    for (const data of found.value.tables) tables.set(data.table, data);
  }
  return { ok: true, value: [...tables.values()] };
}

/** Leaves every table. Seats stay until the server has answered, so a failed deletion can be retried. */
export async function deleteMyData(): Promise<Reply<undefined>> {
  // First, while the tokens are valid.
  if (remindedAnywhere()) await remindEverywhere(false);
  for (const seats of batches()) {
    const erased = await eraseMyData(seats);
    if (!erased.ok) return erased;
    for (const { table } of seats) {
      forgetSeat(table);
      forgetDraft(table);
      forgetOutbox(table);
    }
  }
  // The vault contains the same seats.
  const player = playerToken();
  if (player === undefined || vaultedAt() === null) return { ok: true, value: undefined };
  const deleted = await deleteVault(player);
  if (!deleted.ok) return deleted;
  setVaultedAt(null);
  return { ok: true, value: undefined };
}
