import { spawnSync } from 'node:child_process';
import { connect, createServer, type Server } from 'node:net';

/** A network namespace for one node, with a link for players and other nodes, and one for the database, which can be cut. */
export class Namespace {
  readonly #name = `picket-${process.pid}`;
  readonly #ends = { players: `pkp${process.pid % 10_000}`, database: `pkd${process.pid % 10_000}` };
  readonly #net = 1 + (process.pid % 250);
  #proxy: Server | undefined;

  /** The command prefix that runs a program in the namespace. */
  get wrapper(): readonly string[] {
    return ['ip', 'netns', 'exec', this.#name];
  }

  /** The node's address, inside the namespace. */
  get inside(): string {
    return `10.77.${this.#net}.2`;
  }

  /** The address of everything outside. */
  get outside(): string {
    return `10.77.${this.#net}.1`;
  }

  /** The same database, over the link that can be cut. */
  database(url: string): string {
    return url.replace('127.0.0.1', `10.78.${this.#net}.1`);
  }

  async open(databasePort: number): Promise<void> {
    ip('netns', 'add', this.#name);
    ip('-n', this.#name, 'link', 'set', 'lo', 'up');
    this.#link(this.#ends.players, `10.77.${this.#net}`);
    this.#link(this.#ends.database, `10.78.${this.#net}`);
    // The database listens on localhost only.
    this.#proxy = createServer((socket) => {
      const upstream = connect(databasePort, '127.0.0.1');
      for (const [one, other] of [
        [socket, upstream],
        [upstream, socket],
      ] as const) {
        one.on('error', () => other.destroy());
        one.on('close', () => other.destroy());
        one.pipe(other);
      }
    });
    await new Promise<void>((resolve) => this.#proxy?.listen(databasePort, `10.78.${this.#net}.1`, resolve));
  }

  cut(): void {
    ip('link', 'set', this.#ends.database, 'down');
  }

  repair(): void {
    ip('link', 'set', this.#ends.database, 'up');
  }

  /** Also removes its links. */
  close(): void {
    this.#proxy?.close();
    spawnSync('ip', ['netns', 'del', this.#name]);
  }

  #link(end: string, net: string): void {
    ip('link', 'add', end, 'type', 'veth', 'peer', 'name', `${end}i`, 'netns', this.#name);
    ip('addr', 'add', `${net}.1/24`, 'dev', end);
    ip('link', 'set', end, 'up');
    ip('-n', this.#name, 'addr', 'add', `${net}.2/24`, 'dev', `${end}i`);
    ip('-n', this.#name, 'link', 'set', `${end}i`, 'up');
  }
}

/** Whether this user may create namespaces. */
export function hasNamespaces(): boolean {
  const name = `picket-try-${process.pid}`;
  const isMade = spawnSync('ip', ['netns', 'add', name]).status === 0;
  if (isMade) spawnSync('ip', ['netns', 'del', name]);
  return isMade;
}

function ip(...args: readonly string[]): void {
  const { status, stderr } = spawnSync('ip', [...args]);
  if (status !== 0) throw new Error(`ip ${args.join(' ')}: ${stderr.toString().trim()}`);
}
