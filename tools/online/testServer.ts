import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildWeb, dist } from '../buildWeb.ts';
import { root } from '../picket.ts';

/** Below the ephemeral port range. */
const FIRST_PORT = 23_000;
const PORTS = 1000;
const MAIN = 'packages/cli/src/main.ts';
const PATIENCE = 60_000;

/** How the process is started. */
export interface Launch {
  /** The checkout whose server runs. */
  readonly root?: string;
  /** A command prefix, such as `prlimit`. */
  readonly wrapper?: readonly string[];
  /** A module that is loaded first. */
  readonly preload?: string;
  readonly env?: { readonly [name: string]: string };
  /** Whether its error messages are expected, and not printed. */
  readonly quiet?: boolean;
}

/** Linux counts CPU time in hundredths of a second. */
const TICKS = 100;

/** Seconds of CPU time used by a process; 0 if it doesn't exist. */
export function cpuSecondsOf(pid: number): number {
  try {
    // The process name, in parentheses, may contain anything.
    const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) (?!.*\) )/);
    const fields = rest.split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS;
  } catch {
    return 0;
  }
}

/** `picket serve` in its own process and folder; the data outlives the process, until `remove`. */
export class TestServer {
  readonly folder: string;
  readonly #config: string;
  #port = FIRST_PORT + (process.pid % PORTS);
  #process: ChildProcess | undefined;
  #url = '';
  /** Everything that the last process wrote: its log, and its error messages. */
  log = '';
  errors = '';

  constructor(settings: object = {}) {
    this.folder = mkdtempSync(join(tmpdir(), 'picket-online-'));
    this.#config = join(this.folder, 'config.json');
    writeFileSync(this.#config, JSON.stringify({ log: 'warn', client: dist, ...settings }));
  }

  get url(): string {
    return this.#url;
  }

  get data(): string {
    return join(this.folder, 'data');
  }

  get exitCode(): number | null {
    return this.#process?.exitCode ?? null;
  }

  get pid(): number {
    return this.#process?.pid ?? 0;
  }

  get isRunning(): boolean {
    return this.#process?.exitCode === null && this.#process.signalCode === null;
  }

  /** Resolves once it prints its address. */
  async start(launch: Launch = {}): Promise<void> {
    await buildWeb();
    const child = this.#spawn(launch);
    this.#process = child;
    this.log = '';
    this.errors = '';
    this.#url = '';
    if (launch.quiet !== true) child.stderr.pipe(process.stderr);
    child.stderr.on('data', (text: Buffer) => (this.errors += text.toString()));
    await new Promise<void>((resolve, reject) => {
      const giveUp = setTimeout(() => reject(new Error('The server did not start.')), PATIENCE);
      child.once('close', (code) => {
        clearTimeout(giveUp);
        reject(new Error(`The server exited with ${code}.`));
      });
      child.stdout.on('data', (text: Buffer) => {
        this.log += text.toString();
        if (this.#url !== '') return;
        const [, url, port] = /Picket is at (http:\/\/\S+:(\d+))/.exec(this.log) ?? [];
        if (url === undefined) return;
        this.#url = url;
        this.#port = Number(port);
        clearTimeout(giveUp);
        resolve();
      });
    });
  }

  #spawn({ root: checkout = root, wrapper = [], preload, env }: Launch) {
    const [command, ...args] = [
      ...wrapper,
      process.execPath,
      ...(preload === undefined ? [] : ['--import', pathToFileURL(preload).href]),
      join(checkout, MAIN),
      'serve',
      '--port',
      `${this.#port}`,
      '--data',
      this.data,
      '--config',
      this.#config,
    ];
    // Its output is parsed here, so it must be in English.
    return spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, LC_ALL: 'C', ...env },
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

  /** Seconds of CPU time used by the process. */
  cpuSeconds(): number {
    return cpuSecondsOf(this.pid);
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    if (child === undefined || !this.isRunning) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }
}
