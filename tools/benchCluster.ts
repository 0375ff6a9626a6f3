// npm run bench:cluster [-- --json --quick --layout TEXT --players N,N --seconds S]: how many players one node with SQLite can handle, and one,
// two and three nodes with PostgreSQL, and one table with 10,000 seats (`--layout 'one table'`), next to the speed of the machine. Nodes, database and load share the machine.
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { benchLayout, HELD_MS, type BenchFigures } from './cluster/bench.ts';
import { HALL, hallLines, measureHall } from './cluster/hall.ts';
import { LAYOUTS } from './cluster/layouts.ts';
import { DiskProbe } from './online/disk.ts';
import { perft } from './yardstick.ts';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    layout: { type: 'string', default: '' },
    players: { type: 'string' },
    seconds: { type: 'string' },
  },
});
const players = (values.players ?? (values.quick ? '400' : '2000,4000,8000,12000')).split(',').map(Number);
const seconds = Number(values.seconds ?? (values.quick ? 10 : 30));
/** Above this load average, other programs distort the measurement. */
const CALM = 0.5;
const PROBE_MS = 3000;
const HALL_NAME = 'one table';
const QUICK_HALL = { seats: 1000, rounds: 3 };

const [before = 0] = loadavg();
const folder = mkdtempSync(join(tmpdir(), 'picket-bench-'));
const probe = new DiskProbe(folder);
await sleep(PROBE_MS);
const sync = await probe.stop();
rmSync(folder, { recursive: true });
const { nodes, seconds: took } = perft();
const yardstick = nodes / took;

const figures: BenchFigures[] = [];
const columns = [
  ['layout', 24],
  ['players', 8],
  ['turns/s', 8],
  ['refused', 8],
  ['to acknowledgement p50 / p99', 29],
  ['to everyone p50 / p99', 22],
  ['CPU per player (+ database)', 28],
  ['memory per player', 18],
  ['load', 5],
] as const;
const print = (cells: readonly string[]) =>
  console.log(cells.map((cell, i) => cell.padStart(columns[i]?.[1] ?? 0)).join(' '));
// First, before anything else has used the memory.
const wantsHall = HALL_NAME.includes(values.layout);
const hall = wantsHall ? await measureHall(values.quick ? QUICK_HALL : HALL) : undefined;
if (hall !== undefined && !values.json) console.log(`${hallLines(hall).join('\n')}\n`);

if (!values.json) print(columns.map(([name]) => name));

for (const layout of LAYOUTS.filter(({ name }) => name.includes(values.layout))) {
  await benchLayout(layout, { players, seconds, measured: show });
}

function show(one: BenchFigures): void {
  figures.push(one);
  if (values.json) return;
  const { acknowledge, everyone } = one;
  print([
    one.layout,
    `${one.players}`,
    one.turnsPerSecond.toFixed(0),
    `${one.refused}`,
    `${acknowledge.p50.toFixed(1)} / ${acknowledge.p99.toFixed(1)} ms${one.isHeld ? '' : ' (too slow)'}`,
    `${everyone.p50.toFixed(1)} / ${everyone.p99.toFixed(1)} ms`,
    `${one.cpu.toFixed(3)} (+ ${one.databaseCpu.toFixed(3)}) ‰`,
    `${(one.memory / 1000).toFixed(0)} kB`,
    one.loadCpu.toFixed(2),
  ]);
}

const machine = { cores: availableParallelism(), before, isBusy: before > CALM, sync, yardstick };
if (values.json) console.log(JSON.stringify({ machine, figures, hall }));
else {
  console.log(
    `Tables of four, each player a turn every 5 s for ${seconds} s. Held: p99 to the acknowledgement up to ${HELD_MS} ms.`,
  );
  console.log(
    `CPU in thousandths of a core; load: cores used by the simulated players, on the same ${machine.cores} cores.`,
  );
  console.log(
    `Yardstick: durable write of a page ${sync.p50.toFixed(1)} ms, 99th percentile ${sync.p99.toFixed(1)} ms.`,
  );
  console.log(`Yardstick: ${yardstick.toFixed(0)} chess positions per second.`);
  if (machine.isBusy) {
    console.log(
      `The machine was busy before it began (load average ${before.toFixed(1)}): measure again when it is idle.`,
    );
  }
}
