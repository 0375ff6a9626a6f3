import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Chat, push subscriptions, reports and operator commands. */
export const social: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};

const OF_TABLE = 'table_id text not null references tables (id) on delete cascade';

const STATEMENTS = [
  `create table chat (
    ${OF_TABLE}, nr integer not null, key integer not null, at integer not null, text text not null,
    primary key (table_id, nr)
  ) without rowid`,
  `create table push (
    ${OF_TABLE}, key integer not null, endpoint text not null, p256dh text not null, auth text not null,
    primary key (table_id, key, endpoint)
  ) without rowid`,
  `create table reports (
    id text primary key, ${OF_TABLE}, by_key integer not null, key integer not null, text text not null,
    at integer not null
  )`,
  `create table orders (
    id text primary key, kind text not null, target text not null, at integer not null, done text
  )`,
  'create index orders_open on orders (at) where done is null',
  'create table notes (name text primary key, value text not null) without rowid',
];
