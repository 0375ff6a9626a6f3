import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Step, ViewRecord } from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import { PROTOCOL_VERSION, type DealState, type TableMessage } from 'picket-protocol';
import { listen, openServer, readConfig, type Server } from 'picket-server';
import { SteadyClock } from '../../packages/server/src/clock/steadyClock.ts';
import { randomTurn, viewFrom } from '../online/turns.ts';

/** Below the ephemeral ports. */
const FIRST_PORT = 24_500;
const PORTS = 3000;
const UNLIMITED = { burst: 1e6, perSecond: 1e6 };

export const newToken = (): string => randomBytes(16).toString('base64url');

export interface Answer {
  readonly status: number;
  readonly body: { readonly [field: string]: unknown };
}

/** A server in this process, with a clock that can be advanced. */
export class DealServer {
  readonly #server: Server;
  readonly #folder: string;
  readonly url: string;
  readonly pass: (ms: number) => void;

  private constructor(server: Server, folder: string, url: string, pass: (ms: number) => void) {
    this.#server = server;
    this.#folder = folder;
    this.url = url;
    this.pass = pass;
  }

  static async start(): Promise<DealServer> {
    const folder = mkdtempSync(join(tmpdir(), 'picket-deals-'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Picket</title>');
    let ahead = 0;
    const elapsed = () => Date.now() + ahead;
    const clock = new SteadyClock(elapsed, elapsed);
    const limits = {
      messages: UNLIMITED,
      addressMessages: UNLIMITED,
      addressRequests: UNLIMITED,
      addressTables: UNLIMITED,
      addressSockets: UNLIMITED,
    };
    const flags = { data: join(folder, 'data'), client: folder, log: 'silent', limits };
    const server = await openServer({ config: readConfig({ flags }), clock });
    const port = await listen(server.app, FIRST_PORT + (process.pid % PORTS), '127.0.0.1');
    const url = `http://127.0.0.1:${port}`;
    await server.join(url);
    return new DealServer(server, folder, url, (ms) => (ahead += ms));
  }

  get now(): number {
    return this.#server.services.now();
  }

  async ask(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: unknown,
    token?: string,
  ): Promise<Answer> {
    const reply = await fetch(this.url + path, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: reply.status, body: (await reply.json()) as Answer['body'] };
  }

  async deal(id: string, player?: string): Promise<DealState> {
    return (await this.ask('GET', `/api/deals/${id}`, undefined, player)).body as unknown as DealState;
  }

  async close(): Promise<void> {
    this.#server.app.server.closeAllConnections();
    await this.#server.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Plays a sealed deal over HTTP. */
export class SealedPlayer {
  readonly #server: DealServer;
  readonly deal: string;
  readonly random: FastRandom;
  readonly player = newToken();
  readonly token = newToken();
  table = '';

  constructor(server: DealServer, deal: string, seed: string) {
    this.#server = server;
    this.deal = deal;
    this.random = new FastRandom(seed);
  }

  async begin(name: string, more: object = {}): Promise<Answer> {
    const { player, token, deal } = this;
    const reply = await this.#server.ask('POST', `/api/deals/${deal}/games`, {
      name,
      player,
      token,
      ...more,
    });
    const { table } = reply.body;
    this.table = typeof table === 'string' ? table : '';
    return reply;
  }

  async view(): Promise<ViewRecord | undefined> {
    const { body } = await this.#server.ask('GET', `/api/tables/${this.table}`, undefined, this.token);
    const { view, info } = body as unknown as TableMessage;
    return info.status === 'playing' && view !== null ? view : undefined;
  }

  submit(round: number, steps: unknown, more: object = {}, token = this.token): Promise<Answer> {
    const id = newToken();
    return this.#server.ask('POST', `/api/tables/${this.table}/turns`, { id, round, steps, ...more }, token);
  }

  turn(view: ViewRecord): readonly Step[] {
    return randomTurn(viewFrom(view), 0, this.random);
  }

  /** Plays legal turns, up to the end or up to a round; returns whether the game is over. */
  async play(upTo = Number.POSITIVE_INFINITY): Promise<boolean> {
    for (;;) {
      const view = await this.view();
      if (view === undefined) return true;
      const round = view.record.rounds.length;
      if (round >= upTo) return false;
      const { status, body } = await this.submit(round, this.turn(view));
      if (status !== 200) throw new Error(`A legal turn was refused: ${JSON.stringify(body)}`);
    }
  }
}

/** Every frame that a socket of this seat receives until it is closed. */
export function listening(server: DealServer, { table, token }: Pick<SealedPlayer, 'table' | 'token'>) {
  const frames: string[] = [];
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/tables/${table}/socket`);
  socket.addEventListener('message', ({ data }) => frames.push(String(data)));
  const open = new Promise<void>((resolve, reject) => {
    socket.addEventListener('error', () => reject(new Error('The socket failed.')));
    socket.addEventListener('open', () => {
      socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL_VERSION, token }));
      resolve();
    });
  });
  return { frames, open, close: () => socket.close() };
}
