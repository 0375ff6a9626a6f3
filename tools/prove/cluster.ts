import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasPostgres, startPostgres } from '../../packages/server/src/cluster/postgres.ts';
import { hasRedis, startRedis } from '../../packages/server/src/cluster/redis.ts';
import { browserRow, browserTests } from '../browserTests.ts';
import { breakAll } from '../cluster/breakAll.ts';
import { deployBeside } from '../cluster/deployment.ts';
import { HALL, hallLines, measureHall } from '../cluster/hall.ts';
import { moveThereAndBack } from '../cluster/moving.ts';
import { optionsIn, positive, runParts, type Parts } from '../proofParts.ts';
import type { Row } from '../prove.ts';
import { runNode } from '../runNode.ts';
import { BUGS } from '../simulate/bugs.ts';
import { FAULT_NAMES } from '../simulate/faults.ts';
import { simulate } from '../simulate/simulate.ts';
import { SimulationTally } from '../simulate/tally.ts';
import { perft } from '../yardstick.ts';

export const about =
  'A cluster: both stores, browsers on three nodes, an older node beside a new one (--before FOLDER), data moved there and back, virtual time with planted bugs, real faults, and figures (--part NAME, --minutes M, can be resumed).';

const SEEDS = 1000;
const HOURS_EACH = 1;
const BUG_SEEDS = 200;
const TIMES = 20;
const GAMES = 10_000;
const MINUTES = 14;
/** Below the ephemeral ports. */
const BROWSER_PORT = 30_200;
const PORTS = 500;

interface Wanted {
  readonly minutes: number;
  /** The checkout of an earlier version. */
  readonly before: string | undefined;
}

const PARTS: Parts<[wanted: Wanted]> = {
  stores,
  browsers,
  deployment,
  moving,
  planted,
  simulation,
  chaos,
  bench,
};

export function prove(args: readonly string[]): Promise<Row[]> {
  const { part, minutes, before } = optionsIn(args, 'minutes', 'before');
  return runParts(PARTS, part, { minutes: positive('minutes', minutes, MINUTES), before });
}

async function stores(): Promise<Row[]> {
  const files = ['src/store', 'test/cluster.test.ts', 'test/bus.test.ts', 'test/moving.test.ts'];
  const paths = files.map((file) => `packages/server/${file}`);
  const code = await runNode(['node_modules/vitest/vitest.mjs', 'run', ...paths], {});
  // Without them, tests are skipped.
  const areThere = hasPostgres() && hasRedis();
  const result = code !== 0 ? 'failed' : areThere ? 'passed' : 'PostgreSQL or Redis is missing';
  return [{ what: 'the same tests on both stores; nodes, bus', result, ok: code === 0 && areThere }];
}

/** Connections are spread round-robin, so players at one table are on different nodes. */
async function browsers(): Promise<Row[]> {
  const what = 'people at a table, in real browsers, on three nodes';
  if (!hasPostgres() || !hasRedis()) return [{ what, result: 'PostgreSQL or Redis is missing', ok: false }];
  const folder = mkdtempSync(join(tmpdir(), 'picket-browsers-'));
  chmodSync(folder, 0o711);
  const port = BROWSER_PORT + (process.pid % PORTS);
  const postgres = await startPostgres({ folder: join(folder, 'postgres'), port });
  const redis = await startRedis({ folder: join(folder, 'redis'), port: port + PORTS });
  Object.assign(process.env, { PICKET_E2E_DATABASE: postgres.url, PICKET_E2E_BUS: redis.url });
  try {
    // Frozen data is an SQLite file.
    return [browserRow(what, await browserTests(['online/'], /frozen|earlier version/i))];
  } finally {
    delete process.env['PICKET_E2E_DATABASE'];
    delete process.env['PICKET_E2E_BUS'];
    await redis.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Without an earlier checkout, only the schema is compared. */
async function deployment({ before }: Wanted): Promise<Row[]> {
  const tests = 'packages/server/src/store/postgres/sideBySide.test.ts';
  const code = await runNode(['node_modules/vitest/vitest.mjs', 'run', tests], {});
  const isThere = hasPostgres();
  const rows: Row[] = [
    {
      what: 'a node of the previous version, on a database that a newer one has migrated',
      result: code !== 0 ? 'failed' : isThere ? 'passed' : 'PostgreSQL is missing',
      ok: code === 0 && isThere,
    },
  ];
  if (before === undefined || !isThere) return rows;
  const { turns, refused } = await deployBeside(before);
  return [
    ...rows,
    {
      what: 'an older node and a new one play the same tables, and the older one is stopped',
      result: `${turns} turns acknowledged, ${refused.length} refused`,
      ok: turns > 0 && refused.length === 0,
    },
  ];
}

/** One table with 10,000 seats, and the speed of the machine. */
async function bench(): Promise<Row[]> {
  const { seats, rounds, required, goal, bytes } = HALL;
  const { nodes, seconds } = perft();
  const found = await measureHall({ seats, rounds });
  const machine = `${(nodes / seconds).toFixed(0)} chess positions a second before, load average ${(loadavg()[0] ?? 0).toFixed(1)}`;
  const row = (what: string, result: string, ok: boolean): Row => ({ what, result, ok });
  return [
    row(
      `${seats} seats, last turn to the next round at everyone, 99th percentile`,
      `${found.everyone.p99.toFixed(0)} ms of ${required} ms (goal ${goal} ms) over ${rounds} rounds; ${machine}`,
      found.everyone.p99 <= required && found.refused === 0,
    ),
    row(
      `${seats} seats, bytes per viewer and round`,
      `${found.bytes.mean.toFixed(0)} on average, at most ${found.bytes.max.toFixed(0)} of ${bytes}`,
      found.bytes.max <= bytes,
    ),
    ...hallLines(found).map((line) => row('figures', line, true)),
  ];
}

async function moving(): Promise<Row[]> {
  const { rows, isSame } = await moveThereAndBack(GAMES);
  return [
    {
      what: `${GAMES} games moved to PostgreSQL and back`,
      result: `${rows} rows, ${isSame ? 'the same' : 'different'}`,
      ok: isSame,
    },
  ];
}

/** Each planted bug has to be found. */
async function planted(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const bug of BUGS) {
    let tried = 0;
    let found: string | undefined;
    while (found === undefined && tried < BUG_SEEDS) {
      [found] = (await simulate(`planted.${tried++}`, HOURS_EACH, bug)).violations;
    }
    rows.push({
      what: `planted: ${bug}`,
      result: found === undefined ? 'not found' : `found by seed ${tried} of ${BUG_SEEDS}`,
      ok: found !== undefined,
    });
  }
  return rows;
}

async function simulation({ minutes }: Wanted): Promise<Row[]> {
  const end = performance.now() + minutes * 60_000;
  const tally = new SimulationTally();
  while (tally.counts.seeds < SEEDS && performance.now() < end) {
    tally.add(await simulate(`cluster.${tally.counts.seeds}`, HOURS_EACH));
  }
  const { seeds, acknowledged, rounds, snapshots, faults, failed } = tally.counts;
  const all = Object.values(faults).reduce((sum, count) => sum + count, 0);
  const missing = FAULT_NAMES.filter((name) => faults[name] === undefined);
  return [
    {
      what: `${SEEDS} seeds of ${HOURS_EACH} simulated hour`,
      result: `${seeds} seeds, ${failed.length} with violations: ${acknowledged} turns acknowledged, ${rounds} rounds, ${snapshots} views compared`,
      ok: seeds >= SEEDS && failed.length === 0,
    },
    ...failed.slice(0, 3).map((what) => ({ what: 'violation', result: what, ok: false })),
    {
      what: 'every kind of fault',
      result: `${all} faults of ${FAULT_NAMES.length - missing.length} kinds, missing: ${missing.join(', ') || 'none'}`,
      ok: missing.length === 0,
    },
  ];
}

async function chaos({ minutes }: Wanted): Promise<Row[]> {
  const { tally, found } = await breakAll({ times: TIMES, minutes });
  return found.map(({ fault, lacks }) => ({
    what: `${fault} × ${TIMES}`,
    result: lacks === undefined ? tally.lineOf(fault).replace(/^.*?: /, '') : `needs ${lacks}`,
    ok: lacks === undefined && tally.timesOf(fault) >= TIMES && tally.isFlawless,
  }));
}
