import type { Known } from '../src/fold.ts';
import type { ServerMessage, TableMessage } from '../src/server.ts';
import { Connection, type Line, type Socket } from '../src/connection/connection.ts';
import { MemoryOutbox, type Sent } from '../src/connection/outbox.ts';

/** A table for two that has not started. */
export const LOBBY: TableMessage = {
  type: 'table',
  seq: 3,
  epoch: 'e1',
  now: 1000,
  you: 0,
  info: {
    id: 'abcdefghijkl',
    status: 'lobby',
    code: 'BCDF',
    settings: {
      options: {
        edition: '2018',
        mode: 'standard',
        advanced: false,
        sheet: 'classic',
        opponent: null,
        plans: null,
      },
      seats: 2,
      public: false,
      clock: null,
      away: null,
      caretaker: 'regular',
      late: false,
    },
    host: 0,
    acting: false,
    muted: false,
    deadline: null,
    ended: null,
    next: null,
  },
  seats: [
    {
      seat: 0,
      key: 0,
      name: 'Ada',
      city: '',
      bot: null,
      caretaker: null,
      muted: false,
      here: true,
      offered: null,
    },
  ],
  watching: 0,
  view: null,
  chat: [],
};

/** The server's end of a socket: the messages received, and a way to answer. */
export class FakeSocket extends EventTarget implements Socket {
  readonly sent: Record<string, unknown>[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  get types(): unknown[] {
    return this.sent.map(({ type }) => type);
  }
  open(): void {
    this.dispatchEvent(new Event('open'));
  }
  say(message: ServerMessage): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
  breakOff(): void {
    this.dispatchEvent(new Event('close'));
  }
}

/** A connection over fake sockets, and everything it reported. */
export function connected(token?: string) {
  const sockets: FakeSocket[] = [];
  const lines: Line['state'][] = [];
  const known: Known[] = [];
  const queues: (readonly Sent[])[] = [];
  let ids = 0;
  const connection = new Connection(
    {
      open: () => {
        const socket = new FakeSocket();
        sockets.push(socket);
        return socket;
      },
      random: () => 1,
      newId: () => `id${ids++}`,
    },
    new MemoryOutbox(),
    token,
    {
      known: (now) => known.push(now),
      line: ({ state }) => lines.push(state),
      queue: (queue) => queues.push(queue),
      clock: () => {},
    },
  );
  connection.start();
  const last = (): FakeSocket => sockets.at(-1) as FakeSocket;
  return { connection, sockets, lines, known, queues, last };
}
