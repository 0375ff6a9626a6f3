import type { ClientInput } from '../client.ts';
import type { WireCode } from '../codes.ts';
import { fold, GAP, know, type Known } from '../fold.ts';
import { readServerMessage } from '../read.ts';
import type { Answer, ServerMessage } from '../server.ts';
import { PROTOCOL_VERSION } from '../version.ts';
import { delayAfter } from './backoff.ts';
import { DraftSender } from './draftSender.ts';
import { turnsIn, type Order, type Outbox, type Sent } from './outbox.ts';

/** The state of the connection. */
export type Line =
  | { readonly state: 'connecting' | 'open' | 'draining' }
  /** The server's last message, if it rejected the client. */
  | { readonly state: 'broken'; readonly code?: WireCode }
  /** Retrying would not help. */
  | { readonly state: 'refused'; readonly code: WireCode };

/** The part of a WebSocket that this module uses. */
export interface Socket {
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open' | 'message' | 'close', listener: (event: unknown) => void): void;
}

export interface ConnectionDependencies {
  readonly open: () => Socket;
  readonly random: () => number;
  readonly newId: () => string;
}

export interface Events {
  /** Called when something changed, with the message if there was one. */
  readonly known: (known: Known, message?: ServerMessage) => void;
  readonly line: (line: Line) => void;
  readonly queue: (queue: readonly Sent[]) => void;
  /** The server's clock, in milliseconds. */
  readonly clock: (now: number) => void;
}

/** Not an answer to the command: it is resent. */
const NOT_NOW: readonly WireCode[] = ['too-fast', 'try-again', 'draining'];
/** Errors after which reconnecting is useless. */
const FINAL: readonly WireCode[] = ['other-protocol', 'no-such-table', 'bad-token'];

/** The close code of a server that has too many sockets. */
const FULL = 1013;

/** After this much silence the connection is pinged, and closed if there is no pong. */
const SILENCE = 20_000;
const PATIENCE = 8000;

/**
 * The connection to one table. It reconnects automatically; commands wait in the outbox until they are
 * answered, and are resent after every disconnect with the same id, so none is lost or executed twice.
 */
export class Connection {
  readonly drafts = new DraftSender((draft) => this.#greeted && this.#send(draft));
  readonly #dependencies: ConnectionDependencies;
  readonly #events: Events;
  readonly #outbox: Outbox;
  readonly #token: string | undefined;
  readonly #answered = new Map<string, (answer: Answer) => void>();
  #socket: Socket | undefined;
  #known: Known | undefined;
  /** Whether the server has answered our hello. */
  #greeted = false;
  #asked = false;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;
  #followed: readonly number[] = [];

  constructor(
    dependencies: ConnectionDependencies,
    outbox: Outbox,
    token: string | undefined,
    events: Events,
  ) {
    this.#dependencies = dependencies;
    this.#outbox = outbox;
    this.#token = token;
    this.#events = events;
  }

  start(): void {
    if (this.#stopped || this.#socket !== undefined) return;
    clearTimeout(this.#retry);
    this.#events.line({ state: 'connecting' });
    const socket = this.#dependencies.open();
    this.#socket = socket;
    // An abandoned socket may still deliver messages.
    const ifOurs =
      (hear: (event: unknown) => void) =>
      (event: unknown): void => {
        if (this.#socket === socket) hear(event);
      };
    socket.addEventListener(
      'open',
      ifOurs(() => this.#hello()),
    );
    socket.addEventListener(
      'message',
      ifOurs((event) => this.#hear(String((event as { readonly data: unknown }).data))),
    );
    socket.addEventListener(
      'close',
      ifOurs((event) => this.#lost(isFull(event) ? 'server-full' : undefined)),
    );
    this.#wait(PATIENCE * 2, () => this.#giveUp());
  }

  /** Closes the connection for good. */
  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    this.drafts.stop();
    this.#socket?.close();
    this.#socket = undefined;
  }

  /** The network is back, or the page is visible again: retry now. */
  hurry(): void {
    if (this.#socket === undefined) this.start();
    else if (this.#greeted) this.#askForLife();
  }

  /** The browser reports that it is offline. That may not apply to a local server, so the next attempt decides. */
  cut(): void {
    if (this.#socket !== undefined) this.#giveUp();
  }

  /** Resolves with the answer, however often it has to be sent. */
  order(order: Order): Promise<Answer> {
    const command: Sent = { ...order, id: this.#dependencies.newId() };
    if (command.type === 'takeBack') this.#withdraw(command.round);
    this.#outbox.add(command);
    this.#events.queue(this.#outbox.all);
    if (this.#greeted) this.#send(command);
    return new Promise((resolve) => this.#answered.set(command.id, resolve));
  }

  /** Sets the seats to follow at a table seen through a window, also after every reconnect. */
  follow(seats: readonly number[]): void {
    this.#followed = seats;
    if (this.#greeted) this.#send({ type: 'follow', seats: [...seats] });
  }

  /** A turn still in flight must not arrive after it was taken back. */
  #withdraw(round: number): void {
    for (const { id } of turnsIn(this.#outbox.all, round)) this.#settle({ type: 'done', id });
  }

  #hello(): void {
    const { epoch, seq } = this.#known ?? {};
    this.#send({
      type: 'hello',
      protocol: PROTOCOL_VERSION,
      ...(this.#token !== undefined && { token: this.#token }),
      ...(epoch !== undefined && seq !== undefined && { since: { epoch, seq } }),
    });
  }

  #hear(text: string): void {
    this.#wait(SILENCE, () => this.#askForLife());
    const read = readServerMessage(text);
    if (!read.ok) return;
    const message = read.value;
    if ('now' in message) this.#events.clock(message.now);
    switch (message.type) {
      case 'done':
      case 'refused':
        return this.#settle(message);
      case 'error':
        return this.#complain(message);
      case 'draining':
        return this.#events.line({ state: 'draining' });
      case 'pong':
        return;
      default:
        return this.#learn(message);
    }
  }

  #learn(message: ServerMessage): void {
    const isWhole = message.type === 'table' || message.type === 'hall';
    const known = isWhole ? know(message) : this.#known && fold(this.#known, message);
    if (known === undefined || known === GAP) return this.#askAgain();
    this.#known = known;
    this.drafts.want(known.info.deadline !== null);
    this.#events.known(known, message);
    if (isWhole || message.type === 'same') this.#greet();
  }

  #greet(): void {
    this.#asked = false;
    this.#failures = 0;
    if (this.#greeted) return;
    this.#greeted = true;
    this.#events.line({ state: 'open' });
    if (this.#followed.length > 0) this.follow(this.#followed);
    for (const command of this.#outbox.all) this.#send(command);
    this.drafts.sendAgain();
  }

  #askAgain(): void {
    if (this.#asked) return;
    this.#asked = true;
    this.#send({ type: 'again' });
  }

  #settle(answer: Answer): void {
    if (answer.type === 'refused' && NOT_NOW.includes(answer.code)) {
      if (answer.code === 'too-fast') setTimeout(() => this.#resend(answer.id), answer.retryAfter ?? 1000);
      return;
    }
    if (!this.#outbox.settle(answer.id)) return;
    this.#events.queue(this.#outbox.all);
    this.#answered.get(answer.id)?.(answer);
    this.#answered.delete(answer.id);
  }

  /** Does nothing if it was settled meanwhile: a turn may have been taken back. */
  #resend(id: string): void {
    const command = this.#outbox.all.find((other) => other.id === id);
    if (command !== undefined && this.#greeted) this.#send(command);
  }

  #complain({ code, retryAfter = 1000 }: Extract<ServerMessage, { type: 'error' }>): void {
    if (code === 'too-fast' && this.#asked) {
      setTimeout(() => this.#asked && this.#send({ type: 'again' }), retryAfter);
    } else if (FINAL.includes(code)) {
      this.stop();
      this.#events.line({ state: 'refused', code });
      this.#refuseAll(code);
    } else if (!this.#greeted) {
      this.#giveUp(code);
    }
  }

  /** Rejects all waiting promises. The commands stay in the outbox, since a newer client may still be accepted. */
  #refuseAll(code: WireCode): void {
    const waiting = [...this.#answered];
    this.#answered.clear();
    for (const [id, answer] of waiting) answer({ type: 'refused', id, code });
  }

  #send(message: ClientInput): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #askForLife(): void {
    this.#send({ type: 'ping' });
    this.#wait(PATIENCE, () => this.#giveUp());
  }

  #wait(ms: number, then: () => void): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(then, ms);
  }

  #giveUp(code?: WireCode): void {
    const socket = this.#socket;
    this.#lost(code);
    socket?.close();
  }

  #lost(code?: WireCode): void {
    clearTimeout(this.#silence);
    this.#socket = undefined;
    this.#greeted = false;
    this.#asked = false;
    if (this.#stopped) return;
    this.#events.line({ state: 'broken', ...(code !== undefined && { code }) });
    this.#retry = setTimeout(() => this.start(), delayAfter(this.#failures++, this.#dependencies.random()));
  }
}

function isFull(event: unknown): boolean {
  return (event as { readonly code?: unknown }).code === FULL;
}
