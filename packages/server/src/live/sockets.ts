import type { Command, WireCode } from 'picket-protocol';
import type { WebSocket } from 'ws';
import type { Spending } from '../bus/spending.ts';
import type { Config } from '../config/schema.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { Traces } from '../ops/traces.ts';
import type { Moderation } from '../ops/moderation.ts';
import { CLOSED, closeSoon, Connection, type ConnectedFrom } from './connection.ts';
import { Buckets, seatBucket } from './rate.ts';
import type { Owners } from './owners.ts';
import type { Rooms } from './rooms.ts';
import { Shares } from './shares.ts';
import { isUnfinished, type TableState } from '../table/state.ts';
import { sendMessage } from './viewer.ts';

export interface SocketsDependencies {
  readonly config: Config;
  readonly rooms: Rooms;
  readonly owners: Owners;
  readonly moderation: Moderation;
  readonly metrics: Metrics;
  readonly traces: Traces;
  readonly spending: Spending;
  readonly now: () => number;
  readonly elapsed: () => number;
  readonly failed: (error: unknown) => void;
}

/** Milliseconds until a socket without a hello is closed. */
const HELLO_TIMEOUT_MS = 15_000;
/** Milliseconds for the closing handshake at shutdown. */
const CLOSE_TIMEOUT_MS = 3000;

/** All open sockets, with their shared limits, metrics and pings. */
export class Sockets {
  readonly #deps: SocketsDependencies;
  readonly #connections = new Map<Connection, number>();
  readonly #shares: Shares<Connection>;
  readonly #addresses: Buckets;
  readonly #arrivals: Buckets;
  readonly #messages: Buckets;
  readonly #chats: Buckets;
  /** Bytes queued for all clients. */
  backlog = 0;
  #number = 0;
  #draining = false;

  constructor(deps: SocketsDependencies) {
    const { limits } = deps.config;
    this.#deps = deps;
    this.#shares = new Shares(limits.sockets);
    this.#addresses = deps.spending.buckets('addressMessages');
    this.#arrivals = deps.spending.buckets('addressSockets');
    this.#messages = new Buckets(limits.messages);
    this.#chats = new Buckets(limits.chat);
  }

  get config(): Config {
    return this.#deps.config;
  }

  get rooms(): Rooms {
    return this.#deps.rooms;
  }

  get metrics(): Metrics {
    return this.#deps.metrics;
  }

  get traces(): Traces {
    return this.#deps.traces;
  }

  get size(): number {
    return this.#connections.size;
  }

  now(): number {
    return this.#deps.now();
  }

  elapsed(): number {
    return this.#deps.elapsed();
  }

  failed(error: unknown): void {
    this.#deps.failed(error);
  }

  accept(socket: WebSocket, from: ConnectedFrom): void {
    const isTooFast = this.#arrivals.take(from.address, this.elapsed()) > 0;
    const connection = new Connection(socket, this, from);
    const admitted = this.#draining || isTooFast ? undefined : this.#shares.admit(from.address, connection);
    if (admitted === undefined) {
      this.metrics.refused.inc({ what: 'socket' });
      return closeSoon(socket, CLOSED.full);
    }
    this.#connections.set(connection, this.#number++);
    admitted.displaced?.expel(CLOSED.full);
  }

  /** A player's device: its address owns the table if none does yet, and it is displaced last. */
  seated(connection: Connection, table: TableState): void {
    if (isUnfinished(table)) this.#deps.owners.own(table.id, connection.address);
    this.#shares.keep(connection.address, connection);
  }

  forget(connection: Connection): void {
    this.#connections.delete(connection);
    this.#shares.release(connection.address, connection);
  }

  numberOf(connection: Connection): number {
    return this.#connections.get(connection) ?? -1;
  }

  /**
   * Milliseconds until this seat or socket may send again, and whether it is too fast itself or only together with the other sockets of
   * its address. Rejected messages don't count against the address.
   */
  whyWait(address: string, bucket: string, cost = 1): { readonly wait: number; readonly isOwn: boolean } {
    const now = this.elapsed();
    const own = this.#messages.take(bucket, now, cost);
    if (own > 0) return { wait: own, isOwn: true };
    // Its sockets compete for the same tokens: they return one by one, not all at once.
    const shared = this.#addresses.take(address, now, cost);
    return { wait: Math.ceil(shared * (1 + Math.random() * this.#shares.heldBy(address))), isOwn: false };
  }

  /** The same for a seat that sends requests without a socket. */
  whyWaitSeat(table: string, key: number): number {
    return this.#messages.take(seatBucket(table, key), this.elapsed());
  }

  /** Why a command is rejected before it reaches the table. */
  whyNot(command: Command, seat: string): WireCode | undefined {
    const talks = command.type === 'chat' || command.type === 'react' || command.type === 'report';
    if (talks && this.#chats.take(seat, this.elapsed()) > 0) return 'too-fast';
    return this.#deps.moderation.whyNot(command);
  }

  ping(): void {
    const now = this.elapsed();
    for (const connection of this.#connections.keys()) {
      if (!connection.greeted && now - connection.opened > HELLO_TIMEOUT_MS) connection.close(CLOSED.policy);
      else connection.ping();
    }
    for (const buckets of [this.#addresses, this.#arrivals, this.#messages, this.#chats]) buckets.sweep(now);
  }

  /** Announces the restart and closes all sockets; clients reconnect automatically. */
  drain(): void {
    this.#draining = true;
    for (const connection of this.#connections.keys()) {
      sendMessage(connection, { type: 'draining' });
      connection.close();
    }
    setTimeout(() => {
      for (const connection of this.#connections.keys()) connection.terminate();
    }, CLOSE_TIMEOUT_MS).unref();
  }
}
