import { spawn, type ChildProcess } from 'node:child_process';

/** Below the ports that systems use for outgoing connections. */
const FIRST_PORT = 28_000;
const PORTS = 1000;
const PATIENCE = 120_000;

/** One of this process's two ports. */
export const portFor = (program: 0 | 1): number => FIRST_PORT + ((2 * process.pid + program) % PORTS);

/** A program that runs during the tests. */
export class Program {
  readonly #child: ChildProcess;
  #output = '';

  constructor(file: string, args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
    this.#child = spawn(file, [...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
    });
    const keep = (text: Buffer) => {
      this.#output += text.toString();
    };
    this.#child.stdout?.on('data', keep);
    this.#child.stderr?.on('data', keep);
    // `says` then fails with this message.
    this.#child.on('error', (error) => keep(Buffer.from(error.message)));
  }

  /** Waits until its output matches. */
  async says(pattern: RegExp): Promise<RegExpExecArray> {
    const found = await until(() => {
      if (this.#child.exitCode !== null) throw new Error(`The program exited: ${this.#output}`);
      return pattern.exec(this.#output) ?? undefined;
    });
    if (found === undefined) throw new Error(`The program doesn't print ${pattern}: ${this.#output}`);
    return found;
  }

  async end(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const ended = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.kill('SIGKILL');
    await ended;
  }
}

/** Waits for a value; undefined if that takes too long. */
export async function until<T>(look: () => T | undefined | Promise<T | undefined>): Promise<T | undefined> {
  for (const start = Date.now(); Date.now() - start < PATIENCE;) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return undefined;
}
