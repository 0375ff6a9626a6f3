import type { Launch } from '../online/testServer.ts';
import type { Row } from '../prove.ts';
import { clockJump } from './faults/clock.ts';
import { damaged } from './faults/damaged.ts';
import { fullDisk } from './faults/fullDisk.ts';
import { migrations } from './faults/migrations.ts';
import type { Finding } from './faults/players.ts';
import { shutdown } from './faults/shutdown.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const FAULTS: { readonly [name: string]: (launch: Launch) => Promise<Finding> } = {
  'the clock jumps back an hour': clockJump(-HOUR_MS),
  'the clock jumps ahead forty days': clockJump(40 * DAY_MS),
  'the disk is full': fullDisk,
  'damaged pages': damaged,
  'SIGTERM with half-open requests': shutdown,
};

/** Accidents, each on a fresh server, and on that of an older checkout if there is one. */
export async function faults(before: string | undefined): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [what, happen] of Object.entries(FAULTS)) {
    const { result, ok } = await happen({});
    const then = before === undefined ? '' : `; before: ${await older(happen, before)}`;
    rows.push({ what, result: result + then, ok });
    console.error(`${ok ? 'ok' : 'FAILED'}: ${what}: ${result}${then}`);
  }
  return [...rows, { what: 'a kill in every step of a migration', ...(await migrations()) }];
}

async function older(happen: (launch: Launch) => Promise<Finding>, root: string): Promise<string> {
  const { result } = await happen({ root, quiet: true }).catch((error: unknown) => ({
    result: `failed (${(error as Error).message})`,
  }));
  return result;
}
