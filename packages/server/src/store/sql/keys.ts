import type { Database } from '../schema.ts';

/** The primary keys. Rows are copied in this order, so rows that others refer to come first. */
export const KEYS = {
  tables: ['id'],
  seats: ['table_id', 'key'],
  tokens: ['table_id', 'hash'],
  links: ['hash'],
  turns: ['table_id', 'round', 'seat', 'version'],
  rounds: ['table_id', 'round'],
  answers: ['table_id', 'key', 'command'],
  chat: ['table_id', 'nr'],
  push: ['table_id', 'key', 'endpoint'],
  reports: ['id'],
  orders: ['id'],
  notes: ['name'],
  deals: ['id'],
  entries: ['deal', 'player'],
  vaults: ['player'],
} as const satisfies { readonly [T in keyof Database]: readonly (keyof Database[T])[] };
