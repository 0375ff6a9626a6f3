import type { CompiledQuery, Kysely } from 'kysely';
import type { Database } from '../schema.ts';
import type { Capping, PushCopy, Retiming, Write } from '../write.ts';
import { KEYS } from './keys.ts';

type Row = { readonly [column: string]: string | number | Uint8Array | null };

/** For writes to any table. */
type AnyDatabase = Kysely<{ readonly [table: string]: Row }>;

/** Compiles a write to statements. */
export function statementsFor(db: Kysely<Database>, change: Write): CompiledQuery[] {
  const any = db as unknown as AnyDatabase;
  if ('insert' in change) {
    return [
      any
        .insertInto(change.insert)
        .values(change.row as unknown as Row)
        .compile(),
    ];
  }
  if ('put' in change) return [put(any, change.put, change.row as unknown as Row)];
  if ('update' in change) {
    const query = any.updateTable(change.update).set(change.set as Row);
    return [
      conditions(change.where)
        .reduce((found, [column, value]) => found.where(column, value === null ? 'is' : '=', value), query)
        .compile(),
    ];
  }
  if ('remove' in change) {
    const query = any.deleteFrom(change.remove);
    return [
      conditions(change.where)
        .reduce((found, [column, value]) => found.where(column, value === null ? 'is' : '=', value), query)
        .compile(),
    ];
  }
  if ('copy' in change) return copyPush(db, change);
  if ('retime' in change) return retime(any, change);
  if ('noLaterThan' in change) return cap(db, change);
  return [any.deleteFrom(change.expire).where(change.by, '<', change.before).compile()];
}

function put(db: AnyDatabase, table: keyof typeof KEYS, row: Row): CompiledQuery {
  const keys: readonly string[] = KEYS[table];
  const others = Object.keys(row).filter((column) => !keys.includes(column));
  return db
    .insertInto(table)
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(keys)
        .doUpdateSet((eb) =>
          Object.fromEntries(others.map((column) => [column, eb.ref(`excluded.${column}`)])),
        ),
    )
    .compile();
}

/** The times that deadlines depend on; history is not changed, nor when a game ended. */
const TIMES = [
  ['tables', 'touched'],
  ['tables', 'paced'],
  ['tables', 'due'],
  ['seats', 'left'],
  ['links', 'opens'],
  ['links', 'expires'],
  ['answers', 'at'],
] as const;

/** Deadlines are in the future. */
const HORIZON_MS = 366 * 86_400_000;

function retime(db: AnyDatabase, { retime: { from, to, by } }: Retiming): CompiledQuery[] {
  return TIMES.map(([table, column]) => {
    const query = db
      .updateTable(table)
      .set((eb) => ({ [column]: eb(column, '+', by) }))
      .where(column, '>=', from)
      .where(column, '<=', to + HORIZON_MS);
    return (table === 'tables' ? query.where('status', '!=', 'over') : query).compile();
  });
}

/** Rounds and absences that began in the future begin now, and their tables are checked again. */
function cap(db: Kysely<Database>, { noLaterThan: now }: Capping): CompiledQuery[] {
  const absent = db.selectFrom('seats').select('table_id').where('left', '>', now);
  return [
    db
      .updateTable('tables')
      .set({ due: now })
      .where('status', '=', 'playing')
      .where((eb) => eb.or([eb('paced', '>', now), eb('id', 'in', absent)])),
    db.updateTable('tables').set({ paced: now }).where('paced', '>', now),
    db.updateTable('seats').set({ left: now }).where('left', '>', now),
  ].map((query) => query.compile());
}

function copyPush(db: Kysely<Database>, { from, to, keys }: PushCopy): CompiledQuery[] {
  // PostgreSQL has no empty lists.
  if (keys.length === 0) return [];
  return [
    db
      .insertInto('push')
      .columns(['table_id', 'key', 'endpoint', 'p256dh', 'auth'])
      .expression((eb) =>
        eb
          .selectFrom('push')
          .select((of) => [
            of.cast<string>(of.val(to), 'text').as('table_id'),
            'key',
            'endpoint',
            'p256dh',
            'auth',
          ])
          .where('table_id', '=', from)
          .where('key', 'in', [...keys]),
      )
      .compile(),
  ];
}

/** An empty condition would match every row. */
function conditions(where: object): [string, Row[string]][] {
  const found = Object.entries(where as Row);
  if (found.length === 0) throw new Error('A write needs a condition.');
  return found;
}
