import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { readHint, writeHint, type Bus, type BusEvents, type Hint } from './bus.ts';

const CHANNEL = 'picket';
/** Milliseconds. */
const CONNECT_MS = 5000;
const PING_MS = 5000;
const LONGEST_WAIT_MS = 5000;
const LAST_WORD_MS = 500;
/** Hints that wait for an answer; further ones are dropped. */
const MOST_WAITING = 1000;

interface RedisBusInput extends BusEvents {
  readonly url: string;
  /** The id of this node, which ignores its own hints. */
  readonly node: string;
}

/** Sends hints through Redis or Valkey without waiting for it: while disconnected, hints are dropped. */
export class RedisBus implements Bus {
  readonly #input: RedisBusInput;
  readonly #sender: ReturnType<typeof newClient>;
  readonly #receiver: ReturnType<typeof newClient>;
  #isReported = false;

  constructor(input: RedisBusInput) {
    this.#input = input;
    this.#sender = newClient(input.url);
    this.#receiver = newClient(input.url);
    for (const client of [this.#sender, this.#receiver]) {
      client.on('error', (error: unknown) => this.#report(error));
      client.on('ready', () => {
        if (this.isUp) this.#isReported = false;
      });
      // Not awaited: a node starts and works without the bus.
      client.connect().catch((error: unknown) => this.#report(error));
    }
    // The client subscribes again after a lost connection.
    this.#receiver.subscribe(CHANNEL, (text) => this.#hear(text)).catch(() => undefined);
  }

  get isUp(): boolean {
    return this.#sender.isReady && this.#receiver.isReady;
  }

  publish(hint: Hint): void {
    if (!this.#sender.isReady) return;
    this.#sender.publish(CHANNEL, writeHint(hint, this.#input.node)).catch(() => undefined);
  }

  /** Announces that this node has ended, if it is connected. */
  async close(): Promise<void> {
    if (this.#sender.isReady) {
      const said = this.#sender.publish(CHANNEL, writeHint({ type: 'gone' }, this.#input.node));
      await Promise.race([said.catch(() => undefined), sleep(LAST_WORD_MS, undefined, { ref: false })]);
    }
    for (const client of [this.#sender, this.#receiver]) client.destroy();
  }

  #hear(text: string): void {
    const read = readHint(text);
    if (read !== undefined && read.from !== this.#input.node) this.#input.receive(read.hint, read.from);
  }

  #report(error: unknown): void {
    if (this.#isReported) return;
    this.#isReported = true;
    this.#input.lost(error);
  }
}

/** For a program that is not a node. Does nothing without a connection. */
export async function publishOnce(url: string, hint: Hint): Promise<void> {
  const client = createClient({ url, socket: { connectTimeout: CONNECT_MS, reconnectStrategy: false } });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.publish(CHANNEL, writeHint(hint, 'operator'));
  } catch {
    // The nodes poll for commands anyway.
  } finally {
    if (client.isOpen) client.destroy();
  }
}

function newClient(url: string) {
  return createClient({
    url,
    pingInterval: PING_MS,
    commandsQueueMaxLength: MOST_WAITING,
    socket: {
      connectTimeout: CONNECT_MS,
      // Redis may stop without closing its connections.
      socketTimeout: 3 * PING_MS,
      reconnectStrategy: (tries) => Math.min(50 * 2 ** tries, LONGEST_WAIT_MS),
    },
  });
}
