// npm run chaos [-- --times N --fault NAME --minutes M --fresh]: breaks a cluster on purpose while players play, and compares what they saw
// with what is stored. It can be interrupted and resumed; the report is build/chaos/report.md.
import { parseArgs } from 'node:util';
import { breakAll } from './cluster/breakAll.ts';
import { positive } from './proofParts.ts';

const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '20' },
    fault: { type: 'string' },
    minutes: { type: 'string', default: '1000' },
    fresh: { type: 'boolean', default: false },
  },
});
const { tally, found } = await breakAll({
  times: positive('times', values.times, 20),
  minutes: positive('minutes', values.minutes, 1000),
  fault: values.fault,
  isFresh: values.fresh,
});
for (const { fault, lacks } of found) {
  console.log(lacks === undefined ? tally.lineOf(fault) : `skipped ${fault}: it needs ${lacks}`);
}
if (!tally.isFlawless) process.exitCode = 1;
