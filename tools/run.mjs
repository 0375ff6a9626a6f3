// node tools/run.mjs SCRIPT [ARGUMENT…]: sets up, then runs the script (a path from the root) with the right
// Node and exits with its code. Plain JavaScript for Node 20, because it runs before anything is installed.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { environmentFor, root, setUp } from './setup.mjs';

const [script, ...args] = process.argv.slice(2);
const node = await setUp().catch(fail);
const child = spawn(node, [join(root, script), ...args], { stdio: 'inherit', env: environmentFor(node) });

// A terminal sends Ctrl-C to the child as well: wait for it to decide.
const pass = (signal) => signal !== 'SIGINT' && child.kill(signal);
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
for (const signal of signals) process.on(signal, pass);

child.on('error', fail);
child.on('exit', (code, signal) => {
  for (const name of signals) process.off(name, pass);
  if (signal === null) process.exitCode = code;
  else process.kill(process.pid, signal);
});

function fail(error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
