import { sql, type Compilable, type Kysely } from 'kysely';
import { BANNED } from '../banned.ts';
import type { Database, TableRow, TokenRow } from '../schema.ts';
import type { Unreminded } from '../store.ts';

/** The queries of a store, the same for every database. */
type Db = Kysely<Database>;

/** Everything about a table, as one snapshot. */
export function tableReads(db: Db, id: string, answersSince: number, chatLines: number) {
  return {
    table: tableRead(db, id),
    seats: seatsRead(db, id),
    tokens: db.selectFrom('tokens').selectAll().where('table_id', '=', id),
    links: db.selectFrom('links').selectAll().where('table_id', '=', id).orderBy('expires'),
    turns: db
      .selectFrom('turns')
      .selectAll()
      .where('table_id', '=', id)
      .orderBy('round')
      .orderBy('seat')
      .orderBy('version'),
    answers: db
      .selectFrom('answers')
      .selectAll()
      .where('table_id', '=', id)
      .where('at', '>=', answersSince)
      .orderBy('at'),
    /** Newest first. */
    chat: db.selectFrom('chat').selectAll().where('table_id', '=', id).orderBy('nr', 'desc').limit(chatLines),
  };
}

/** The data for lists, as one snapshot. */
export function summaryReads(db: Db, id: string) {
  const rounds = db
    .selectFrom('rounds')
    .select(({ fn }) => fn.countAll<number>().as('round'))
    .where('table_id', '=', id);
  return {
    table: tableRead(db, id),
    seats: seatsRead(db, id),
    rounds,
    /** The turns of the current round. */
    turns: db
      .selectFrom('turns')
      .select(['seat', 'version', 'steps'])
      .where('table_id', '=', id)
      .where('round', '=', rounds)
      .orderBy('seat')
      .orderBy('version'),
  };
}

function tableRead(db: Db, id: string) {
  return db.selectFrom('tables').selectAll().where('id', '=', id);
}

function seatsRead(db: Db, id: string) {
  return db.selectFrom('seats').selectAll().where('table_id', '=', id).orderBy('nr');
}

/** All data about the player of a seat, as one snapshot. */
export function personalReads(db: Db, table: string, key: number) {
  return {
    tokens: db.selectFrom('tokens').selectAll().where('table_id', '=', table).where('key', '=', key),
    push: db.selectFrom('push').selectAll().where('table_id', '=', table).where('key', '=', key),
    reports: db.selectFrom('reports').selectAll().where('table_id', '=', table).where('by_key', '=', key),
  };
}

export function openTablesRead(db: Db, limit: number) {
  return db
    .selectFrom('tables')
    .leftJoin('seats as host', (join) =>
      join.onRef('host.table_id', '=', 'tables.id').onRef('host.key', '=', 'tables.host'),
    )
    .select((eb) => [
      'tables.id',
      'tables.settings',
      'tables.made',
      'host.name as host',
      'host.city as city',
      eb
        .selectFrom('seats')
        .whereRef('seats.table_id', '=', 'tables.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('seated'),
    ])
    .where('status', '=', 'lobby')
    .where('public', '=', 1)
    .orderBy('made', 'desc')
    .limit(limit);
}

export function tokensRead(db: Db, tokens: readonly Pick<TokenRow, 'table_id' | 'hash'>[]) {
  return db
    .selectFrom('tokens')
    .select(['table_id', 'hash', 'key'])
    .where((eb) =>
      eb(
        eb.refTuple('table_id', 'hash'),
        'in',
        tokens.map(({ table_id, hash }) => eb.tuple(table_id, hash)),
      ),
    );
}

/** Without players that the operator has banned. */
export function rankedRead(db: Db, deal: string) {
  return db
    .selectFrom('entries')
    .selectAll()
    .where('deal', '=', deal)
    .where('score', 'is not', null)
    .where('hidden', '<', BANNED)
    .orderBy('score', 'desc')
    .orderBy('ended')
    .orderBy('table_id');
}

/** The turns in a sample of people's games of a deal: table ids are random, so their order is, too. */
export function builtRead(db: Db, deal: string, limit: number) {
  const games = db
    .selectFrom('entries')
    .select('table_id')
    .where('deal', '=', deal)
    .where('score', 'is not', null)
    .where('hidden', '<', BANNED)
    .where('bot', '=', 0)
    .orderBy('table_id')
    .limit(limit);
  return db
    .selectFrom('turns')
    .innerJoin(games.as('games'), 'games.table_id', 'turns.table_id')
    .select(['turns.table_id', 'turns.round', 'turns.steps'])
    .where('turns.steps', 'is not', null);
}

/** Public tables with a running game, or one that finished since then; latest first. */
export function publicGamesRead(db: Db, status: 'playing' | 'over', since: number, limit: number) {
  return db
    .selectFrom('tables')
    .select((eb) => [
      'tables.id',
      'tables.settings',
      'tables.touched',
      'tables.result',
      eb
        .selectFrom('rounds')
        .whereRef('rounds.table_id', '=', 'tables.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('round'),
    ])
    .where('status', '=', status)
    .where('touched', '>=', since)
    .where('public', '=', 1)
    .where('deal', 'is', null)
    .orderBy('touched', 'desc')
    .limit(limit);
}

export function seatsOfTables(db: Db, tables: readonly string[]) {
  return db
    .selectFrom('seats')
    .select(['table_id', 'nr', 'name', 'bot'])
    .where('table_id', 'in', [...tables])
    .orderBy('nr');
}

export function unfinishedCount(db: Db) {
  return db
    .selectFrom('tables')
    .where('status', 'in', ['lobby', 'playing'])
    .select(({ fn }) => fn.countAll<number>().as('count'));
}

export function dueRead(db: Db, now: number, limit: number) {
  return db.selectFrom('tables').select('id').where('due', '<=', now).orderBy('due').limit(limit);
}

export function untouchedRead(db: Db, status: TableRow['status'], before: number, limit: number) {
  return db
    .selectFrom('tables')
    .select('id')
    .where('status', '=', status)
    .where('touched', '<', before)
    .limit(limit);
}

export function unremindedRead(db: Db): Promise<{ readonly rows: readonly Unreminded[] }> {
  const round = sql`(select count(*) from rounds where rounds.table_id = push.table_id)`;
  return sql<Unreminded>`
    select distinct push.table_id as "table", ${round} as round
    from push join tables on tables.id = push.table_id
    where tables.status = 'playing' and (push.reminded is null or push.reminded < ${round})
  `.execute(db);
}

/** Runs named queries, and returns the rows of each. */
export type Reads = { readonly [name: string]: Compilable };
export type RowsOf<Q extends Reads> = {
  readonly [K in keyof Q]: Q[K] extends Compilable<infer R> ? readonly R[] : never;
};
