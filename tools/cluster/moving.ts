import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../packages/server/src/cluster/postgres.ts';
import { moveData } from '../../packages/server/src/ops/move.ts';
import { openStore, type Place } from '../../packages/server/src/store/open.ts';
import { contentsOf } from '../../packages/server/src/store/sql/copy.ts';
import type { Write } from '../../packages/server/src/store/write.ts';
import { BUILT_IN, viewOf } from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import { start } from '../../packages/server/src/table/lobby.ts';
import { join as joinTable, makeTable } from '../../packages/server/src/table/making.ts';
import { freshCode, freshSecret, freshTableId } from '../../packages/server/src/table/secrets.ts';
import { roundOf, type TableState } from '../../packages/server/src/table/state.ts';
import { submitTurn } from '../../packages/server/src/table/turns.ts';
import type { Change, Decided } from '../../packages/server/src/table/change.ts';
import { settingsFor } from '../online/api.ts';
import { randomTurn } from '../online/turns.ts';

const AT_ONCE = 200;
const PORT = 31_000 + (process.pid % 700);
/** Distinct games; the others are copies with other ids. */
const PLAYED = 100;

/** Copies games from SQLite to PostgreSQL and back. Returns how many rows there are, and whether both copies are the same. */
export async function moveThereAndBack(
  games: number,
): Promise<{ readonly rows: number; readonly isSame: boolean }> {
  const folder = mkdtempSync(join(tmpdir(), 'picket-moving-'));
  const postgres = await startPostgres({
    folder: mkdtempSync(join(tmpdir(), 'picket-moving-postgres-')),
    port: PORT,
    forTests: true,
  });
  try {
    const [from, there, back] = [
      { data: join(folder, 'from') },
      { data: '', database: postgres.url },
      { data: join(folder, 'back') },
    ];
    await fill(from, games);
    const before = await hashOf(from);
    const rows = await moveData(from, there);
    const between = await hashOf(there);
    await moveData(there, back);
    return { rows, isSame: before === between && before === (await hashOf(back)) };
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function hashOf(place: Place): Promise<string> {
  const store = await openStore(place);
  const { hash } = await contentsOf(store.driver);
  await store.close();
  return hash;
}

async function fill(place: Place, games: number): Promise<void> {
  const store = await openStore(place);
  const random = new FastRandom('moving');
  const codes = new Set<string>();
  const played = Array.from({ length: PLAYED }, () => playedGame(random));
  for (let i = 0; i < games; i += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, games - i) }, (_, k) => {
      let code = freshCode();
      while (codes.has(code)) code = freshCode();
      codes.add(code);
      return renamed(played[(i + k) % PLAYED] ?? [], freshTableId(), code);
    });
    await Promise.all(some.map((writes, k) => store.commit(`${i + k}`, writes)));
  }
  await store.close();
}

/** The rows of another table with the same game. */
function renamed(writes: readonly Write[], id: string, code: string): Write[] {
  return writes.map((write) => {
    const copy: unknown = structuredClone(write);
    const { row, where, set } = copy as { [part: string]: { [column: string]: unknown } | undefined };
    for (const part of [row, where]) {
      if (part === undefined) continue;
      if ('table_id' in part) part['table_id'] = id;
      else if ('id' in part) part['id'] = id;
    }
    for (const part of [row, set]) {
      if (part !== undefined && typeof part['code'] === 'string') part['code'] = code;
    }
    return copy as Write;
  });
}

/** The writes of a finished game of two players. */
function playedGame(random: FastRandom): Write[] {
  const now = 1_800_000_000_000;
  const writes: Write[] = [];
  let state: TableState | undefined;
  const apply = (decided: Decided): TableState => {
    if (!decided.ok) throw new Error(decided.rejection.code);
    const { value }: { readonly value: Change } = decided;
    writes.push(...value.writes);
    return (state = value.state);
  };
  const token = freshSecret();
  const table = { id: freshTableId(), code: freshCode(), settings: settingsFor(2), odds: true, token };
  state = apply(makeTable({ ...table, maker: { name: 'Ada', city: 'Łódź 🏡' } }, now, BUILT_IN));
  state = apply(joinTable(state, { name: 'Bob', city: '' }, now).decided);
  state = apply(start(state, now, BUILT_IN));
  while (state.status === 'playing') {
    for (const seat of state.seats) {
      const { game } = state;
      if (game === undefined || state.status !== 'playing') break;
      const steps = randomTurn(viewOf(game, seat.nr), seat.nr, random);
      const turn = { round: roundOf(state), steps, by: 'owner', command: `c${roundOf(state)}` } as const;
      state = apply(submitTurn(state, seat, turn, now + roundOf(state)));
    }
  }
  return writes;
}
