import { FastRandom } from 'picket-engine/fast';
import { PROTOCOL_VERSION, type TableMessage } from 'picket-protocol';
import { gather, settingsFor, sitDown, snapshot, type Owned } from './api.ts';
import { any, hostileMessage, hostileRequest } from './hostile.ts';
import { root } from '../picket.ts';
import { PlayedTable } from './playedTable.ts';
import { legalTurn, messagesIn, requestsIn, turnIn, type Scene } from './samples.ts';

/** What a reply must never contain, besides the project's path: stack traces, other paths, internal names. */
const INSIDE = /node:internal|node_modules|\.ts:\d|\bat \w+ \(|SQLITE|SqliteError|\/(home|tmp|root|usr)\//;
export const PER_SOCKET = 40;
const AT_ONCE = 8;
const ATTACKERS = 6;
const SEATS = 3;
/** Commands are answered in order: once this one is answered, everything sent before it was read. */
const LAST = { type: 'back', id: 'last' };

/**
 * Clients that send malformed, repeated, reordered and hostile messages. One that loses its seat is replaced
 * by a new one.
 */
export class Attack {
  readonly #url: string;
  readonly #seed: string;
  #seats: readonly Owned[] = [];
  /** All seats ever taken. */
  readonly all: Owned[] = [];
  #waves = 0;
  messages = 0;
  requests = 0;
  replaced = 0;
  /** Replies that leaked internals or a secret. */
  readonly leaks: string[] = [];
  /** Replies of a kind that only a bug causes. */
  readonly faults: string[] = [];

  constructor(url: string, seed: string) {
    this.#url = url;
    this.#seed = seed;
  }

  /** One waiting table, and a seat at a finished game, which can't be lost. */
  async prepare(): Promise<void> {
    const watcher = { acknowledged: () => undefined, resolved: () => undefined };
    const finished = new PlayedTable(watcher, this.#seed);
    const [host] = await finished.begin(this.#url, 2);
    if (host !== undefined) this.#seat([host]);
    while (!finished.isOver) await finished.round();
    finished.close();
    this.#seat(await gather(this.#url, settingsFor(SEATS)));
  }

  /** Opens many sockets in sequence and in parallel, with requests in between. */
  async wave(count: number): Promise<void> {
    const name = `${this.#seed} ${this.#waves++}`;
    const storm = async (_: unknown, nr: number) => {
      const random = new FastRandom(`${name} ${nr}`);
      for (let left = Math.ceil(count / AT_ONCE); left > 0;) {
        const scene = await this.#scene(random);
        if (scene === undefined) continue;
        const some = Math.min(PER_SOCKET, left);
        await this.#socket(scene, some, random);
        await this.#request(scene, random);
        left -= some;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, storm));
  }

  /** An attacker's current seat; undefined if the attacker lost it and was replaced. */
  async #scene(random: FastRandom): Promise<Scene | undefined> {
    const seat = any(this.#seats, random);
    const message = await snapshot(this.#url, seat);
    if (message === undefined || isOut(message)) {
      await this.#replace(seat);
      return undefined;
    }
    if (message.info.next !== null) this.#follow({ ...seat, table: message.info.next });
    const others = this.#seats.filter(({ table }) => table === seat.table);
    const round = message.view?.record.rounds.length ?? 0;
    return { seat, token: any(others, random).token, round, steps: legalTurn(message, random) };
  }

  async #replace(gone: Owned): Promise<void> {
    if (!this.#seats.includes(gone)) return;
    this.#seats = this.#seats.filter((seat) => seat !== gone);
    this.replaced++;
    const next = await sitDown(this.#url, gone.table, 'Mallory').catch(() => undefined);
    if (next !== undefined) this.#seat([next]);
    else if (this.#seats.length < ATTACKERS) this.#seat(await gather(this.#url, settingsFor(SEATS)));
  }

  /** The same token is valid for the seat in the rematch. */
  #follow(seat: Owned): void {
    const isThere = this.all.some(({ table, token }) => table === seat.table && token === seat.token);
    if (!isThere) this.#seat([seat]);
  }

  #seat(seats: readonly Owned[]): void {
    this.#seats = [...this.#seats, ...seats];
    this.all.push(...seats);
  }

  #socket(scene: Scene, count: number, random: FastRandom): Promise<void> {
    const { table, token } = scene.seat;
    const samples = messagesIn(scene);
    const socket = new WebSocket(`${this.#url.replace('http', 'ws')}/api/tables/${table}/socket`);
    return new Promise((resolve) => {
      socket.addEventListener('close', () => resolve());
      socket.addEventListener('error', () => resolve());
      socket.addEventListener('message', ({ data }) => {
        const text = String(data);
        this.#read(text, table);
        if (text.includes(`"id":"${LAST.id}"`)) socket.close();
      });
      socket.addEventListener('open', () => {
        const hello = { type: 'hello', protocol: PROTOCOL_VERSION, token };
        if (random.below(10) > 0) socket.send(JSON.stringify(hello));
        for (let i = 0; i < count; i++) socket.send(hostileMessage(samples, random));
        this.messages += count;
        // The attacked games must go on.
        socket.send(JSON.stringify(turnIn(scene)));
        socket.send(JSON.stringify(LAST));
      });
    });
  }

  async #request(scene: Scene, random: FastRandom): Promise<void> {
    const { path, type, body } = hostileRequest(requestsIn(scene), random);
    const { table, token } = scene.seat;
    this.requests++;
    const reply = await fetch(this.#url + path, {
      method: 'POST',
      headers: {
        'content-type': type,
        ...(random.below(2) === 0 && { authorization: `Bearer ${token}` }),
      },
      body,
    }).catch(() => undefined);
    if (reply === undefined) return;
    if (reply.status >= 500) this.faults.push(`${reply.status} ${path.slice(0, 60)} ${body.slice(0, 200)}`);
    const text = await reply.text();
    this.#read(text, table);
    // An abandoned seat would block the game.
    if (reply.ok && path.endsWith('/seats')) this.#seat([{ ...(JSON.parse(text) as Owned), table }]);
  }

  #read(text: string, table: string): void {
    if (INSIDE.test(text) || text.includes(root)) this.leaks.push(text.slice(0, 300));
    const there = this.all.filter((seat) => seat.table === table);
    if (there.some(({ token }) => text.includes(token))) this.leaks.push('a token');
    if (/"seed":"/.test(text) && !text.includes('"over"')) this.leaks.push('a seed');
    if (text.includes('"try-again"')) this.faults.push(text.slice(0, 200));
  }
}

const isOut = ({ you, seats, info }: TableMessage): boolean =>
  info.status === 'closed' || seats.find(({ seat }) => seat === you)?.caretaker === 'resigned';
