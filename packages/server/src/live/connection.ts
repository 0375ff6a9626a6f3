import {
  LIMITS,
  PROTOCOL_VERSION,
  readClientMessage,
  type Answer,
  type ClientMessage,
  type Command,
  type WireCode,
} from 'picket-protocol';
import type { WebSocket } from 'ws';
import type { Span } from '../ops/traces.ts';
import { keyOfToken } from '../table/secrets.ts';
import { hasPaper, isHall } from '../table/state.ts';
import { seatBucket } from './rate.ts';
import type { Room } from './room.ts';
import type { Sockets } from './sockets.ts';
import { sendMessage, type Viewer } from './viewer.ts';

/** WebSocket close codes; 4000 and above are our own. */
export const CLOSED = { policy: 1008, again: 1012, full: 1013, protocol: 4000, noTable: 4004 } as const;

/** A command's id, without parsing the command. */
const ID = /"id"\s*:\s*"([\w-]{1,40})"/;

/** Bytes that may be queued for a client even if many clients are slow. */
const SMALL_BACKLOG = 65_536;

/** Shorter than the ping timeout. */
const LONGEST_PAUSE_MS = 5000;
/** Milliseconds for the closing frame to arrive. */
const LAST_WORD_MS = 500;
/** Milliseconds after which excess frames are forgiven. */
const CALM_AFTER_MS = 10_000;

/** Closes the socket of a client that may ignore it, and stops reading from it. */
export function closeSoon(socket: WebSocket, code: number): void {
  socket.pause();
  socket.close(code);
  setTimeout(() => socket.terminate(), LAST_WORD_MS).unref();
}

/** What a socket was opened with. */
export interface ConnectedFrom {
  readonly table: string;
  readonly address: string;
  /** The kinds of table besides ordinary ones that the client supports; older clients support none. */
  readonly knows: readonly string[];
}

/** One socket: after a hello it sends commands for the seat of its token, or watches. */
export class Connection implements Viewer {
  readonly #socket: WebSocket;
  readonly #sockets: Sockets;
  readonly #table: string;
  readonly #knowsHalls: boolean;
  readonly address: string;
  readonly opened: number;
  readonly knowsPaper: boolean;
  key: number | undefined;
  seq = 0;
  follows: readonly number[] = [];
  /** Whether the last ping was answered. */
  alive = true;
  #room: Room | undefined;
  #strikes = 0;
  /** Bytes queued for the client at the last check. */
  #backlog = 0;
  /** Frames over the limit since excess was last forgiven. */
  #excess = 0;
  #calm: NodeJS.Timeout | undefined;
  #forgive: NodeJS.Timeout | undefined;
  #over = false;
  /** Handles messages one at a time. */
  #work: Promise<void> = Promise.resolve();

  constructor(socket: WebSocket, sockets: Sockets, { table, address, knows }: ConnectedFrom) {
    this.#knowsHalls = knows.includes('halls');
    this.#socket = socket;
    this.#sockets = sockets;
    this.#table = table;
    this.address = address;
    this.knowsPaper = knows.includes('paper');
    this.opened = sockets.elapsed();
    socket.on('message', (data: Buffer, isBinary) => this.#receive(data, isBinary));
    socket.on('ping', (data) => {
      if (this.#whyWait() === 0) socket.pong(data);
    });
    socket.on('pong', () => {
      // One answer to each ping is free.
      if (this.alive) this.#whyWait();
      this.alive = true;
    });
    socket.on('close', () => this.#leave());
  }

  get greeted(): boolean {
    return this.#room !== undefined;
  }

  send(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#isTooSlow()) return this.#socket.terminate();
    this.#sockets.metrics.sent.inc();
    this.#socket.send(text);
  }

  /** Whether too much is queued for this client; or for all clients, and this is one of the slow ones. */
  #isTooSlow(): boolean {
    const { backlog, backlogs } = this.#sockets.config.limits;
    this.#noteBacklog(this.#socket.bufferedAmount);
    if (this.#backlog > backlog) return true;
    return this.#backlog > SMALL_BACKLOG && this.#sockets.backlog > backlogs;
  }

  #noteBacklog(bytes: number): void {
    this.#sockets.backlog += bytes - this.#backlog;
    this.#backlog = bytes;
  }

  close(code: number = CLOSED.again): void {
    this.#socket.close(code);
  }

  dismiss(): void {
    this.#over = true;
    // After the answer to the command that gave up the seat.
    setImmediate(() => this.close());
  }

  /** Closes without the closing handshake. */
  terminate(): void {
    this.#socket.terminate();
  }

  /** Pings; a client that did not answer the last ping is disconnected. */
  ping(): void {
    if (!this.alive) return this.#socket.terminate();
    this.#noteBacklog(this.#socket.bufferedAmount);
    this.alive = false;
    this.#socket.ping();
  }

  #leave(): void {
    clearTimeout(this.#calm);
    clearTimeout(this.#forgive);
    this.#noteBacklog(0);
    this.#room?.leave(this);
    this.#room = undefined;
    this.#sockets.forget(this);
  }

  get #isOver(): boolean {
    return this.#over || this.#socket.readyState !== this.#socket.OPEN;
  }

  #receive(data: Buffer, isBinary: boolean): void {
    if (this.#isOver) return;
    // Before any parsing.
    const wait = this.#whyWait();
    if (wait > 0) return this.#tooFast(data, wait);
    if (isBinary || data.length > LIMITS.frame) return this.#strike(isBinary ? 'bad-message' : 'too-large');
    const read = readClientMessage(data.toString());
    if (!read.ok) return this.#strike(read.rejection.code, read.rejection.id);
    const message = read.value;
    this.#work = this.#work
      .then(() => this.#handle(message))
      .catch((error: unknown) => this.#fail(error, message));
  }

  /** The devices of a seat share a bucket; a spectator has one per socket. */
  #bucket(key = this.key): string {
    return key === undefined ? `socket/${this.#sockets.numberOf(this)}` : seatBucket(this.#table, key);
  }

  /**
   * Milliseconds until this client may send again; counts a frame of any kind. Pauses reading from a client over its limit,
   * and disconnects it if that doesn't help. If only its address is over a limit, others may be to blame.
   */
  #whyWait(): number {
    // A chunk that was read before the socket was closed may contain thousands of frames.
    if (this.#isOver) return LAST_WORD_MS;
    const { wait, isOwn } = this.#sockets.whyWait(this.address, this.#bucket());
    if (wait === 0) return wait;
    if (isOwn && ++this.#excess > this.#sockets.config.limits.excess) {
      this.expel();
      return wait;
    }
    this.#socket.pause();
    clearTimeout(this.#calm);
    this.#calm = setTimeout(() => this.#socket.resume(), Math.min(wait, LONGEST_PAUSE_MS));
    this.#forgive ??= setTimeout(() => {
      this.#forgive = undefined;
      this.#excess = 0;
    }, CALM_AFTER_MS);
    return wait;
  }

  expel(code: number = CLOSED.policy): void {
    this.#over = true;
    clearTimeout(this.#calm);
    closeSoon(this.#socket, code);
  }

  #tooFast(data: Buffer, retryAfter: number): void {
    this.#sockets.metrics.badFrames.inc({ reason: 'too-fast' });
    const [, id] = ID.exec(data.toString('latin1')) ?? [];
    sendMessage(
      this,
      id === undefined
        ? { type: 'error', code: 'too-fast', retryAfter }
        : { type: 'refused', id, code: 'too-fast', retryAfter },
    );
  }

  /** Reports a bad message; too many of them close the socket. */
  #strike(code: WireCode, id?: string): void {
    this.#sockets.metrics.badFrames.inc({ reason: code });
    sendMessage(this, id === undefined ? { type: 'error', code } : { type: 'refused', id, code });
    if (++this.#strikes >= this.#sockets.config.limits.strikes) this.expel();
  }

  async #handle(message: ClientMessage): Promise<void> {
    if (this.#isOver) return;
    if (message.type === 'ping') return sendMessage(this, { type: 'pong', now: this.#sockets.now() });
    if (message.type === 'hello') return this.#hello(message);
    const room = this.#room;
    if (room === undefined) return this.#strike('hello-first', 'id' in message ? message.id : undefined);
    if (message.type === 'again') return this.#again(room);
    if (message.type === 'follow') return this.#follow(room, message.seats);
    if (message.type === 'draft') return this.key === undefined ? undefined : room.draft(this.key, message);
    return this.#command(room, message);
  }

  async #again(room: Room): Promise<void> {
    if (!this.#isTooCostly(room.snapshotCost)) await room.again(this);
  }

  async #follow(room: Room, seats: readonly number[]): Promise<void> {
    if (!this.#isTooCostly(room.snapshotCost)) await room.follow(this, seats);
  }

  /** Rejects with an error what this client may not have yet. */
  #isTooCostly(cost: number, key = this.key): boolean {
    const { wait } = this.#sockets.whyWait(this.address, this.#bucket(key), cost);
    if (wait > 0) sendMessage(this, { type: 'error', code: 'too-fast', retryAfter: wait });
    return wait > 0;
  }

  async #hello({ protocol, token, since }: Extract<ClientMessage, { type: 'hello' }>): Promise<void> {
    if (protocol !== PROTOCOL_VERSION) return this.#tooOld();
    const room = await this.#sockets.rooms.open(this.#table);
    if (room === undefined) {
      sendMessage(this, { type: 'error', code: 'no-such-table' });
      return this.close(CLOSED.noTable);
    }
    if (isHall(room.state) && !this.#knowsHalls) return this.#tooOld();
    if (hasPaper(room.state) && !this.knowsPaper) return this.#tooOld();
    const key = token === undefined ? undefined : keyOfToken(room.state.tokens, token);
    if (token !== undefined && key === undefined) return this.#strike('bad-token');
    if (key === undefined && room.state.deal !== null) {
      sendMessage(this, { type: 'error', code: 'sealed' });
      return this.close(CLOSED.noTable);
    }
    if (this.#isOver || this.#isTooCostly(room.entryCost(since), key)) return;
    this.#room?.leave(this);
    this.#room = room;
    this.key = key;
    if (key !== undefined) this.#sockets.seated(this, room.state);
    await room.enter(this, since);
  }

  #tooOld(): void {
    sendMessage(this, { type: 'error', code: 'other-protocol' });
    this.close(CLOSED.protocol);
  }

  async #command(room: Room, command: Command): Promise<void> {
    const { type } = command;
    const start = performance.now();
    const span = this.#sockets.traces.begin(type);
    const answer = await this.#answerTo(room, command, span).catch((error: unknown) => {
      span.end('failed');
      throw error;
    });
    sendMessage(this, answer);
    span.set('outcome', answer.type);
    span.end();
    this.#sockets.metrics.answer.observe((performance.now() - start) / 1000);
    this.#sockets.metrics.commands.inc({ type, outcome: answer.type });
  }

  async #answerTo(room: Room, command: Command, span: Span): Promise<Answer> {
    const { id } = command;
    const { key } = this;
    if (key === undefined) return { type: 'refused', id, code: 'not-seated' };
    const rejection = this.#sockets.whyNot(command, `${this.#table}/${key}`);
    if (rejection !== undefined) return { type: 'refused', id, code: rejection };
    return room.command(key, command, this.address, span);
  }

  #fail(error: unknown, message: ClientMessage): void {
    this.#sockets.failed(error);
    const code = 'try-again';
    sendMessage(this, 'id' in message ? { type: 'refused', id: message.id, code } : { type: 'error', code });
    this.close();
  }
}
