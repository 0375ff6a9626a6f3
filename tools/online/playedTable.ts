import type { Step, View } from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import {
  fold,
  GAP,
  know,
  type Answer,
  type ClientInput,
  type Known,
  type ServerMessage,
} from 'picket-protocol';
import { gather, settingsFor, type Owned } from './api.ts';
import { Line } from './line.ts';
import { randomTurn, viewFrom } from './turns.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type BotLevel = Extract<ClientInput, { type: 'addBot' }>['level'];

/** Callbacks for measurements. */
export interface Watcher {
  /** Milliseconds from sending a turn to its acknowledgement. */
  readonly acknowledged: (ms: number) => void;
  /** Milliseconds from sending the last turn of a round until a seat has the next round. */
  readonly resolved: (ms: number) => void;
}

const ROUND = '{"type":"round"';

/**
 * A table whose seats are all played from here, each over its own socket. Only one of them parses messages and
 * plays for all, since everything is public in a standard game: this keeps the load generator cheap.
 */
export class PlayedTable {
  readonly #watcher: Watcher;
  readonly #random: FastRandom;
  #lines: readonly Line[] = [];
  #known: Known | undefined;
  #view: View | undefined;
  #lastSent = 0;
  #behind = 0;
  #resolved: () => void = () => undefined;
  refused: string[] = [];

  constructor(watcher: Watcher, seed: string) {
    this.#watcher = watcher;
    this.#random = new FastRandom(seed);
  }

  get seats(): number {
    return this.#lines.length;
  }

  get id(): string {
    return this.#known?.info.id ?? '';
  }

  get isOver(): boolean {
    return this.#known?.info.status === 'over';
  }

  /** Creates the table, connects, adds bots and starts the game; returns the seats played from here. */
  async begin(url: string, seats: number, bots: readonly BotLevel[] = []): Promise<readonly Owned[]> {
    const owned = await gather(url, settingsFor(seats + bots.length), seats);
    await this.connect(url, owned);
    for (const level of bots) await this.#lines[0]?.ask({ type: 'addBot', level });
    const started = this.#next();
    await this.#lines[0]?.ask({ type: 'start' });
    await started;
    return owned;
  }

  async connect(url: string, owned: readonly Owned[]): Promise<void> {
    this.#lines = await Promise.all(owned.map((seat, nr) => this.#open(url, seat, nr)));
  }

  /** Submits one seat's turn and waits for the acknowledgement. */
  async submit(seat: number): Promise<void> {
    const steps = this.turn(seat);
    const round = this.#known?.view?.record.rounds.length ?? 0;
    const sent = performance.now();
    this.#lastSent = sent;
    const answer = await (this.#lines[seat] as Line).ask({ type: 'submit', round, steps: [...steps] });
    this.#watcher.acknowledged(performance.now() - sent);
    this.#note(answer);
  }

  turn(seat: number): readonly Step[] {
    this.#view ??= viewFrom((this.#known as Known).view as NonNullable<Known['view']>);
    return randomTurn(this.#view, seat, this.#random);
  }

  /**
   * Every seat submits a turn, all at once or `gap` milliseconds apart; resolves when every seat has the next
   * round.
   */
  async round(gap = 0): Promise<void> {
    const next = this.#next();
    await Promise.all(
      this.#lines.map(async (_, seat) => {
        if (gap > 0) await pause(gap * (seat + this.#random.below(100) / 100));
        await this.submit(seat);
      }),
    );
    await next;
  }

  close(): void {
    for (const line of this.#lines) line.close();
  }

  /** Resolves when every socket has received the next round. */
  #next(): Promise<void> {
    this.#behind = this.#lines.length;
    return new Promise((resolve) => (this.#resolved = resolve));
  }

  async #open(url: string, seat: Owned, nr: number): Promise<Line> {
    // News may arrive right behind the table.
    const early: string[] = [];
    let hear = (text: string): void => {
      early.push(text);
    };
    const { line, table } = await Line.open(url, seat, (text) => hear(text));
    if (nr === 0) this.#known = know(table);
    hear = (text) => this.#hear(text, nr);
    early.forEach(hear);
    return line;
  }

  #hear(text: string, nr: number): void {
    const begins = text.startsWith('{"type":"table"');
    if (text.startsWith(ROUND)) this.#watcher.resolved(performance.now() - this.#lastSent);
    if (nr === 0) this.#learn(JSON.parse(text) as ServerMessage);
    if (!begins && !text.startsWith(ROUND)) return;
    this.#behind--;
    if (this.#behind === 0) this.#resolved();
  }

  #learn(message: ServerMessage): void {
    if (this.#known === undefined) return;
    const known = fold(this.#known, message);
    if (known === GAP) throw new Error(`Something was missed before ${message.type}.`);
    if (known.view !== this.#known.view) this.#view = undefined;
    this.#known = known;
  }

  #note(answer: Answer): void {
    if (answer.type !== 'refused') return;
    this.refused.push(answer.refusal?.code ?? answer.code);
    // The round cannot end without this turn.
    this.#resolved();
  }
}
