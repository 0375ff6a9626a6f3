// A game keeps the rules and data versions it was dealt with, even when the server is updated.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chooseTurn } from 'picket-bots';
import {
  DATA_VERSION,
  newGame,
  replay,
  RULES_VERSION,
  submit,
  viewOf,
  writeView,
  type Game,
  type GameRecord,
  type ViewRecord,
} from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import type { Settings, TableMessage } from 'picket-protocol';
import { expect, test } from 'vitest';
import { connect, FILE, migrate } from '../src/store/sqlite/open.ts';
import type { SeatRow, TableRow } from '../src/store/schema.ts';
import { hashOf } from '../src/table/secrets.ts';
import {
  Client,
  playRound,
  serve,
  settings,
  temporaryFolder,
  NO_RATE_LIMIT,
  type TestServer,
} from './kit.ts';
import { NEWER } from './newerData.ts';

const NEWEST = DATA_VERSION + 1;

const TABLES: readonly { readonly seats: number; readonly bot?: true; readonly game: object }[] = [
  { seats: 2, bot: true, game: { advanced: true } },
  { seats: 2, game: { mode: 'expert' } },
  { seats: 1, game: { mode: 'solo' } },
  { seats: 1, game: { mode: 'aaa', opponent: '2018-aaa-3' } },
  { seats: 1, game: { edition: '2023', mode: 'aaa', sheet: 'blueprint', opponent: '2023-aaa-2' } },
];

async function snapshot(server: TestServer, table: string, token?: string): Promise<TableMessage> {
  return (await server.get(`/api/tables/${table}`, token)).body as unknown as TableMessage;
}

async function recordOfTable(server: TestServer, table: string): Promise<GameRecord> {
  return (await server.get(`/api/tables/${table}/record`)).body as unknown as GameRecord;
}

/** A view as received, without the submitted seats, since a bot may play at any moment. */
function steady(view: ViewRecord | null | undefined): unknown {
  return JSON.parse(JSON.stringify({ ...view, now: { ...view?.now, in: null } }));
}

async function playToTheEnd(clients: readonly Client[], random: FastRandom): Promise<void> {
  while (clients[0]?.known?.info.status === 'playing') await playRound(clients, random);
}

test.each(TABLES)('newer data leaves a running game as it is: %j', async ({ seats, bot, game }) => {
  const folder = temporaryFolder();
  const random = new FastRandom(JSON.stringify(game));
  const before = await serve(NO_RATE_LIMIT, folder);
  const { table, token } = await before.make({ seats, game });
  const tokens = [token];
  const host = await Client.enter(before, table, token);
  if (bot) await host.command({ type: 'addBot', level: 'newcomer' });
  else while (tokens.length < seats) tokens.push((await before.join(table, 'Bob')).token);
  const players = [host];
  for (const other of tokens.slice(1)) players.push(await Client.enter(before, table, other));
  await host.command({ type: 'start' });
  for (const player of players) await player.until(() => player.round === 0);
  for (let round = 0; round < 3; round++) await playRound(players, random);
  const told = await Promise.all([...tokens, undefined].map((each) => snapshot(before, table, each)));
  await before.stop();

  const after = await serve(NO_RATE_LIMIT, folder, undefined, 0, NEWER);
  const again = await Promise.all([...tokens, undefined].map((each) => snapshot(after, table, each)));
  expect(again.map(({ view }) => steady(view))).toEqual(told.map(({ view }) => steady(view)));

  const back: Client[] = [];
  for (const each of tokens) back.push(await Client.enter(after, table, each));
  await playToTheEnd(back, random);
  const record = await recordOfTable(after, table);
  expect(record).toMatchObject({ rules: RULES_VERSION, data: DATA_VERSION });
  expect(record.plans).toEqual(told[0]?.view?.record.plans);
  // Without the newer data: the game must not depend on it.
  expect(replay(record)).toMatchObject({ ok: true, value: { dealChecked: true } });

  const answer = await back[0]?.command({ type: 'rematch' });
  const rematch = answer?.type === 'done' ? (answer.table ?? '') : '';
  const next = await Client.enter(after, rematch, token);
  await next.command({ type: 'start' });
  expect((await snapshot(after, rematch)).view?.record).toMatchObject({ rules: RULES_VERSION, data: NEWEST });
});

test('the invented data plays another game', () => {
  for (const { seats, game } of TABLES) {
    const players = Array.from({ length: seats }, () => 'Ada');
    const options = { ...settings({ game }).options, components: null, players };
    const [older, newer] = [DATA_VERSION, NEWEST].map((data) =>
      newGame({ options, seed: 'AAAAAAAAAAAAAAAAAAAAAA', box: NEWER, data }),
    );
    if (!older?.ok || !newer?.ok) throw new Error('not dealt');
    expect(newer.value.cards).not.toEqual(older.value.cards);
    expect(newer.value.state.rules.plans).not.toEqual(older.value.state.rules.plans);
  }
});

/** A game under rules 1 after this many rounds, with its turns. */
function played(options: Settings['options'], players: readonly string[], rounds: number) {
  const started = newGame({
    options: { ...options, components: null, players },
    seed: 'q3VqJ0m1Yx7d2fJ8uTnB4w',
    rules: 1,
    data: 1,
  });
  if (!started.ok) throw new Error(started.rejection.code);
  let game: Game = started.value;
  const turns: { readonly round: number; readonly seat: number; readonly steps: string }[] = [];
  const random = new FastRandom('played');
  for (let round = 0; round < rounds; round++) {
    for (const seat of players.keys()) {
      const steps = chooseTurn(viewOf(game, seat), 'regular', random);
      const next = submit(game, { seat, round, steps });
      if (!next.ok) throw new Error(next.rejection.rejection.code);
      game = next.value;
      turns.push({ round, seat, steps: JSON.stringify(steps) });
    }
  }
  return { game, turns };
}

test.each([
  // [R6] The stacks have run out once, and were refilled under rules 1.
  { mode: 'standard', rounds: 28, hasTop: false },
  // [R22] [R23] What is public now is also public in running games under rules 1.
  { mode: 'expert', rounds: 4, hasTop: true },
] as const)(
  'a table stored before data had versions plays on from the first one: %j',
  async ({ mode, rounds, hasTop }) => {
    const folder = temporaryFolder();
    const id = 'abcdefghijkl';
    const token = 'AAAAAAAAAAAAAAAAAAAAAA';
    const given = settings({ seats: 2, game: { mode } });
    const { game, turns } = played(given.options, ['Ada', 'Bob'], rounds);
    mkdirSync(join(folder, 'data'));
    const db = connect(join(folder, 'data', FILE));
    await migrate(db, '0007');
    const now = Date.now();
    const row: Omit<TableRow, 'data' | 'plans' | 'founder' | 'odds' | 'deal' | 'result'> = {
      id,
      made: now,
      touched: now,
      status: 'playing',
      code: null,
      public: 0,
      settings: JSON.stringify(given),
      host: 0,
      muted: 0,
      seed: game.seed,
      rules: 1,
      players: JSON.stringify(['Ada', 'Bob']),
      paced: now,
      due: null,
      next: null,
      keys: 2,
    };
    await db
      .insertInto('tables')
      .values(row as TableRow)
      .execute();
    const seat = { table_id: id, city: '', caretaker: null, muted: 0, left: null };
    const seats: Omit<SeatRow, 'style' | 'paper' | 'sheet'>[] = [
      { ...seat, key: 0, nr: 0, name: 'Ada', bot: null },
      { ...seat, key: 1, nr: 1, name: 'Bob', bot: 'newcomer' },
    ];
    await db
      .insertInto('seats')
      .values(seats as SeatRow[])
      .execute();
    await db
      .insertInto('tokens')
      .values({ table_id: id, hash: hashOf(token), key: 0, made: now })
      .execute();
    for (const turn of turns) {
      const stored = { table_id: id, version: 0, played_by: 'owner', command: null, at: now } as const;
      await db
        .insertInto('turns')
        .values({ ...stored, ...turn })
        .execute();
    }
    await db.destroy();

    const server = await serve(NO_RATE_LIMIT, folder, undefined, 0, NEWER);
    const ada = await Client.enter(server, id, token);
    expect(steady(ada.known?.view)).toEqual(steady(writeView(viewOf(game, 0))));
    expect(ada.view.now?.facts.top !== undefined).toBe(hasTop);
    await playToTheEnd([ada], new FastRandom('to the end'));
    const record = await recordOfTable(server, id);
    expect(record.rules).toBe(1);
    expect(record).not.toHaveProperty('data');
    expect(replay(record)).toMatchObject({ ok: true, value: { dealChecked: true } });
  },
);
