import type { Step } from 'picket-engine';
import {
  PROTOCOL_VERSION,
  type Answer,
  type ClientInput,
  type ServerMessage,
  type TableMessage,
} from 'picket-protocol';
import type { Owned } from './api.ts';
import { socketTo } from './socketTo.ts';

type Said = DistributiveOmit<Extract<ClientInput, { id: string }>, 'id'>;
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

const PATIENCE = 60_000;
/** Command ids are unique per seat, across sockets. */
let next = 0;

/** The socket closed before a command was answered. */
export class Cut extends Error {}

/** An open socket of a seat or spectator. */
export class Line {
  readonly #socket: WebSocket;
  readonly #asked = new Map<string, { readonly done: (answer: Answer) => void; readonly cut: () => void }>();
  #heard: (message: string) => void;

  private constructor(socket: WebSocket, heard: (message: string) => void) {
    this.#socket = socket;
    this.#heard = heard;
    socket.addEventListener('message', ({ data }) => this.#receive(String(data)));
    socket.addEventListener('close', () => this.#cut());
  }

  /** Sends hello and resolves with the table. Later messages are passed to `heard`. */
  static open(
    url: string,
    { table, token }: Pick<Owned, 'table'> & Partial<Owned>,
    heard: (message: string) => void = () => undefined,
  ): Promise<{ line: Line; table: TableMessage }> {
    return new Promise((resolve, reject) => {
      const socket = socketTo(url, `/api/tables/${table}/socket`);
      const fail = () => reject(new Cut('No table came.'));
      socket.addEventListener('error', fail);
      socket.addEventListener('close', fail);
      const line = new Line(socket, (text) => {
        const message = JSON.parse(text) as ServerMessage;
        if (message.type !== 'table') return;
        line.#heard = heard;
        resolve({ line, table: message });
      });
      socket.addEventListener('open', () =>
        line.#say({ type: 'hello', protocol: PROTOCOL_VERSION, ...(token !== undefined && { token }) }),
      );
    });
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  /** Resolves with the answer; rejects if the socket closes first. */
  ask(command: Said, id = `c${next++}-${process.pid}`): Promise<Answer> {
    return new Promise((done, reject) => {
      const cut = () => {
        clearTimeout(giveUp);
        reject(new Cut('The line was cut.'));
      };
      const giveUp = setTimeout(cut, PATIENCE);
      this.#asked.set(id, {
        cut,
        done: (answer) => {
          clearTimeout(giveUp);
          done(answer);
        },
      });
      this.#say({ ...command, id });
    });
  }

  /** Sends the seat's draft, for when the clock runs out. It gets no answer. */
  draft(round: number, steps: readonly Step[]): void {
    this.#say({ type: 'draft', round, steps: [...steps] });
  }

  close(): void {
    this.#socket.close();
  }

  #say(message: ClientInput): void {
    if (this.isOpen) this.#socket.send(JSON.stringify(message));
    else this.#cut();
  }

  #receive(text: string): void {
    // Most messages are not answers, so they are not parsed here.
    if (!text.startsWith('{"type":"done"') && !text.startsWith('{"type":"refused"')) return this.#heard(text);
    const answer = JSON.parse(text) as Answer;
    this.#asked.get(answer.id)?.done(answer);
    this.#asked.delete(answer.id);
  }

  #cut(): void {
    for (const { cut } of this.#asked.values()) cut();
    this.#asked.clear();
  }
}
