import { FastRandom, type ViewRecord } from '@picket/engine';
import { PROTOCOL_VERSION, type ClientInput } from '@picket/protocol';
import { gather, settingsFor, type Owned } from './api.ts';
import { garble, mutate } from './mutate.ts';
import { PlayedTable } from './playedTable.ts';
import { TestServer } from './testServer.ts';

export interface FuzzFigures {
  readonly messages: number;
  readonly requests: number;
  readonly alive: boolean;
  /** Replies that told something about the inside, or a secret. */
  readonly leaks: readonly string[];
  /** Replies of a kind that only a bug gives. */
  readonly faults: readonly string[];
  /** A game that was played meanwhile by people who behave: its rounds, and what was refused to them. */
  readonly honestRounds: number;
  readonly honestRefusals: readonly string[];
  /** Whether the table that was attacked can still be opened and its view read. */
  readonly tableHolds: boolean;
}

/** What must never be in a reply: paths, stacks, names of inner things. */
const INSIDE =
  /node:internal|node_modules|\.ts:\d|\bat \w+ \(|SQLITE|SqliteError|\/(work|home|tmp|root|usr)\//;
const AT_ONCE = 8;
const PER_SOCKET = 40;

/** Says malformed, repeated, reordered and hostile things to a server, while others play there. */
export async function fuzz(messages: number, seed: string): Promise<FuzzFigures> {
  const server = new TestServer({ log: 'fatal', limits: generous });
  await server.start();
  const honest = new PlayedTable({ acknowledged: () => undefined, resolved: () => undefined }, seed);
  const attack = new Attack(server.url, seed);
  try {
    await honest.begin(server.url, 2);
    await attack.prepare();
    let done = false;
    const playing = (async () => {
      let rounds = 0;
      while (!done && !honest.isOver) {
        await honest.round(50);
        rounds++;
      }
      return rounds;
    })();
    const share = Math.ceil(messages / AT_ONCE);
    await Promise.all(Array.from({ length: AT_ONCE }, (_, i) => attack.storm(share, i)));
    done = true;
    const honestRounds = await playing;
    return {
      messages: attack.messages,
      requests: attack.requests,
      alive: server.isRunning && (await fetch(`${server.url}/healthz`)).ok,
      leaks: attack.leaks,
      faults: attack.faults,
      honestRounds,
      honestRefusals: honest.refused,
      tableHolds: await attack.holds(),
    };
  } finally {
    honest.close();
    await server.kill();
    server.remove();
  }
}

/** Limits would stop a storm like this in its first second, and nothing would be tried. */
const MANY = { burst: 1_000_000, perSecond: 1_000_000 };
const generous = {
  messages: MANY,
  chat: MANY,
  addressMessages: MANY,
  addressSockets: MANY,
  addressRequests: MANY,
  addressTables: MANY,
  addressCodes: MANY,
  strikes: PER_SOCKET,
};

class Attack {
  readonly #url: string;
  readonly #seed: string;
  #victims: readonly Owned[] = [];
  #samples: readonly ClientInput[] = [];
  messages = 0;
  requests = 0;
  readonly leaks: string[] = [];
  readonly faults: string[] = [];

  constructor(url: string, seed: string) {
    this.#url = url;
    this.#seed = seed;
  }

  async prepare(): Promise<void> {
    this.#victims = await gather(this.#url, settingsFor(4));
    this.#samples = samples(this.#victims);
  }

  /** Many sockets one after the other, some requests between them. */
  async storm(count: number, nr: number): Promise<void> {
    const random = new FastRandom(`${this.#seed} ${nr}`);
    for (let said = 0; said < count;) {
      const some = Math.min(PER_SOCKET, count - said);
      await this.#socket(some, random);
      await this.#request(random);
      said += some;
    }
  }

  async holds(): Promise<boolean> {
    const reply = await fetch(`${this.#url}/api/tables/${this.#victims[0]?.table ?? ''}`);
    const { view, info } = (await reply.json()) as { view: ViewRecord | null; info: { status: string } };
    return reply.ok && (info.status === 'lobby' || info.status === 'closed' || view !== null);
  }

  #socket(count: number, random: FastRandom): Promise<void> {
    const victim = this.#any(this.#victims, random);
    const socket = new WebSocket(`${this.#url.replace('http', 'ws')}/api/tables/${victim.table}/socket`);
    return new Promise((resolve) => {
      socket.addEventListener('close', () => resolve());
      socket.addEventListener('error', () => resolve());
      socket.addEventListener('message', ({ data }) => this.#read(String(data), victim));
      socket.addEventListener('open', () => {
        if (random.below(10) > 0) {
          socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL_VERSION, token: victim.token }));
        }
        for (let i = 0; i < count; i++) this.#throw(socket, random);
        // What was said last should still be read.
        setTimeout(() => socket.close(), 20);
      });
    });
  }

  #throw(socket: WebSocket, random: FastRandom): void {
    this.messages++;
    const sample = this.#any(this.#samples, random);
    const again =
      'id' in sample && random.below(3) === 0 ? sample : { ...sample, id: `f${random.below(1e9)}` };
    switch (random.below(6)) {
      case 0:
        return socket.send(JSON.stringify(again));
      case 1:
        return socket.send(garble(JSON.stringify(again), random));
      case 2:
        return socket.send(Uint8Array.from({ length: random.below(200) }, () => random.below(256)));
      default:
        return socket.send(JSON.stringify(mutate(again, random)));
    }
  }

  async #request(random: FastRandom): Promise<void> {
    this.requests++;
    const victim = this.#any(this.#victims, random);
    const body = { name: 'Eve', city: 'Elm Park', settings: settingsFor(2) };
    const paths = [
      '/api/tables',
      `/api/tables/${victim.table}/seats`,
      `/api/tables/${victim.table}/turns`,
      '/api/mine',
    ];
    const path = random.below(4) === 0 ? garble(this.#any(paths, random), random) : this.#any(paths, random);
    const text =
      random.below(3) === 0 ? garble(JSON.stringify(body), random) : JSON.stringify(mutate(body, random));
    const reply = await fetch(this.#url + encodeURI(path.toWellFormed()), {
      method: 'POST',
      headers: {
        'content-type': random.below(5) === 0 ? 'text/plain' : 'application/json',
        ...(random.below(2) === 0 && { authorization: `Bearer ${victim.token}` }),
      },
      body: text.toWellFormed(),
    }).catch(() => undefined);
    if (reply === undefined) return;
    if (reply.status >= 500) this.faults.push(`${reply.status} ${path.slice(0, 60)} ${text.slice(0, 200)}`);
    this.#read(await reply.text(), undefined);
  }

  #read(text: string, victim: Owned | undefined): void {
    if (INSIDE.test(text)) this.leaks.push(text.slice(0, 300));
    const others = this.#victims.filter((other) => other !== victim);
    if (others.some(({ token }) => text.includes(token))) this.leaks.push('a token');
    if (/"seed":"/.test(text) && !text.includes('"over"')) this.leaks.push('a seed');
    if (text.includes('"try-again"')) this.faults.push(text.slice(0, 200));
  }

  #any<T>(items: readonly T[], random: FastRandom): T {
    return items[random.below(items.length)] as T;
  }
}

/** One of each kind of message, as a client would write it. */
function samples(victims: readonly Owned[]): ClientInput[] {
  const steps = [{ do: 'choose', offer: 0 }, { do: 'write', number: 5, at: [0, 3] }, { do: 'park' }] as const;
  const id = 'fuzz';
  return [
    { type: 'submit', id, round: 0, steps },
    { type: 'submit', id, round: 3, steps: [{ do: 'refuse' }] },
    { type: 'takeBack', id, round: 0 },
    { type: 'chat', id, text: 'Hello <b>all</b>' },
    { type: 'react', id, reaction: 'wow' },
    { type: 'rename', id, name: 'Mallory', city: 'Oak End' },
    { type: 'back', id },
    { type: 'move', id },
    { type: 'report', id, seat: 1, text: 'rude' },
    { type: 'start', id },
    { type: 'change', id, settings: settingsFor(4) },
    { type: 'pace', id, clock: 60, away: null },
    { type: 'late', id, on: true },
    { type: 'addBot', id, level: 'regular' },
    { type: 'handOver', id, seat: 1 },
    { type: 'invite', id, seat: 1 },
    { type: 'muteSeat', id, seat: 2, on: true },
    { type: 'muteTable', id, on: false },
    { type: 'ping' },
    { type: 'again' },
    { type: 'hello', protocol: PROTOCOL_VERSION, token: victims[1]?.token ?? '' },
  ];
}
