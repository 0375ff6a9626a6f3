import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The schema of SQLite's migrations up to 0012. */
export const tables: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};

/** Compared byte by byte, as in SQLite. */
const KEY = 'text collate "C"';
const OF_TABLE = `table_id ${KEY} not null references tables (id) on delete cascade`;

const STATEMENTS = [
  `create table tables (
    id ${KEY} primary key, made bigint not null, touched bigint not null, status text not null,
    code ${KEY} unique, public integer not null, settings text not null, host integer, founder integer,
    muted integer not null, odds integer not null, seed text, rules integer, data integer, plans text,
    players text, paced bigint, due bigint, next text, keys integer not null
  )`,
  'create index tables_due on tables (due) where due is not null',
  "create index tables_open on tables (made) where status = 'lobby' and public = 1",
  'create index tables_touched on tables (status, touched)',
  `create table seats (
    ${OF_TABLE}, key integer not null, nr integer not null, name text not null, city text not null,
    bot text, caretaker text, muted integer not null, "left" bigint, primary key (table_id, key)
  )`,
  `create table tokens (
    ${OF_TABLE}, hash bytea not null, key integer not null, made bigint not null, primary key (table_id, hash)
  )`,
  `create table links (
    hash bytea primary key, ${OF_TABLE}, key integer not null, alone integer not null, opens bigint not null,
    expires bigint not null, taken bytea
  )`,
  'create index links_table on links (table_id)',
  `create table turns (
    ${OF_TABLE}, round integer not null, seat integer not null, version integer not null, steps text,
    played_by text not null, command text, at bigint not null, primary key (table_id, round, seat, version)
  )`,
  `create table rounds (
    ${OF_TABLE}, round integer not null, at bigint not null, primary key (table_id, round)
  )`,
  `create table answers (
    ${OF_TABLE}, key integer not null, command ${KEY} not null, answer text not null, at bigint not null,
    primary key (table_id, key, command)
  )`,
  'create index answers_at on answers (at)',
  `create table chat (
    ${OF_TABLE}, nr integer not null, key integer not null, at bigint not null, text text not null,
    primary key (table_id, nr)
  )`,
  `create table push (
    ${OF_TABLE}, key integer not null, endpoint ${KEY} not null, p256dh text not null, auth text not null,
    reminded integer, primary key (table_id, key, endpoint)
  )`,
  `create table reports (
    id ${KEY} primary key, ${OF_TABLE}, by_key integer not null, key integer not null, text text not null,
    at bigint not null, evidence text
  )`,
  'create index reports_table on reports (table_id)',
  `create table orders (
    id ${KEY} primary key, kind text not null, target text not null, at bigint not null, done text
  )`,
  'create index orders_open on orders (at) where done is null',
  `create table notes (name ${KEY} primary key, value text not null)`,
];
