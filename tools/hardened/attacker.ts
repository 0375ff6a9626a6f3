// node tools/hardened/attacker.ts NAME URL SECONDS: one attack, in its own process. It prints “ready”, waits for
// a line, attacks, and prints its outcome as JSON.
import { once } from 'node:events';
import { pause, type Site } from './attack.ts';
import { ATTACKS } from './attacks.ts';
import { relay } from './enemy.ts';

const [name = '', url = '', seconds = ''] = process.argv.slice(2);
const attack = ATTACKS[name];
if (attack === undefined) throw new Error(`There is no attack “${name}”.`);

let deadline = 0;
const site: Site = {
  url,
  relayed: await relay(url),
  begin: async () => {
    process.stdout.write('ready\n');
    await once(process.stdin, 'data');
    deadline = performance.now() + Number(seconds) * 1000;
  },
  goesOn: () => performance.now() < deadline,
};

const outcome = await attack.run(site);
// Honest tables need some time for measurements.
while (site.goesOn()) await pause(100);
process.stdout.write(`${JSON.stringify(outcome)}\n`, () => process.exit(0));
