import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The error code for a term that has ended. */
export const TERM_OVER = 'PK001';

/** Which node runs which table. */
export const owners: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};

const STATEMENTS = [
  // In the database's time, whatever the nodes' clocks show.
  'create table nodes (id text collate "C" primary key, address text not null, lease timestamptz not null)',
  `create table owners (
    table_id text collate "C" primary key references tables (id) on delete cascade, node text collate "C" not null,
    term bigint not null
  )`,
  'create index owners_node on owners (node)',
  // Terms are never reused, not even for a table that was deleted and created again.
  'create sequence terms',
  // Fails if one of the terms has ended. Until the end of the transaction, no other node can take these tables. One statement, so a
  // whole commit can be pipelined: a node that hangs in the middle would keep the tables locked.
  `create function hold_terms(tables_held text[], terms_held bigint[]) returns void language plpgsql as $$
    declare held integer;
    begin
      perform 1 from owners where table_id = any(tables_held) and term = any(terms_held) for share;
      get diagnostics held = row_count;
      if held < cardinality(terms_held) then
        raise exception 'Another node owns a table.' using errcode = '${TERM_OVER}';
      end if;
    end
  $$`,
];
