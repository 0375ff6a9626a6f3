import type { Step, ViewRecord } from 'picket-engine';
import {
  fold,
  GAP,
  know,
  PROTOCOL_VERSION,
  type ClientInput,
  type Known,
  type ServerMessage,
} from 'picket-protocol';
import { randomTurn, viewFrom } from '../online/turns.ts';
import type { Checker } from './checker.ts';
import type { SimulatedNode } from './node.ts';
import { SimulatedSocket } from './socket.ts';
import type { Actor, World } from './world.ts';

interface ClientSurroundings {
  readonly world: World;
  readonly nodes: readonly SimulatedNode[];
  readonly checker: Checker;
  readonly table: string;
  /** Without a token, a spectator. */
  readonly token?: string;
  /** Milliseconds for a turn, on average. */
  readonly thinking: number;
  /** Whether views may be stale without being a violation. */
  readonly isExcused: (asked: number) => boolean;
}

interface Turn {
  readonly id: string;
  readonly round: number;
  readonly steps: readonly Step[];
}

const PATIENCE_MS = 12_000;
const HOPS = 4;
/** Codes that decide nothing about a command. */
const LATER: ReadonlySet<string> = new Set(['try-again', 'read-only', 'too-fast', 'draining']);

/** A player or spectator who connects to any node, and resends commands without an answer. */
export class SimulatedClient {
  readonly actor: Actor = { isDead: false, pausedUntil: 0 };
  known: Known | undefined;
  pending: Turn | undefined;
  readonly #input: ClientSurroundings;
  #socket: SimulatedSocket | undefined;
  /** Numbers connections: messages of older ones are ignored. */
  #try = 0;
  #asked = 0;
  #giveUp: () => void = () => undefined;
  #thinksAbout = -1;
  #sent = 0;

  constructor(input: ClientSurroundings) {
    this.#input = input;
    input.world.after(input.world.between(0, 1000), () => this.#connect(), this.actor);
  }

  get isConnected(): boolean {
    return this.#socket !== undefined;
  }

  #connect(): void {
    const { world, nodes, table, token } = this.#input;
    const nr = ++this.#try;
    this.#socket = undefined;
    this.#waitFor(PATIENCE_MS);
    const first = world.pick(nodes);
    const ask = (node: SimulatedNode, hops: number): Promise<boolean> =>
      new Promise((resolve) => {
        if (node.line.isCut || !node.isRunning) return;
        const arrives = () =>
          void node
            .connect(table, open, (address) => {
              const other = nodes.find((one) => one.address === address);
              return other === undefined || hops >= HOPS ? Promise.resolve(false) : ask(other, hops + 1);
            })
            .then(resolve, () => resolve(false));
        world.after(world.between(0.1, node.line.latency), arrives, node.actor);
      });
    const open = (node: SimulatedNode) => {
      const socket = new SimulatedSocket(world, {
        line: first.line,
        node: node.actor,
        client: this.actor,
        hear: (text) => nr === this.#try && this.#hear(JSON.parse(text) as ServerMessage),
        closed: () => nr === this.#try && this.#again(),
      });
      const opened = () => {
        if (nr !== this.#try) return socket.hangUp();
        this.#socket = socket;
        this.#asked = world.now;
        const { known } = this;
        const since = known && world.chance() < 0.5 ? { epoch: known.epoch, seq: known.seq } : undefined;
        this.#say({
          type: 'hello',
          protocol: PROTOCOL_VERSION,
          ...(token !== undefined && { token }),
          ...(since && { since }),
        });
      };
      world.after(world.between(0.1, first.line.latency), opened, this.actor);
      return socket;
    };
    void ask(first, 0).then((isOpen) => {
      if (!isOpen) world.after(0, () => nr === this.#try && this.#again(), this.actor);
    });
  }

  /** Reconnects soon. */
  #again(): void {
    const { world } = this.#input;
    this.#giveUp();
    this.#socket?.hangUp();
    this.#socket = undefined;
    this.#try++;
    world.after(world.between(100, 3000), () => this.#connect(), this.actor);
  }

  #waitFor(ms: number): void {
    this.#giveUp();
    this.#giveUp = this.#input.world.after(ms, () => this.#again(), this.actor);
  }

  #say(message: ClientInput): void {
    this.#socket?.receive(JSON.stringify(message));
  }

  #hear(message: ServerMessage): void {
    const { checker, table, isExcused } = this.#input;
    switch (message.type) {
      case 'done':
      case 'refused':
        return this.#answered(message);
      case 'draining':
      case 'error':
        return this.#again();
      case 'table':
        this.known = know(message);
        break;
      default: {
        if (this.known === undefined) return;
        const next = fold(this.known, message);
        if (next === GAP) {
          this.#asked = this.#input.world.now;
          return this.#say({ type: 'again' });
        }
        this.known = next;
      }
    }
    if (message.type === 'table' || message.type === 'same') {
      this.#listen();
      const { view } = this.known;
      if (view !== null && !isExcused(this.#asked)) checker.shows(table, view, this.#asked);
      this.#resend();
    } else if (message.type === 'round' && this.known.view !== null) checker.follows(table, this.known.view);
    if (this.known.view?.now === null && this.pending === undefined) this.#leave();
    else this.#act();
  }

  /** The game is over. */
  #leave(): void {
    this.#giveUp();
    this.#socket?.hangUp();
    this.actor.isDead = true;
  }

  /** A client's own pings detect a dead connection, sooner or later. */
  #listen(): void {
    const { world, token } = this.#input;
    // Spectators come and go.
    this.#waitFor(token === undefined ? world.between(5000, 20_000) : world.between(30_000, 90_000));
  }

  #resend(): void {
    const { pending } = this;
    if (pending === undefined) return;
    this.#say({ type: 'submit', ...pending, steps: [...pending.steps] });
    this.#waitFor(PATIENCE_MS);
  }

  #answered(answer: Extract<ServerMessage, { type: 'done' | 'refused' }>): void {
    const { checker, table, world } = this.#input;
    const { pending } = this;
    if (pending === undefined || answer.id !== pending.id) return;
    this.#listen();
    if (answer.type === 'refused' && LATER.has(answer.code)) {
      world.after(world.between(500, 3000), () => this.#resend(), this.actor);
      return;
    }
    this.pending = undefined;
    const seat = this.known?.you ?? -1;
    if (answer.type === 'done') checker.acknowledges(table, { ...pending, seat });
    this.#act();
  }

  /** Schedules the next turn, if there is one. */
  #act(): void {
    const { world, thinking } = this.#input;
    const turn = this.#turnToPlay();
    if (turn === undefined) return;
    const { round } = turn;
    if (this.#thinksAbout === round) return;
    this.#thinksAbout = round;
    world.after(world.soon(thinking), () => this.#play(round), this.actor);
  }

  /** Undefined if it is not this client's turn. */
  #turnToPlay(): { readonly seat: number; readonly round: number; readonly view: ViewRecord } | undefined {
    const { you: seat = null, view = null } = this.known ?? {};
    if (seat === null || view === null || view.now === null) return undefined;
    if (view.now.turn !== null || this.pending !== undefined) return undefined;
    return { seat, round: view.record.rounds.length, view };
  }

  #play(round: number): void {
    this.#thinksAbout = -1;
    const turn = this.#turnToPlay();
    if (turn === undefined) return;
    if (turn.round !== round) return this.#act();
    const steps = randomTurn(viewFrom(turn.view), turn.seat, this.#input.world.random);
    this.pending = { id: `round-${round}-${this.#sent++}`, round, steps };
    this.#input.checker.sends(this.#input.table, round, turn.seat, steps);
    this.#resend();
  }
}
