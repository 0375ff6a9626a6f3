// npm run chaos [-- --times N --fault NAME]: breaks a cluster on purpose while players play, and compares what they saw with what is stored.
import { parseArgs } from 'node:util';
import { chaos, FAULTS } from './cluster/chaos.ts';

const { values } = parseArgs({
  options: { times: { type: 'string', default: '20' }, fault: { type: 'string' } },
});
const times = Number(values.times);
for (const fault of FAULTS.filter((name) => values.fault === undefined || name === values.fault)) {
  const start = performance.now();
  const found = await chaos(fault, times, fault);
  const wrong = found.lost.length + found.doubled.length + found.dealtAgain.length + found.storedTwice;
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(
    `${wrong === 0 ? 'ok    ' : 'FAILED'} ${fault} × ${times}: ${found.acknowledged} turns acknowledged, ` +
      `${found.resent} sent again (${found.resentStored} were stored), ${found.refused.length} refused, ` +
      `${wrong} lost, doubled or changed; ${seconds} s`,
  );
  for (const kind of ['lost', 'doubled', 'dealtAgain', 'refused'] as const) {
    if (found[kind].length > 0) console.log(`       ${kind}: ${found[kind].slice(0, 5).join('; ')}`);
  }
  if (wrong > 0) process.exitCode = 1;
}
