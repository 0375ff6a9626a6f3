import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Tables, seats and turns. */
export const tables: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};

const OF_TABLE = 'table_id text not null references tables (id) on delete cascade';

const STATEMENTS = [
  `create table tables (
    id text primary key, made integer not null, touched integer not null, status text not null,
    code text unique, public integer not null, settings text not null, host integer, muted integer not null,
    seed text, rules integer, players text, paced integer, due integer, next text
  )`,
  'create index tables_due on tables (due) where due is not null',
  "create index tables_open on tables (made) where status = 'lobby' and public = 1",
  'create index tables_touched on tables (status, touched)',
  `create table seats (
    ${OF_TABLE}, key integer not null, nr integer not null, name text not null, city text not null,
    bot text, caretaker text, muted integer not null, primary key (table_id, key)
  ) without rowid`,
  `create table tokens (
    ${OF_TABLE}, hash blob not null, key integer not null, made integer not null, primary key (table_id, hash)
  ) without rowid`,
  `create table links (
    hash blob primary key, ${OF_TABLE}, key integer not null, alone integer not null, expires integer not null
  ) without rowid`,
  // The key includes the version of a turn, so a stale or repeated command cannot be stored twice.
  `create table turns (
    ${OF_TABLE}, round integer not null, seat integer not null, version integer not null, steps text,
    played_by text not null, command text, at integer not null, primary key (table_id, round, seat, version)
  ) without rowid`,
  `create table rounds (
    ${OF_TABLE}, round integer not null, at integer not null, primary key (table_id, round)
  ) without rowid`,
  `create table answers (
    ${OF_TABLE}, key integer not null, command text not null, answer text not null, at integer not null,
    primary key (table_id, key, command)
  ) without rowid`,
];
