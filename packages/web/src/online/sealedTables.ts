import { isObject, isText, listOf } from '../platform/guards.ts';
import { read, write } from '../platform/storage.ts';

/** Which tables of this browser are games of a sealed deal. */
const KEY = 'picket.sealed';
const MOST = 100;

interface SealedTable {
  readonly table: string;
  readonly deal: string;
}

const stored = (): readonly SealedTable[] => listOf(read(KEY), isSealed);

/** The deal played at a table; undefined at other tables, and for seats that came from a link. */
export const sealedDealAt = (table: string): string | undefined =>
  stored().find((one) => one.table === table)?.deal;

export function saveSealedTable(table: string, deal: string): void {
  write(KEY, [{ table, deal }, ...stored().filter((one) => one.table !== table)].slice(0, MOST));
}

function isSealed(value: unknown): value is SealedTable {
  return isObject(value) && isText(value['table']) && isText(value['deal']);
}
