import { hasPostgres } from '../../packages/server/src/cluster/postgres.ts';
import { hasRedis } from '../../packages/server/src/cluster/redis.ts';
import { breakAll } from '../cluster/breakAll.ts';
import { moveThereAndBack } from '../cluster/moving.ts';
import { optionsIn, positive, runParts, type Parts } from '../proofParts.ts';
import type { Row } from '../prove.ts';
import { runNode } from '../runNode.ts';
import { BUGS } from '../simulate/bugs.ts';
import { FAULT_NAMES } from '../simulate/faults.ts';
import { simulate } from '../simulate/simulate.ts';
import { SimulationTally } from '../simulate/tally.ts';

export const about =
  'A cluster: both stores, data moved there and back, virtual time with planted bugs, and real faults (--part NAME, --minutes M, can be resumed).';

const SEEDS = 1000;
const HOURS_EACH = 1;
const BUG_SEEDS = 200;
const TIMES = 20;
const GAMES = 10_000;
const MINUTES = 14;

const PARTS: Parts<[minutes: number]> = { stores, moving, planted, simulation, chaos };

export function prove(args: readonly string[]): Promise<Row[]> {
  const { part, minutes } = optionsIn(args, 'minutes');
  return runParts(PARTS, part, positive('minutes', minutes, MINUTES));
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

async function simulation(minutes: number): Promise<Row[]> {
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

async function chaos(minutes: number): Promise<Row[]> {
  const { tally, found } = await breakAll({ times: TIMES, minutes });
  return found.map(({ fault, lacks }) => ({
    what: `${fault} × ${TIMES}`,
    result: lacks === undefined ? tally.lineOf(fault).replace(/^\S+ +/, '') : `needs ${lacks}`,
    ok: lacks === undefined && tally.timesOf(fault) >= TIMES && tally.isFlawless,
  }));
}
