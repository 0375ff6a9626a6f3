import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWeb } from '../buildWeb.ts';
import { root } from '../picket.ts';

/** Below the ephemeral port range. */
const FIRST_PORT = 23_000;
const PORTS = 1000;
const MAIN = join(root, 'packages/cli/src/main.ts');
const PATIENCE = 60_000;

/** `picket serve` in its own process and folder; the data outlives the process, until `remove`. */
export class TestServer {
  readonly folder: string;
  readonly #config: string;
  #port = FIRST_PORT + (process.pid % PORTS);
  #process: ChildProcess | undefined;

  constructor(settings: object = {}) {
    this.folder = mkdtempSync(join(tmpdir(), 'picket-online-'));
    this.#config = join(this.folder, 'config.json');
    writeFileSync(this.#config, JSON.stringify({ log: 'warn', ...settings }));
  }

  get url(): string {
    return `http://localhost:${this.#port}`;
  }

  get pid(): number {
    return this.#process?.pid ?? 0;
  }

  get isRunning(): boolean {
    return this.#process?.exitCode === null && this.#process.signalCode === null;
  }

  /** Resolves with the address that it prints. */
  async start(): Promise<void> {
    await buildWeb();
    const child = spawn(
      process.execPath,
      [
        MAIN,
        'serve',
        '--port',
        `${this.#port}`,
        '--data',
        join(this.folder, 'data'),
        '--config',
        this.#config,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    this.#process = child;
    let said = '';
    await new Promise<void>((resolve, reject) => {
      const giveUp = setTimeout(() => reject(new Error('The server did not start.')), PATIENCE);
      child.once('exit', (code) => reject(new Error(`The server exited with ${code}.`)));
      child.stdout.on('data', (text: Buffer) => {
        said += text.toString();
        const port = /Picket is at http:\/\/\S+:(\d+)/.exec(said)?.[1];
        if (port === undefined) return;
        this.#port = Number(port);
        clearTimeout(giveUp);
        resolve();
      });
    });
  }

  /** Without warning, like a power cut. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** The memory of the process, in bytes. */
  memory(): number {
    const status = readFileSync(`/proc/${this.pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    if (child === undefined || !this.isRunning) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }
}
