import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The sealed deals of the day and of the week, and the games played of them, like SQLite's 0014. */
export const deals: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};

const KEY = 'text collate "C"';

const STATEMENTS = [
  `alter table tables add column deal ${KEY}`,
  `create table deals (
    id ${KEY} primary key, seed text not null, made bigint not null, par integer, par_by text
  )`,
  `create table entries (
    deal ${KEY} not null references deals (id), player bytea not null, table_id ${KEY} not null, name text not null,
    bot integer not null, made bigint not null, ended bigint, score integer, hidden integer not null,
    primary key (deal, player)
  )`,
  'create unique index entries_table on entries (table_id)',
  'create index entries_player on entries (player)',
];
