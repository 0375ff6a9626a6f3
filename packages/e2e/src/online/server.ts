import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';

const CLI = join(import.meta.dirname, '../../../cli/src/main.ts');
const SERVER = join(import.meta.dirname, '../../../server');

/** Below the ephemeral port range, and apart from the ports that serve the client alone. */
const FIRST_PORT = 23_000;
const PORTS = 4000;
const PATIENCE = 120_000;

/** The database of a server of an earlier version. */
export function frozenDatabase(version: string): Uint8Array {
  return gunzipSync(readFileSync(join(SERVER, 'test/frozen', version, 'picket.db.gz')));
}

/** A server with its own process and folder, which can be stopped and restarted. */
export class TestServer {
  readonly #folder: string;
  #port: number;
  #child: ChildProcess | undefined;

  private constructor(folder: string) {
    this.#folder = folder;
    this.#port = FIRST_PORT + (process.pid % PORTS);
  }

  /** Takes any setting of `picket serve --config`, and optionally another server's data. */
  static async start(config: Record<string, unknown> = {}, database?: Uint8Array): Promise<TestServer> {
    const folder = await mkdtemp(join(tmpdir(), 'picket-e2e-'));
    await mkdir(join(folder, 'data'));
    if (database !== undefined) await writeFile(join(folder, 'data/picket.db'), database);
    await writeFile(join(folder, 'config.json'), JSON.stringify({ log: 'silent', ...config }));
    const server = new TestServer(folder);
    await server.run();
    return server;
  }

  get url(): string {
    return `http://localhost:${this.#port}`;
  }

  async run(): Promise<void> {
    const port = ['--port', String(this.#port)];
    const files = ['--data', join(this.#folder, 'data'), '--config', join(this.#folder, 'config.json')];
    const child = spawn(process.execPath, [CLI, 'serve', ...port, ...files], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    this.#port = await new Promise<number>((resolve, reject) => {
      let said = '';
      const hear = (text: Buffer): void => {
        said += text.toString();
        const port = /http:\/\/localhost:(\d+)/.exec(said)?.[1];
        if (port !== undefined) resolve(Number(port));
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.on('exit', () => reject(new Error(`The server exited at once: ${said}`)));
      setTimeout(() => reject(new Error(`The server printed no address: ${said}`)), PATIENCE).unref();
    });
  }

  /** Stops it, gently or not; its data stays. */
  async end(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (child === undefined || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }

  /** Runs an operator command. */
  async operate(...order: readonly string[]): Promise<void> {
    const data = ['--data', join(this.#folder, 'data')];
    await promisify(execFile)(process.execPath, [CLI, 'operate', ...order, ...data]);
  }

  async dispose(): Promise<void> {
    await this.end('SIGKILL');
    await rm(this.#folder, { recursive: true, force: true });
  }
}
