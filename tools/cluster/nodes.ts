import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, type PrivatePostgres } from '../../packages/server/src/cluster/postgres.ts';
import { eventually } from '../online/eventually.ts';
import { TestServer } from '../online/testServer.ts';

/** Below the ephemeral ports. */
const FIRST_PORT = 29_000;
const PORTS = 1000;
export const LEASE_MS = 2000;

/** A database and some nodes, each a process that can be killed or stopped. */
export class Nodes {
  readonly #folder = mkdtempSync(join(tmpdir(), 'picket-cluster-'));
  readonly #port = FIRST_PORT + (process.pid % PORTS);
  #postgres: PrivatePostgres | undefined;
  #nodes: TestServer[] = [];

  get all(): readonly TestServer[] {
    return this.#nodes;
  }

  get urls(): readonly string[] {
    return this.#nodes.filter(({ isRunning, url }) => isRunning && url !== '').map(({ url }) => url);
  }

  get database(): string {
    return this.#postgres?.url ?? '';
  }

  async start(count: number): Promise<void> {
    // PostgreSQL does not run as root, and its user has to get through.
    chmodSync(this.#folder, 0o711);
    await this.startDatabase();
    const settings = {
      database: this.database,
      host: '127.0.0.1',
      cluster: { leaseSeconds: LEASE_MS / 1000 },
      metrics: { port: 0 },
      limits: { messages: { burst: 1e6, perSecond: 1e6 } },
    };
    this.#nodes = Array.from({ length: count }, () => new TestServer(settings));
    for (const node of this.#nodes) await node.start({ quiet: true });
  }

  async startDatabase(): Promise<void> {
    const folder = join(this.#folder, 'postgres');
    await this.#postgres?.stop();
    const start = async () => {
      this.#postgres = await startPostgres({ folder, port: this.#port });
      return true;
    };
    // After a crash, the old processes need a moment to end.
    if (!(await eventually(() => start().catch(() => false)))) await start();
  }

  /** Without warning, like a power cut. */
  killDatabase(): void {
    const file = join(this.#folder, 'postgres', 'data', 'postmaster.pid');
    process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 'SIGKILL');
  }

  async remove(): Promise<void> {
    for (const node of this.#nodes) {
      if (node.isRunning) process.kill(node.pid, 'SIGCONT');
      await node.kill();
      node.remove();
    }
    await this.#postgres?.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
