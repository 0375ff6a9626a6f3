import { submit, viewOf, writeView, type Game } from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import { ownNews, roundNews, type Known, type ServerMessage, type TableMessage } from 'picket-protocol';
import { LOBBY } from '../src/online/testKit.ts';
import { must, playSeat, start } from '../src/turn/testKit.ts';

type News<T extends ServerMessage['type']> = Omit<Extract<ServerMessage, { type: T }>, 'seq' | 'type'>;
type Seat = Known['seats'][number];

/** The client's socket. */
class FakeSocket extends EventTarget {
  static server: FakeServer | undefined;

  constructor() {
    super();
    FakeSocket.server?.connect(this);
    setTimeout(() => this.dispatchEvent(new Event('open')));
  }
  send(text: string): void {
    // Asynchronous: the client must store what it sent before it gets an answer.
    setTimeout(() => FakeSocket.server?.receive(JSON.parse(text) as Command));
  }
  close(): void {}
}

interface Command {
  readonly type: string;
  readonly id?: string;
  readonly round?: number;
  readonly steps?: never;
  readonly level?: never;
  readonly text?: string;
}

export const BOB: Seat = { ...(LOBBY.seats[0] as Seat), seat: 1, key: 1, name: 'Bob' };
const TIME = 1000;

/** A server with one table, at which a client has the first seat and the script has the others. */
export class FakeServer {
  #socket: FakeSocket | undefined;
  #table: TableMessage = LOBBY;
  game: Game | undefined;
  readonly #random = new FastRandom('golden online');

  constructor() {
    FakeSocket.server = this;
    globalThis.WebSocket = FakeSocket as unknown as typeof WebSocket;
  }

  connect(socket: FakeSocket): void {
    this.#socket = socket;
  }

  #send(message: ServerMessage): void {
    const data = JSON.stringify(message);
    this.#socket?.dispatchEvent(new MessageEvent('message', { data }));
  }

  /** Broadcasts a change to the table. */
  news<T extends ServerMessage['type']>(type: T, news: News<T>): void {
    const seq = this.#table.seq + 1;
    this.#table = { ...this.#table, seq };
    this.#send({ type, seq, ...news } as unknown as ServerMessage);
  }

  /** Changes the table and sends all of it. */
  change(change: Partial<TableMessage>): void {
    this.#table = { ...this.#table, ...change, seq: this.#table.seq + 1 };
    this.#send(this.#table);
  }

  seats(...changed: readonly Seat[]): void {
    const seats = [
      ...this.#table.seats.filter(({ seat }) => !changed.some((one) => one.seat === seat)),
      ...changed,
    ];
    this.#table = { ...this.#table, seats };
    this.news('seats', { changed: [...changed], gone: [] });
  }

  info(info: Partial<TableMessage['info']>): void {
    this.#table = { ...this.#table, info: { ...this.#table.info, ...info } };
    this.news('info', { info: this.#table.info });
  }

  receive(command: Command): void {
    if (command.type === 'hello') return this.#send(this.#table);
    if (command.id !== undefined) this.#send({ type: 'done', id: command.id });
    if (command.type === 'start') this.begin();
    if (command.type === 'submit') this.#play(0, command.steps ?? []);
    if (command.type === 'chat') this.news('chat', { seat: 0, at: TIME, text: command.text ?? '' });
  }

  begin(): void {
    const { options } = this.#table.info.settings;
    const players = this.#table.seats.map(({ name }) => name);
    this.game = start({ ...options, players }, 'golden online');
    this.change({
      info: { ...this.#table.info, status: 'playing', code: null },
      view: writeView(viewOf(this.game, 0)),
    });
  }

  /** The other player's turn. */
  bobPlays(): void {
    if (this.game !== undefined) this.#play(1, playSeat(this.game, 1, this.#random));
  }

  #play(seat: number, steps: Parameters<typeof submit>[1]['steps']): void {
    if (this.game === undefined) return;
    const round = this.game.state.rounds.length;
    this.game = must(submit(this.game, { seat, round, steps }));
    if (seat === 0 && this.game.state.rounds.length === round) this.#send(ownNews(this.game, 0));
    if (this.game.state.rounds.length === round) {
      const seats = this.game.turns.flatMap((turn, other) => (turn === undefined ? [] : [other]));
      this.news('in', { round, seats });
      return;
    }
    this.#send(ownNews(this.game, 0));
    const over = this.game.state.ending !== undefined;
    this.news('round', {
      ...roundNews(this.game),
      minded: [],
      deadline: null,
      ended: over ? TIME : null,
    });
  }

  /** Plays up to a few rounds before the end, and sends only the result. */
  playAhead(left: number): void {
    if (this.game === undefined) return;
    const games = [this.game];
    for (let game = this.game; game.state.ending === undefined; games.push(game)) {
      const round = game.state.rounds.length;
      for (const seat of game.turns.keys()) {
        if (game.state.rounds.length > round) continue;
        game = must(submit(game, { seat, round, steps: playSeat(game, seat, this.#random) }));
      }
    }
    this.game = games.at(-1 - left) ?? this.game;
    this.change({ view: writeView(viewOf(this.game, 0)) });
  }

  /** A turn that the client's player might make. */
  turn() {
    if (this.game === undefined) throw new Error('The game has not started.');
    return playSeat(this.game, 0, this.#random);
  }
}
