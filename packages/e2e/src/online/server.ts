import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { Front } from './front.ts';

const CLI = join(import.meta.dirname, '../../../cli/src/main.ts');
const SERVER = join(import.meta.dirname, '../../../server');

/** Below the ephemeral port range, and apart from the ports of client-only servers. */
const FIRST_PORT = 23_000;
const PORTS = 4000;
/** A test may start its own servers beside that of its worker. */
const SERVERS = 4;
let started = 0;
const PATIENCE = 120_000;

/** The database of a server of an earlier version. */
export function frozenDatabase(version: string): Uint8Array {
  return gunzipSync(readFileSync(join(SERVER, 'test/frozen', version, 'picket.db.gz')));
}

/** With a database, connections are spread over three nodes: `npm run prove -- cluster --part browsers`. */
const { PICKET_E2E_DATABASE: DATABASE, PICKET_E2E_BUS: BUS = 'none' } = process.env;
const NODES = DATABASE === undefined ? 1 : 3;

/** A server with its own processes and folder, which can be stopped and restarted. */
export class TestServer {
  readonly #folder: string;
  readonly #front = NODES > 1 ? new Front() : undefined;
  /** The ports of the front, if there is one, and of the nodes. */
  #port: number;
  readonly #ports: number[];
  #nodes: ChildProcess[] = [];

  private constructor(folder: string) {
    this.#folder = folder;
    const number = process.pid * SERVERS + (started++ % SERVERS);
    this.#port = FIRST_PORT + ((number * (NODES + 1)) % PORTS);
    this.#ports = Array.from({ length: NODES }, (_, i) => this.#port + (NODES > 1 ? i + 1 : 0));
  }

  /** Takes any setting of `picket serve --config`, and optionally another server's data. */
  static async start(config: Record<string, unknown> = {}, database?: Uint8Array): Promise<TestServer> {
    const folder = await mkdtemp(join(tmpdir(), 'picket-e2e-'));
    await mkdir(join(folder, 'data'));
    if (database !== undefined) await writeFile(join(folder, 'data/picket.db'), database);
    const shared = DATABASE === undefined ? {} : { database: DATABASE, bus: BUS, metrics: { port: 0 } };
    await writeFile(join(folder, 'config.json'), JSON.stringify({ log: 'silent', ...shared, ...config }));
    const server = new TestServer(folder);
    await server.#front?.listen(server.#port);
    await server.run();
    return server;
  }

  get url(): string {
    return `http://localhost:${this.#port}`;
  }

  async run(): Promise<void> {
    for (const [i, port] of this.#ports.entries()) this.#ports[i] = await this.#runNode(port);
    this.#front?.use(this.#ports);
    if (this.#front === undefined) this.#port = this.#ports[0] ?? this.#port;
  }

  async #runNode(wanted: number): Promise<number> {
    const port = ['--port', String(wanted)];
    const files = ['--data', join(this.#folder, 'data'), '--config', join(this.#folder, 'config.json')];
    const child = spawn(process.execPath, [CLI, 'serve', ...port, ...files], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#nodes.push(child);
    return new Promise<number>((resolve, reject) => {
      let output = '';
      const hear = (text: Buffer): void => {
        output += text.toString();
        const found = /http:\/\/localhost:(\d+)/.exec(output)?.[1];
        if (found !== undefined) resolve(Number(found));
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.on('exit', () => reject(new Error(`The server exited at once: ${output}`)));
      setTimeout(() => reject(new Error(`The server printed no address: ${output}`)), PATIENCE).unref();
    });
  }

  /** Stops or kills it; its data stays. */
  async end(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const running = this.#nodes.filter(({ exitCode }) => exitCode === null);
    this.#nodes = [];
    this.#front?.use([]);
    await Promise.all(
      running.map((child) => {
        const ended = new Promise((resolve) => child.once('exit', resolve));
        child.kill(signal);
        return ended;
      }),
    );
  }

  /** Runs an operator command. */
  async operate(...order: readonly string[]): Promise<void> {
    const files = ['--data', join(this.#folder, 'data'), '--config', join(this.#folder, 'config.json')];
    await promisify(execFile)(process.execPath, [CLI, 'operate', ...order, ...files]);
  }

  async dispose(): Promise<void> {
    await this.end('SIGKILL');
    this.#front?.close();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
