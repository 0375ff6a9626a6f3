import { EventEmitter } from 'node:events';
import type { Sockets } from '../../packages/server/src/live/sockets.ts';
import type { Actor, World } from './world.ts';

/** The network between the clients and a node. */
export interface Line {
  isCut: boolean;
  /** The most milliseconds one way. */
  latency: number;
}

interface Ends {
  readonly line: Line;
  readonly node: Actor;
  readonly client: Actor;
  readonly hear: (text: string) => void;
  readonly closed: () => void;
}

/** A node's end of a socket, with what the server uses of it. Messages arrive in order, or not at all. */
export class SimulatedSocket extends EventEmitter {
  readonly OPEN = 1;
  readonly bufferedAmount = 0;
  readyState = 1;
  readonly #world: World;
  readonly #ends: Ends;
  #toNode = 0;
  #toClient = 0;

  constructor(world: World, ends: Ends) {
    super();
    this.#world = world;
    this.#ends = ends;
  }

  asWebSocket(): Parameters<Sockets['accept']>[0] {
    return this as unknown as Parameters<Sockets['accept']>[0];
  }

  /** Receives a message from the client. */
  receive(text: string): void {
    this.#later('node', () => this.emit('message', Buffer.from(text), false));
  }

  /** The client has disconnected. */
  hangUp(): void {
    this.#later('node', () => this.#end());
  }

  send(text: string): void {
    this.#later('client', () => this.#ends.hear(text));
  }

  ping(): void {
    this.#later('client', () => this.#later('node', () => this.emit('pong')));
  }

  pong(): void {}
  pause(): void {}
  resume(): void {}

  close(): void {
    this.#later('client', () => this.#ends.closed());
    this.#end();
  }

  terminate(): void {
    this.close();
  }

  #end(): void {
    if (this.readyState !== this.OPEN) return;
    this.readyState = 3;
    this.emit('close', 1006);
  }

  #later(to: 'node' | 'client', run: () => void): void {
    const { line, node, client } = this.#ends;
    if (line.isCut) return;
    const at = this.#world.now + this.#world.between(0.1, line.latency);
    const last = to === 'node' ? this.#toNode : this.#toClient;
    const arrives = Math.max(at, last);
    if (to === 'node') this.#toNode = arrives;
    else this.#toClient = arrives;
    const arrived = () => {
      if (!line.isCut && (to === 'client' || this.readyState === this.OPEN)) run();
    };
    this.#world.after(arrives - this.#world.now, arrived, to === 'node' ? node : client);
  }
}
