import { openStore } from 'picket-server';
import { expect, test } from 'vitest';
import { picketProcess, temporaryFolder } from '../../test/picket.ts';
import { targetOf } from './operate.ts';

const TABLE = 'abcdefghijkl';
const MORNING = Date.UTC(2026, 4, 1, 9, 5);
const MINUTE = 60_000;

const table = (id: string) => ({
  id,
  made: 1,
  touched: 1,
  status: 'lobby' as const,
  code: null,
  public: 0,
  settings: '{}',
  host: 3,
  founder: 3,
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
  keys: 6,
  deal: null,
  result: null,
});

const seat = (key: number, nr: number, name: string) => ({
  table_id: TABLE,
  key,
  nr,
  name,
  city: '',
  bot: null,
  style: null,
  caretaker: null,
  muted: 0,
  left: null,
  paper: 0,
  sheet: null,
});

test('a command can name any seat of a table with 10,000', async () => {
  expect(await targetOf('forget', `${TABLE}/9999`)).toBe(`${TABLE}/9999`);
  await expect(targetOf('forget', `${TABLE}/10000`)).rejects.toThrow();
});

test('reports use the same seat numbers as commands, and include the chat', async () => {
  const data = temporaryFolder();
  const store = await openStore({ data });
  const said = (nr: number, key: number, text: string) =>
    ({ insert: 'chat', row: { table_id: TABLE, nr, key, at: MORNING + nr * MINUTE, text } }) as const;
  const told = (id: string, by_key: number, key: number, text: string, evidence: string | null = null) =>
    ({
      insert: 'reports',
      row: { id, table_id: TABLE, by_key, key, text, at: MORNING + 9 * MINUTE, evidence },
    }) as const;
  await store.commit('t', [
    { insert: 'tables', row: table(TABLE) },
    { insert: 'tables', row: table('bbbbbbbbbbbb') },
    { put: 'seats', row: seat(3, 0, 'Ada') },
    // Players have left, so seat keys and numbers differ.
    { put: 'seats', row: seat(5, 1, 'Bob') },
    said(0, 5, 'I know where you live'),
    said(1, 4, 'I am off'),
    told('a', 3, 5, 'He knows my address.'),
    told('b', 5, 4, 'So does he.', JSON.stringify({ name: 'Cy', chat: [{ at: MORNING, text: 'Me too' }] })),
    {
      insert: 'reports',
      row: {
        id: 'c',
        table_id: 'bbbbbbbbbbbb',
        by_key: 0,
        key: 1,
        text: 'Rude.',
        at: MORNING + 10 * MINUTE,
        evidence: null,
      },
    },
  ]);
  await store.close();
  expect(picketProcess(['operate', 'reports', '--data', data])).toEqual({
    code: 0,
    err: '',
    out: `Table ${TABLE}
  Reported:
    2026-05-01 09:14  seat 0 (Ada) about seat 1 (Bob): He knows my address.
    2026-05-01 09:14  seat 1 (Bob) about a player who left: So does he.
      2026-05-01 09:05  Cy: Me too
  Chat:
    2026-05-01 09:05  seat 1 (Bob): I know where you live
    2026-05-01 09:06  a player who left: I am off

Table bbbbbbbbbbbb
  Reported:
    2026-05-01 09:15  a player who left about a player who left: Rude.
`,
  });
});
