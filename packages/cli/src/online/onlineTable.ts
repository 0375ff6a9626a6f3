import { randomBytes } from 'node:crypto';
import { readView, type Step, type View, type ViewRecord } from 'picket-engine';
import {
  Connection,
  lateTurn,
  MemoryOutbox,
  withPending,
  type Answer,
  type Known,
  type Late,
  type Line,
  type Order,
  type SeatInfo,
  type Sent,
  type ServerMessage,
  type Socket,
} from 'picket-protocol';
import { withoutControls } from '../io/table.ts';
import type { Seat } from '../keep/seats.ts';
import type { Said, Text } from '../text/text.ts';

type OpenSocket = (address: string) => Socket;

/** One online table, as its player sees it: its state, and commands. */
export class OnlineTable {
  readonly #connection: Connection;
  #known: Known | undefined;
  #queue: readonly Sent[] = [];
  #line: Line = { state: 'connecting' };
  /** The offset of the server's clock from ours, in milliseconds. */
  #ahead = 0;
  #read: { readonly record: ViewRecord; readonly view: View } | undefined;
  #draft: { readonly round: number; readonly steps: readonly Step[] } | undefined;
  #late: Late | undefined;
  #news: Said[] = [];
  #resigned = false;
  #changes = 0;
  #wake: (() => void) | undefined;

  constructor(
    { server, table, token }: Pick<Seat, 'server' | 'table' | 'token'>,
    open: OpenSocket = (address) => new WebSocket(address),
  ) {
    const address = `${server.replace(/^http/, 'ws')}/api/tables/${table}/socket?knows=paper`;
    const newId = (): string => randomBytes(12).toString('hex');
    this.#connection = new Connection(
      { open: () => open(address), random: Math.random, newId },
      new MemoryOutbox(),
      token,
      {
        known: (known, message) => this.#learn(known, message),
        line: (line) => this.#change(() => (this.#line = line)),
        queue: (queue) => this.#change(() => (this.#queue = queue)),
        clock: (now) => (this.#ahead = now - Date.now()),
      },
    );
  }

  start(): void {
    this.#connection.start();
  }

  stop(): void {
    this.#connection.stop();
  }

  get known(): Known | undefined {
    return this.#known;
  }

  get line(): Line {
    return this.#line;
  }

  get me(): SeatInfo | undefined {
    return this.#known?.seats.find(({ seat }) => seat === this.#known?.you);
  }

  /** Whether the player has given up the seat, here or on another device. */
  get hasResigned(): boolean {
    const isPlaying = this.#known?.info.status === 'playing';
    return this.#resigned || (isPlaying && this.me?.caretaker === 'resigned');
  }

  get isHost(): boolean {
    return this.#known !== undefined && this.#known.you !== null && this.#known.info.host === this.#known.you;
  }

  nameOf(seat: number): string {
    return this.#known?.seats.find((other) => other.seat === seat)?.name ?? '';
  }

  /** Milliseconds until the round's time is up; undefined without a clock. */
  get timeLeft(): number | undefined {
    const deadline = this.#known?.info.deadline ?? undefined;
    return deadline === undefined ? undefined : Math.max(0, deadline - Date.now() - this.#ahead);
  }

  /** The game as this seat sees it, with commands in flight; undefined before the start. */
  get view(): View | undefined {
    const { view, seats } = this.#known ?? {};
    if (view === undefined || view === null || seats === undefined) return undefined;
    const found = this.#folded(view);
    if (found === undefined) return undefined;
    const { now } = withPending(view, this.#queue);
    // A player may have taken over a bot's seat since the start.
    const { state } = found;
    const players = state.rules.options.players.map((name, i) => this.nameOf(i) || name);
    const rules = { ...state.rules, options: { ...state.rules.options, players } };
    const round = found.now && now && { ...found.now, in: now.in, turn: now.turn ?? undefined };
    return { ...found, state: { ...state, rules }, now: round ?? undefined };
  }

  /** Within a round only the submitted seats change, so earlier rounds are not folded again. */
  #folded(record: ViewRecord): View | undefined {
    const before = this.#read;
    const isSame = before?.record.record === record.record && before.record.now?.cards === record.now?.cards;
    if (isSame) return before.view;
    const read = readView(record);
    if (!read.ok) return undefined;
    this.#read = { record, view: read.value };
    return read.value;
  }

  /** Why the last turn was not confirmed in time, once; undefined if it was. */
  takeLate(): Late | undefined {
    const late = this.#late;
    this.#late = undefined;
    return late;
  }

  /** Sentences since the last call: refusals, chat and reactions. */
  takeNews(text: Text): string[] {
    const news = this.#news;
    this.#news = [];
    return news.map((say) => withoutControls(say(text)));
  }

  /** The number of changes so far. */
  get changes(): number {
    return this.#changes;
  }

  /** Resolves once there were more changes than this. */
  async changedSince(changes: number): Promise<void> {
    if (this.#changes === changes) await new Promise<void>((resolve) => (this.#wake = resolve));
  }

  /** Called when the clock has moved on. */
  tick(): void {
    this.#change(() => undefined);
  }

  order(order: Order): Promise<Answer> {
    return this.#connection.order(order);
  }

  /** Sends a command without waiting; if it is rejected, the news says why. */
  send(order: Order, then?: (isDone: boolean) => void): void {
    void this.order(order).then((answer) =>
      this.#change(() => {
        then?.(answer.type === 'done');
        if (answer.type !== 'refused') return;
        const { code, refusal } = answer;
        this.#news.push(({ online }) => online.refused(code, refusal));
      }),
    );
  }

  /** Sends a chat line, which becomes news once the others can read it. */
  say(text: string): void {
    this.send({ type: 'chat', text }, (isDone) => {
      if (isDone) this.#news.push(({ online }) => online.youSaid(text));
    });
  }

  resign(): void {
    this.send({ type: 'resign' }, (isDone) => (this.#resigned ||= isDone));
  }

  /** Sends the draft, for when the clock runs out. */
  keepDraft(round: number, steps: readonly Step[]): void {
    this.#draft = { round, steps };
    this.#connection.drafts.set(round, steps);
  }

  #learn(known: Known, message: ServerMessage | undefined): void {
    this.#change(() => {
      this.#known = known;
      if (message?.type === 'round') this.#late = this.#lateIn(known, message.minded);
      if ((message?.type !== 'chat' && message?.type !== 'reaction') || message.seat === known.you) return;
      const name = this.nameOf(message.seat);
      this.#news.push(({ online }) =>
        message.type === 'chat' ? online.said(name, message.text) : online.reacted(name, message.reaction),
      );
    });
  }

  #lateIn({ you, view }: Known, minded: readonly number[]): Late | undefined {
    if (you === null || view === null || !minded.includes(you)) return undefined;
    const { rounds } = view.record;
    const drafted = this.#draft?.round === rounds.length - 1 ? this.#draft.steps : [];
    return lateTurn(drafted, rounds.at(-1)?.turns[you] ?? []);
  }

  #change(change: () => void): void {
    change();
    this.#changes += 1;
    const wake = this.#wake;
    this.#wake = undefined;
    wake?.();
  }
}
