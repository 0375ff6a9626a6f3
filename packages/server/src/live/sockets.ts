import type { Command, WireCode } from 'picket-protocol';
import type { WebSocket } from 'ws';
import type { Config } from '../config/schema.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { Manners } from '../ops/manners.ts';
import { CLOSED, Connection } from './connection.ts';
import { Buckets, seatBucket } from './rate.ts';
import type { Rooms } from './rooms.ts';
import { tell } from './viewer.ts';

export interface SocketsSurroundings {
  readonly config: Config;
  readonly rooms: Rooms;
  readonly manners: Manners;
  readonly metrics: Metrics;
  readonly now: () => number;
  readonly failed: (error: unknown) => void;
}

/** Milliseconds for which a socket may be silent before it says hello. */
const SILENCE = 15_000;
/** Milliseconds that others have to say goodbye when the server ends. */
const FAREWELL = 3000;

/** Every open socket, and what they share: limits, counting, signs of life. */
export class Sockets {
  readonly #around: SocketsSurroundings;
  readonly #connections = new Map<Connection, number>();
  readonly #addresses: Buckets;
  readonly #arrivals: Buckets;
  readonly #messages: Buckets;
  readonly #chats: Buckets;
  #number = 0;
  #draining = false;

  constructor(around: SocketsSurroundings) {
    const { limits } = around.config;
    this.#around = around;
    this.#addresses = new Buckets(limits.addressMessages);
    this.#arrivals = new Buckets(limits.addressSockets);
    this.#messages = new Buckets(limits.messages);
    this.#chats = new Buckets(limits.chat);
  }

  get config(): Config {
    return this.#around.config;
  }

  get rooms(): Rooms {
    return this.#around.rooms;
  }

  get metrics(): Metrics {
    return this.#around.metrics;
  }

  get size(): number {
    return this.#connections.size;
  }

  now(): number {
    return this.#around.now();
  }

  failed(error: unknown): void {
    this.#around.failed(error);
  }

  accept(socket: WebSocket, from: { readonly table: string; readonly address: string }): void {
    const full = this.#connections.size >= this.config.limits.sockets || this.#draining;
    if (full || this.#arrivals.take(from.address, this.now()) > 0) return socket.close(CLOSED.full);
    this.#connections.set(new Connection(socket, this, from), this.#number++);
  }

  forget(connection: Connection): void {
    this.#connections.delete(connection);
  }

  numberOf(connection: Connection): number {
    return this.#connections.get(connection) ?? -1;
  }

  /** Milliseconds until this address, and this seat or socket, may say something again. */
  whyWait(address: string, bucket: string): number {
    const now = this.now();
    return Math.max(this.#messages.take(bucket, now), this.#addresses.take(address, now));
  }

  /** The same for a seat that speaks without a socket. */
  whyWaitSeat(table: string, key: number): number {
    return this.#messages.take(seatBucket(table, key), this.now());
  }

  /** Why a command is not even looked at. */
  whyNot(command: Command, seat: string): WireCode | undefined {
    const talks = command.type === 'chat' || command.type === 'react' || command.type === 'report';
    if (talks && this.#chats.take(seat, this.now()) > 0) return 'too-fast';
    return this.#around.manners.whyNot(command);
  }

  beat(): void {
    const now = this.now();
    for (const connection of this.#connections.keys()) {
      if (!connection.greeted && now - connection.opened > SILENCE) connection.close(CLOSED.policy);
      else connection.beat();
    }
    for (const buckets of [this.#addresses, this.#arrivals, this.#messages, this.#chats]) buckets.sweep(now);
  }

  /** Everybody is told that the server restarts, and comes again by itself. */
  drain(): void {
    this.#draining = true;
    for (const connection of this.#connections.keys()) {
      tell(connection, { type: 'draining' });
      connection.close();
    }
    setTimeout(() => {
      for (const connection of this.#connections.keys()) connection.cut();
    }, FAREWELL).unref();
  }
}
