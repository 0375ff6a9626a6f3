import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, type PrivatePostgres } from '../../packages/server/src/cluster/postgres.ts';
import { hasRedis, startRedis, type PrivateRedis } from '../../packages/server/src/cluster/redis.ts';
import { eventually } from '../online/eventually.ts';
import { cpuSecondsOf, TestServer, type Launch } from '../online/testServer.ts';
import { Namespace } from './namespace.ts';

/** Below the ephemeral ports. */
const FIRST_PORT = 29_000;
const PORTS = 1000;
export const LEASE_MS = 2000;
const DISK = '300m';
const HOUR_MS = 3_600_000;

export interface NodesInput {
  /** Whether the first node reaches the database over a link that can be cut. */
  readonly hasLink?: boolean;
  /** Whether the database has a small disk. */
  readonly hasSmallDisk?: boolean;
  /** Whether the clocks of the nodes are an hour fast or slow. */
  readonly hasWrongClocks?: boolean;
  /** By node: another checkout whose server to run. */
  readonly checkouts?: readonly (string | undefined)[];
  /** Other settings of the nodes. */
  readonly settings?: object;
}

/** A database, a bus and some nodes, each in a process that can be killed or stopped. */
export class Nodes {
  readonly #input: NodesInput;
  readonly #folder = mkdtempSync(join(tmpdir(), 'picket-cluster-'));
  readonly #port = FIRST_PORT + (process.pid % PORTS);
  #postgres: PrivatePostgres | undefined;
  #redis: PrivateRedis | undefined;
  #link: Namespace | undefined;
  #nodes: TestServer[] = [];

  constructor(input: NodesInput = {}) {
    this.#input = input;
  }

  get all(): readonly TestServer[] {
    return this.#nodes;
  }

  get urls(): readonly string[] {
    return this.#nodes.filter(({ isRunning, url }) => isRunning && url !== '').map(({ url }) => url);
  }

  get database(): string {
    return this.#postgres?.url ?? '';
  }

  get link(): Namespace | undefined {
    return this.#link;
  }

  async start(count: number): Promise<void> {
    // PostgreSQL doesn't run as root, so its user needs access to the folder.
    chmodSync(this.#folder, 0o711);
    if (this.#input.hasSmallDisk === true) {
      mkdirSync(this.#database);
      spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', this.#database]);
    }
    await this.startDatabase();
    await this.startBus();
    if (this.#input.hasLink === true) {
      this.#link = new Namespace();
      await this.#link.open(this.#port);
    }
    this.#nodes = Array.from({ length: count }, (_, i) => new TestServer(this.#settings(i)));
    for (const i of this.#nodes.keys()) await this.startNode(i);
  }

  #settings(i: number): object {
    const link = this.#link;
    return {
      database: link !== undefined && i === 0 ? link.database(this.database) : this.database,
      bus: this.#redis === undefined || link !== undefined ? 'none' : this.#redis.url,
      host: link === undefined ? '127.0.0.1' : i === 0 ? link.inside : link.outside,
      cluster: { leaseSeconds: LEASE_MS / 1000 },
      metrics: { port: 0 },
      limits: { messages: { burst: 1e6, perSecond: 1e6 } },
      ...this.#input.settings,
    };
  }

  async startNode(i: number): Promise<void> {
    await this.#nodes[i]?.start({ quiet: true, ...this.#launch(i) });
  }

  #launch(i: number): Launch {
    if (this.#link !== undefined && i === 0) return { wrapper: this.#link.wrapper };
    const checkout = this.#input.checkouts?.[i];
    if (checkout !== undefined) return { root: checkout };
    if (this.#input.hasWrongClocks !== true) return {};
    const preload = join(this.#folder, `clock${i}.mjs`);
    const by = i % 2 === 0 ? HOUR_MS : -HOUR_MS;
    writeFileSync(preload, `const { now } = Date;\nDate.now = () => now() + ${by};\n`);
    return { preload };
  }

  get #database(): string {
    return join(this.#folder, 'postgres');
  }

  async startDatabase(): Promise<void> {
    await this.#postgres?.stop();
    const start = async () => {
      this.#postgres = await startPostgres({ folder: this.#database, port: this.#port });
      return true;
    };
    // After a crash, the old processes take a moment to exit.
    if (!(await eventually(() => start().catch(() => false)))) await start();
  }

  /** Without warning, like a power cut. */
  killDatabase(): void {
    process.kill(this.#databasePid, 'SIGKILL');
  }

  /** Seconds of CPU time used by all of its processes. */
  get databaseCpuSeconds(): number {
    const main = this.#databasePid;
    const parts = spawnSync('ps', ['-o', 'pid=', '--ppid', `${main}`]).stdout.toString();
    const pids = [main, ...parts.trim().split(/\s+/).map(Number)];
    return pids.reduce((sum, pid) => sum + cpuSecondsOf(pid), 0);
  }

  get #databasePid(): number {
    return Number(readFileSync(join(this.#database, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
  }

  get isDatabaseRunning(): boolean {
    try {
      return process.kill(this.#databasePid, 0);
    } catch {
      return false;
    }
  }

  /** Until `emptyDisk`, the database can't write. */
  fillDisk(): void {
    spawnSync('dd', ['if=/dev/zero', `of=${join(this.#database, 'ballast')}`, 'bs=64k']);
  }

  emptyDisk(): void {
    rmSync(join(this.#database, 'ballast'), { force: true });
  }

  async startBus(): Promise<void> {
    if (!hasRedis()) return;
    const { password } = this.#redis ?? {};
    await this.#redis?.stop();
    this.#redis = await startRedis({
      folder: join(this.#folder, 'redis'),
      // Those of the databases of other processes are next to this one's.
      port: this.#port + PORTS,
      ...(password !== undefined && { password }),
    });
  }

  killBus(): void {
    this.#redis?.kill();
  }

  async remove(): Promise<void> {
    for (const node of this.#nodes) {
      if (node.isRunning) process.kill(node.pid, 'SIGCONT');
      await node.kill();
      node.remove();
    }
    this.#link?.close();
    await this.#redis?.stop();
    await this.#postgres?.stop();
    if (this.#input.hasSmallDisk === true) spawnSync('umount', [this.#database]);
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
