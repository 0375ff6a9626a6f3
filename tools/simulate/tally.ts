import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../picket.ts';
import type { Simulated } from './simulate.ts';

const FOLDER = join(root, 'build/simulate');
const FILE = join(FOLDER, 'tally.json');

interface Counts {
  /** The version of the simulated code. */
  readonly version: string;
  seeds: number;
  acknowledged: number;
  rounds: number;
  snapshots: number;
  readonly faults: { [name: string]: number };
  /** Seeds with violations. */
  readonly failed: string[];
}

/** The results of all runs on the same code, so that a long run can be interrupted and resumed. */
export class SimulationTally {
  readonly counts: Counts;

  constructor() {
    const version = versionOf('packages/server/src', 'tools/simulate');
    const before = read();
    this.counts =
      before?.version === version
        ? before
        : { version, seeds: 0, acknowledged: 0, rounds: 0, snapshots: 0, faults: {}, failed: [] };
  }

  add({ seed, violations, faults, ...more }: Simulated): void {
    const { counts } = this;
    counts.seeds++;
    for (const key of ['acknowledged', 'rounds', 'snapshots'] as const) counts[key] += more[key];
    for (const [name, count] of faults) counts.faults[name] = (counts.faults[name] ?? 0) + count;
    if (violations.length > 0) counts.failed.push(`${seed}: ${violations[0]}`);
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(FILE, JSON.stringify(counts));
  }
}

function versionOf(...folders: readonly string[]): string {
  return execFileSync('git', ['rev-parse', ...folders.map((folder) => `HEAD:${folder}`)], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
}

function read(): Counts | undefined {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8')) as Counts;
  } catch {
    return undefined;
  }
}
