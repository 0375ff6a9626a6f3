// Rows for tests of the store.

import type { TableRow, TurnRow } from '../src/store/schema.ts';

export const TABLE: TableRow = {
  id: 'abcdefghijkl',
  made: 1,
  touched: 1,
  status: 'lobby',
  code: 'BCDF',
  public: 1,
  settings: '{}',
  host: 0,
  founder: 0,
  muted: 0,
  odds: 1,
  seed: null,
  rules: null,
  data: null,
  plans: null,
  players: null,
  paced: null,
  due: null,
  next: null,
  keys: 0,
  deal: null,
  result: null,
};

export const turn = (part: Partial<TurnRow> = {}): TurnRow => ({
  table_id: TABLE.id,
  round: 0,
  seat: 0,
  version: 0,
  steps: '[]',
  played_by: 'owner',
  command: null,
  at: 1,
  ...part,
});
