import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** The server and honest clients share the first core; attackers have the second one. */
export const HONEST_CORE = 0;
export const ATTACKER_CORE = 1;

const hasTaskset = spawnSync('taskset', ['--version']).status === 0;
const ALL_CORES = `0-${availableParallelism() - 1}`;

/** A prefix that runs a command on one core. */
export function onCore(core: number): readonly string[] {
  return hasTaskset ? ['taskset', '-c', `${core}`] : [];
}

/** Pins this process and its children to one core during the callback. */
export async function pinned<T>(core: number, work: () => Promise<T>): Promise<T> {
  moveTo(`${core}`);
  try {
    return await work();
  } finally {
    moveTo(ALL_CORES);
  }
}

function moveTo(cores: string): void {
  if (hasTaskset) spawnSync('taskset', ['-apc', cores, `${process.pid}`]);
}
