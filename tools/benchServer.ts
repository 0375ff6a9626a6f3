// npm run bench:server [-- --json] [-- --quick]: how many players one server process can handle, next to the
// speed of the disk.
import { measureCrowd } from './online/crowd.ts';
import { LOAD, measureLoad } from './online/load.ts';
import { perft } from './yardstick.ts';

const args = process.argv.slice(2);
const quick = args.includes('--quick');
const load = await measureLoad(quick ? { ...LOAD, tables: 50, seconds: 15, idle: 500 } : LOAD);
const crowd = await measureCrowd(200, quick ? 5 : 20);
const { nodes, seconds } = perft();
const yardstick = nodes / seconds;

if (args.includes('--json')) console.log(JSON.stringify({ load, crowd, yardstick }));
else {
  const row = (what: string, figure: string) => console.log(`${what.padEnd(60)} ${figure.padStart(16)}`);
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  row('Players at tables of four, each a turn every 5 s', `${load.players} at ${load.tables}`);
  row('Turns submitted per second', load.turnsPerSecond.toFixed(0));
  row('Turns refused', `${load.refused} of ${load.turns}`);
  row('From sending a turn to its acknowledgement, median', ms(load.acknowledge.p50));
  row('  99th percentile', ms(load.acknowledge.p99));
  row('From the last turn to the next round at a seat, median', ms(load.fanOut.p50));
  row('  99th percentile', ms(load.fanOut.p99));
  row('Memory of an idle connection', `${(load.perConnection / 1000).toFixed(1)} kB`);
  row(`One table of ${crowd.seats}: to the next round, 99th percentile`, ms(crowd.p99));
  row('Yardstick: durable write of a page, median', ms(load.sync.p50));
  row('  99th percentile', ms(load.sync.p99));
  row('  worst', ms(load.sync.worst));
  row('Yardstick: chess positions per second', yardstick.toFixed(0));
}
