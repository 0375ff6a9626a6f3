import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { Outcome } from './attack.ts';
import { ATTACKER_CORE, onCore } from './cores.ts';

/** A timeout for attacks and their preparations. */
const PATIENCE = 240_000;

/** An attack in its own process, on its own core. */
export class AttackerProcess {
  readonly #child: ChildProcessByStdio<Writable, Readable, null>;
  readonly #lines: AsyncIterator<string>;

  constructor(name: string, url: string, seconds: number) {
    const script = join(import.meta.dirname, 'attacker.ts');
    const [command, ...args] = [...onCore(ATTACKER_CORE), process.execPath, script, name, url, `${seconds}`];
    this.#child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'], timeout: PATIENCE });
    this.#lines = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]();
  }

  /** Resolves when the preparations are done. */
  async ready(): Promise<void> {
    await this.#line();
  }

  async attack(): Promise<Outcome> {
    this.#child.stdin.write('go\n');
    return JSON.parse(await this.#line()) as Outcome;
  }

  async end(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await ended;
  }

  async #line(): Promise<string> {
    const next = await this.#lines.next();
    if (next.done === true) throw new Error('The attacker failed.');
    return next.value;
  }
}
