import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The sealed deals of the day and of the week, and the games played of them. */
export const deals: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};

const STATEMENTS = [
  'alter table tables add column deal text',
  `create table deals (
    id text primary key, seed text not null, made integer not null, par integer, par_by text
  ) strict`,
  `create table entries (
    deal text not null references deals (id), player blob not null, table_id text not null, name text not null,
    bot integer not null, made integer not null, ended integer, score integer, hidden integer not null,
    primary key (deal, player)
  ) strict`,
  'create unique index entries_table on entries (table_id)',
  'create index entries_player on entries (player)',
];
