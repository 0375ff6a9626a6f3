// Test helpers: a server on a free port, and clients that fold messages like a browser.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bots } from 'picket-bots';
import { BUILT_IN, readView, type Box, type Random, type Step, type View } from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import {
  fold,
  GAP,
  know,
  PROTOCOL_VERSION,
  readServerMessage,
  type Answer,
  type ClientInput,
  type Known,
  type ServerMessage,
  type Settings,
} from 'picket-protocol';
import { onTestFinished } from 'vitest';
import { SteadyClock } from '../src/clock/steadyClock.ts';
import { readConfig } from '../src/config/read.ts';
import { listen } from '../src/listen.ts';
import { openServer, type Server } from '../src/server.ts';
import { freshPostgres } from './postgres.ts';

export const SETTINGS: Settings = {
  options: {
    edition: '2018',
    mode: 'standard',
    advanced: false,
    sheet: 'classic',
    opponent: null,
    plans: null,
  },
  seats: 4,
  public: false,
  clock: null,
  away: null,
  caretaker: 'regular',
  late: false,
};

export function settings(
  part: Partial<Settings> & { readonly game?: Partial<Settings['options']> },
): Settings {
  const { game, ...rest } = part;
  return { ...SETTINGS, ...rest, options: { ...SETTINGS.options, ...game } };
}

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'picket-server-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** For tests that play a whole game, which send faster than a person. */
export const NO_RATE_LIMIT = { limits: { messages: { burst: 1e6, perSecond: 1e6 } } };

/** Not a name, which may have several addresses. */
export const HOST = '127.0.0.1';
/** Below the ephemeral ports. */
const FIRST_PORT = 23_000;

export interface TestServer {
  readonly server: Server;
  readonly url: string;
  readonly folder: string;
  /** Lets time pass. */
  readonly pass: (ms: number) => void;
  /** Sets the system's clock. */
  readonly jump: (ms: number) => void;
  readonly post: (path: string, body: unknown, token?: string) => Promise<Reply>;
  readonly get: (path: string, token?: string) => Promise<Reply>;
  readonly remove: (path: string, body: unknown) => Promise<Reply>;
  readonly make: (part?: Parameters<typeof settings>[0], name?: string) => Promise<Made>;
  readonly join: (table: string, name: string) => Promise<{ seat: number; token: string }>;
  readonly stop: () => Promise<void>;
}

interface Reply {
  readonly status: number;
  readonly body: { readonly [field: string]: unknown };
}

interface Made {
  readonly table: string;
  readonly code: string;
  readonly token: string;
  readonly seat: number;
}

const databases = new Map<string, string>();

/** With PICKET_TEST_DATABASE=postgres, tests that start a server use PostgreSQL, one database for each folder. */
async function databaseOf(folder: string): Promise<object> {
  if (process.env['PICKET_TEST_DATABASE'] !== 'postgres') return {};
  const database = databases.get(folder) ?? (await freshPostgres());
  databases.set(folder, database);
  // Longer than tests let time pass: a lease would run out before it is renewed.
  return { database, cluster: { leaseSeconds: 86_400 } };
}

export async function serve(
  flags: object = {},
  folder = temporaryFolder(),
  log?: { readonly write: (line: string) => void },
  ahead = 0,
  box: Box = BUILT_IN,
): Promise<TestServer> {
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Picket</title>');
  const config = readConfig({
    flags: {
      data: join(folder, 'data'),
      ...(await databaseOf(folder)),
      client: folder,
      log: 'silent',
      ...flags,
    },
  });
  let jumped = 0;
  const elapsed = () => Date.now() + ahead;
  const clock = new SteadyClock(() => elapsed() + jumped, elapsed);
  const server = await openServer({ config, box, clock, log });
  const port = await listen(server.app, FIRST_PORT + (process.pid % 5000), HOST);
  const url = `http://${HOST}:${port}`;
  await server.join(url);
  let stopped = false;
  const stop = async () => {
    if (stopped) return;
    stopped = true;
    server.app.server.closeAllConnections();
    await server.close();
    // Lets `fetch` notice, before the next server listens on the same port.
    await new Promise(setImmediate);
  };
  onTestFinished(stop);
  const ask = async (path: string, init: RequestInit, token?: string): Promise<Reply> => {
    const headers = { ...(init.headers as object), ...(token && { authorization: `Bearer ${token}` }) };
    const reply = await fetch(url + path, { ...init, headers });
    return { status: reply.status, body: (await reply.json()) as Reply['body'] };
  };
  const send = (method: string) => (path: string, body: unknown, token?: string) =>
    ask(path, { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }, token);
  const post = send('POST');
  return {
    server,
    url,
    folder,
    pass: (ms) => void (ahead += ms),
    jump: (ms) => void (jumped += ms),
    post,
    get: (path, token) => ask(path, {}, token),
    remove: send('DELETE'),
    make: async (part = {}, name = 'Ada') => {
      const { status, body } = await post('/api/tables', {
        name,
        city: 'Pickering',
        settings: settings(part),
      });
      if (status !== 200) throw new Error(JSON.stringify(body));
      return body as unknown as Made;
    },
    join: async (table, name) => {
      const { status, body } = await post(`/api/tables/${table}/seats`, { name, city: '' });
      if (status !== 200) throw new Error(JSON.stringify(body));
      return body as unknown as { seat: number; token: string };
    },
    stop,
  };
}

type CommandInput = Extract<ClientInput, { id: string }>;
type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;

let ids = 0;

/** A client with a real socket. */
export class Client {
  readonly socket: WebSocket;
  readonly frames: string[] = [];
  readonly messages: ServerMessage[] = [];
  known: Known | undefined;
  closed: number | undefined;
  gaps = 0;
  token: string | undefined;
  readonly #waiting = new Set<() => void>();

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.addEventListener('message', ({ data }) => this.#hear(String(data)));
    socket.addEventListener('close', ({ code }) => {
      this.closed = code;
      this.#wake();
    });
    onTestFinished(() => socket.close());
  }

  /** Connects without a hello. */
  static async connect(
    { url }: Pick<TestServer, 'url'>,
    table: string,
    headers = {},
    query = '?knows=paper',
  ): Promise<Client> {
    const path = `/api/tables/${table}/socket${query}`;
    const socket = new WebSocket(url.replace('http', 'ws') + path, { headers });
    const client = new Client(socket);
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener('open', () => resolve());
      socket.addEventListener('error', () => reject(new Error('no socket')));
    });
    return client;
  }

  static async enter(
    server: Pick<TestServer, 'url'>,
    table: string,
    token?: string,
    query?: string,
  ): Promise<Client> {
    const client = await Client.connect(server, table, {}, query);
    client.token = token;
    client.say({ type: 'hello', protocol: PROTOCOL_VERSION, ...(token !== undefined && { token }) });
    await client.until(() => client.known !== undefined);
    return client;
  }

  say(message: ClientInput | string): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  async command(command: WithoutId<CommandInput>, id = `c${ids++}`): Promise<Answer> {
    const from = this.messages.length;
    this.say({ ...command, id });
    const isAnswer = (message: ServerMessage): message is Answer =>
      (message.type === 'done' || message.type === 'refused') && message.id === id;
    await this.until(() => this.messages.slice(from).some(isAnswer));
    return this.messages.slice(from).find(isAnswer) as Answer;
  }

  async until(isTrue: () => boolean): Promise<void> {
    while (!isTrue()) {
      if (this.closed !== undefined) throw new Error(`closed with ${this.closed}: ${this.frames.at(-1)}`);
      await new Promise<void>((resolve) => {
        this.#waiting.add(resolve);
      });
    }
  }

  async ended(): Promise<number> {
    while (this.closed === undefined) {
      await new Promise<void>((resolve) => {
        this.#waiting.add(resolve);
      });
    }
    return this.closed;
  }

  get view(): View {
    const view = readView(this.known?.view);
    if (!view.ok) throw new Error(`no view: ${JSON.stringify(view.rejection)}`);
    return view.value;
  }

  get round(): number {
    return this.known?.view?.record.rounds.length ?? -1;
  }

  #hear(text: string): void {
    this.frames.push(text);
    const read = readServerMessage(text);
    if (!read.ok) throw new Error(`The server said something strange: ${text.slice(0, 200)}`);
    const message = read.value;
    this.messages.push(message);
    if (message.type === 'table' || message.type === 'hall') this.known = know(message);
    else if (this.known !== undefined) {
      const known = fold(this.known, message);
      if (known === GAP) {
        this.gaps++;
        this.say({ type: 'again' });
      } else this.known = known;
    }
    this.#wake();
  }

  #wake(): void {
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const wake of waiting) wake();
  }
}

const randomBot = bots['random'] as NonNullable<(typeof bots)[string]>;

/** Any legal turn. */
export function anyTurn(view: View, random: Random = new FastRandom('any')): readonly Step[] {
  return randomBot(view, random);
}

/** Everyone submits any turn, until every client has seen the end of the round. */
export async function playRound(players: readonly Client[], random: Random): Promise<void> {
  const round = players[0]?.round ?? -1;
  for (const player of players) {
    const answer = await player.command({ type: 'submit', round, steps: anyTurn(player.view, random) });
    if (answer.type !== 'done') throw new Error(JSON.stringify(answer));
  }
  for (const player of players) await player.until(() => player.round > round);
}
