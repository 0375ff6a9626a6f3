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
  | PushCopy;

/** Removes older rows. */
type Expiry =
  | { readonly expire: 'answers'; readonly by: 'at'; readonly before: number }
  | { readonly expire: 'links'; readonly by: 'expires'; readonly before: number };

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
  } else if ('expire' in change) {
    await db.deleteFrom(change.expire).where(change.by, '<', change.before).execute();
  } else {
    const query = db.deleteFrom(change.remove);
    await entries(change.where)
      .reduce((found, [column, value]) => found.where(column, '=', value), query)
      .execute();
  }
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
