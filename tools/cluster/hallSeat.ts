import { fold, GAP, know, PROTOCOL_VERSION, type Known, type ServerMessage } from 'picket-protocol';
import type { Owned } from '../online/api.ts';
import { socketTo } from '../online/socketTo.ts';

const ROUND = '"type":"round"';
/** Where the type of a message is. */
const HEAD = 60;

/** One player at a very large table. Most only count the bytes they receive, which keeps the load generator cheap. */
export class HallSeat {
  readonly #socket: WebSocket;
  readonly #folds: boolean;
  readonly #entered: Promise<void>;
  readonly #answered = new Map<string, () => void>();
  #next: (() => void) | undefined;
  known: Known | undefined;
  /** Bytes received since the last reset. */
  bytes = 0;
  /** When the last round arrived. */
  roundAt = 0;
  refused = 0;

  constructor(url: string, { table, token }: Owned, folds: boolean) {
    this.#folds = folds;
    this.#socket = socketTo(url, `/api/tables/${table}/socket?knows=halls`);
    this.#entered = new Promise((resolve, reject) => {
      this.#socket.addEventListener('close', () => reject(new Error('The socket was closed.')));
      this.#socket.addEventListener('open', () =>
        this.#socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL_VERSION, token })),
      );
      this.#socket.addEventListener('message', () => resolve(), { once: true });
    });
    this.#socket.addEventListener('message', ({ data }) => this.#hear(String(data)));
  }

  /** Resolves once the table has arrived. */
  get entered(): Promise<void> {
    return this.#entered;
  }

  /** Resolves with the next round, or with the table once it starts. */
  next(): Promise<void> {
    return new Promise((resolve) => (this.#next = resolve));
  }

  /** Resolves with the acknowledgement. */
  order(order: object, id: string): Promise<void> {
    return new Promise((resolve) => {
      this.#answered.set(id, resolve);
      this.#socket.send(JSON.stringify({ ...order, id }));
    });
  }

  close(): void {
    this.#socket.close();
  }

  #hear(data: string): void {
    this.bytes += Buffer.byteLength(data);
    const head = data.slice(0, HEAD);
    if (head.startsWith('{"type":"done"') || head.startsWith('{"type":"refused"')) return this.#settle(data);
    const isRound = head.includes(ROUND);
    if (isRound) this.roundAt = performance.now();
    if (this.#folds) this.#learn(JSON.parse(data) as ServerMessage);
    if (isRound || head.includes('"type":"hall"')) this.#next?.();
  }

  #settle(data: string): void {
    const { type, id } = JSON.parse(data) as { readonly type: string; readonly id: string };
    if (type === 'refused') this.refused++;
    this.#answered.get(id)?.();
    this.#answered.delete(id);
  }

  #learn(message: ServerMessage): void {
    if (message.type === 'hall') this.known = know(message);
    if (this.known === undefined || message.type === 'hall') return;
    const known = fold(this.known, message);
    if (known === GAP) throw new Error(`Something was missed before ${message.type}.`);
    this.known = known;
  }
}
