import type { Kysely, Transaction } from 'kysely';
import type { Database } from './schema.ts';

/** One change of one database table, as a value. */
export type Write =
  | {
      [T in keyof Database]:
        | { readonly insert: T; readonly row: Database[T] }
        /** Replaces the row with the same key. */
        | { readonly put: T; readonly row: Database[T] }
        | { readonly update: T; readonly where: Partial<Database[T]>; readonly set: Partial<Database[T]> }
        | { readonly remove: T; readonly where: Partial<Database[T]> };
    }[keyof Database]
  | Expiry
  | Retiming
  | Capping
  | PushCopy;

/** Removes older rows. */
type Expiry =
  | { readonly expire: 'answers'; readonly by: 'at'; readonly before: number }
  | { readonly expire: 'links'; readonly by: 'expires'; readonly before: number };

/** Corrects the times that were taken while the clock was wrong. */
interface Retiming {
  readonly retime: { readonly from: number; readonly to: number; readonly by: number };
}

/** Ends waits for times that only a wrong clock can have shown. */
interface Capping {
  readonly noLaterThan: number;
}

/** Copies the push subscriptions of these seats to another table. */
interface PushCopy {
  readonly copy: 'push';
  readonly from: string;
  readonly to: string;
  readonly keys: readonly number[];
}

type Row = { readonly [column: string]: string | number | Uint8Array | null };

/** For writes to any table. */
type AnyDatabase = Kysely<{ readonly [table: string]: Row }>;

export async function write(transaction: Transaction<Database>, change: Write): Promise<void> {
  const db = transaction as unknown as AnyDatabase;
  if ('insert' in change) {
    await db
      .insertInto(change.insert)
      .values(change.row as unknown as Row)
      .execute();
  } else if ('put' in change) {
    await db
      .replaceInto(change.put)
      .values(change.row as unknown as Row)
      .execute();
  } else if ('update' in change) {
    const query = db.updateTable(change.update).set(change.set as Row);
    await entries(change.where)
      .reduce((found, [column, value]) => found.where(column, '=', value), query)
      .execute();
  } else if ('copy' in change) {
    await copyPush(transaction, change);
  } else if ('retime' in change) {
    await retime(db, change);
  } else if ('noLaterThan' in change) {
    await cap(transaction, change);
  } else if ('expire' in change) {
    await db.deleteFrom(change.expire).where(change.by, '<', change.before).execute();
  } else {
    const query = db.deleteFrom(change.remove);
    await entries(change.where)
      .reduce((found, [column, value]) => found.where(column, '=', value), query)
      .execute();
  }
}

/** The times that something depends on; the history stays as it was, including when a game ended. */
const TIMES = [
  ['tables', 'touched'],
  ['tables', 'paced'],
  ['tables', 'due'],
  ['seats', 'left'],
  ['links', 'opens'],
  ['links', 'expires'],
  ['answers', 'at'],
] as const;

/** Deadlines lie ahead. */
const HORIZON_MS = 366 * 86_400_000;

async function retime(db: AnyDatabase, { retime: { from, to, by } }: Retiming): Promise<void> {
  for (const [table, column] of TIMES) {
    const query = db
      .updateTable(table)
      .set((eb) => ({ [column]: eb(column, '+', by) }))
      .where(column, '>=', from)
      .where(column, '<=', to + HORIZON_MS);
    await (table === 'tables' ? query.where('status', '!=', 'over') : query).execute();
  }
}

/** Rounds and absences that began in the future begin now, and their tables are checked again. */
async function cap(db: Transaction<Database>, { noLaterThan: now }: Capping): Promise<void> {
  const absent = db.selectFrom('seats').select('table_id').where('left', '>', now);
  await db
    .updateTable('tables')
    .set({ due: now })
    .where('status', '=', 'playing')
    .where((eb) => eb.or([eb('paced', '>', now), eb('id', 'in', absent)]))
    .execute();
  await db.updateTable('tables').set({ paced: now }).where('paced', '>', now).execute();
  await db.updateTable('seats').set({ left: now }).where('left', '>', now).execute();
}

async function copyPush(db: Transaction<Database>, { from, to, keys }: PushCopy): Promise<void> {
  const query = db.selectFrom('push').selectAll().where('table_id', '=', from);
  for (const row of await query.where('key', 'in', [...keys]).execute()) {
    await db
      .insertInto('push')
      .values({ ...row, table_id: to, reminded: null })
      .execute();
  }
}

/** An empty condition would match every row. */
function entries(where: object): [string, Row[string]][] {
  const found = Object.entries(where as Row);
  if (found.length === 0) throw new Error('A write needs a condition.');
  return found;
}
