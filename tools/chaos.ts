// npm run chaos [-- --times N --fault NAME --minutes M --fresh]: breaks a cluster on purpose while players play, and compares what they saw
// with what is stored. It can be stopped and goes on where it was; the report is build/chaos/report.md.
import { parseArgs } from 'node:util';
import { chaos } from './cluster/chaos.ts';
import { Tally } from './cluster/tally.ts';
import { FAULT_NAMES, faultOf } from './cluster/faults.ts';

/** Faults in one go: each go has a cluster of its own. */
const AT_ONCE = 5;

const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '20' },
    fault: { type: 'string' },
    minutes: { type: 'string', default: '1000' },
    fresh: { type: 'boolean', default: false },
  },
});
const times = Number(values.times);
const end = performance.now() + Number(values.minutes) * 60_000;
const tally = new Tally(values.fresh);
for (const fault of FAULT_NAMES.filter((name) => values.fault === undefined || name === values.fault)) {
  const lacks = faultOf(fault).missing?.();
  if (lacks !== undefined) {
    console.log(`skipped ${fault}: it needs ${lacks}`);
    continue;
  }
  while (tally.timesOf(fault) < times && performance.now() < end) {
    const count = Math.min(AT_ONCE, times - tally.timesOf(fault));
    tally.add(fault, await chaos(fault, count, `${fault} ${tally.timesOf(fault)}`));
  }
  if (tally.timesOf(fault) === 0) continue;
  console.log(tally.lineOf(fault));
}
tally.writeReport();
if (!tally.isFlawless) process.exitCode = 1;
