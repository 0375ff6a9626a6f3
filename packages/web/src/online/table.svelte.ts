import type { Rejection, View } from 'picket-engine';
import {
  Connection,
  lateTurn,
  withPending,
  type Answer,
  type Known,
  type Late,
  type Line,
  type Order,
  type SeatInfo,
  type Sent,
  type ServerMessage,
} from 'picket-protocol';
import type { SavedDraft, Snapshot, TurnMessage } from '../authority/authority.ts';
import { Tabs } from '../authority/tabs.ts';
import { BackendError, type GameBackend } from '../authority/gameBackend.ts';
import { viewReader } from '../turn/viewReader.ts';
import { errorSentence } from './errorSentence.ts';
import { draftAt, forgetDraft, saveDraft } from './drafts.ts';
import { asAtTable } from './hall.ts';
import { StoredOutbox } from './outbox.ts';
import { followRematch } from './rematch.ts';
import { forgetSeat, saveSeat, seatAt } from './seats.ts';
import { text } from '../text/language.ts';
import { snapshotOf, withShownSeats } from './snapshot.ts';

type Listener = (message: ServerMessage, before: Known | undefined) => void;

/** One online table for the pages: what is known, the state of the connection, and commands. */
export class OnlineTable {
  readonly id: string;
  readonly #connection: Connection;
  readonly #channel = new BroadcastChannel('picket-tables');
  readonly #tabs: Tabs;
  readonly #read = viewReader();
  readonly #listeners = new Set<Listener>();
  #draft: SavedDraft | undefined;
  /** Of the last command. */
  #settled: Promise<unknown> = Promise.resolve();

  #known = $state.raw<Known>();
  readonly known: Known | undefined = $derived.by(() => this.#known && withShownSeats(this.#known, text));
  line = $state.raw<Line>({ state: 'connecting' });
  queue = $state.raw<readonly Sent[]>([]);
  /** Whether another tab of this browser plays the seat. */
  elsewhere = $state(false);
  /** What happened to the last turn, if the clock ran out before it was confirmed. */
  late = $state.raw<Late>();
  /** How far the server's clock is ahead of ours, in milliseconds. */
  ahead = $state(0);

  readonly view: View | undefined = $derived.by(
    () => this.snapshot && this.#read(this.snapshot, this.you ?? null),
  );
  readonly you: number | undefined = $derived(this.known?.you ?? undefined);
  readonly seat: SeatInfo | undefined = $derived(this.known?.seats.find(({ seat }) => seat === this.you));
  readonly isHost: boolean = $derived(this.you !== undefined && this.known?.info.host === this.you);

  constructor(id: string) {
    this.id = id;
    this.#draft = draftAt(id);
    const outbox = new StoredOutbox(id);
    this.queue = outbox.all;
    const socket = new URL(`/api/tables/${id}/socket?knows=paper,halls`, location.href);
    socket.protocol = socket.protocol.replace('http', 'ws');
    socket.hash = '';
    this.#connection = new Connection(
      { open: () => new WebSocket(socket), random: Math.random, newId },
      outbox,
      seatAt(id)?.token,
      {
        known: (known, message) => this.#learn(known, message),
        line: (line) => (this.line = line),
        queue: (queue) => (this.queue = queue),
        clock: (now) => (this.ahead = now - Date.now()),
      },
    );
    // In an insecure context there are no locks, whatever the types say.
    const locks = navigator.locks as LockManager | undefined;
    this.#tabs = new Tabs(locks, this.#channel, {
      holds: () => {
        const elsewhere = !this.#tabs.holds(id);
        // The previous tab may have continued the draft.
        if (this.elsewhere && !elsewhere) this.#draft = draftAt(id);
        this.elsewhere = elsewhere;
      },
      changed: () => {},
      settled: () => this.#settled.then(() => {}),
    });
  }

  /** Connects to the table; returns a function that disconnects. */
  enter(): () => void {
    const hurry = (): void => this.#connection.hurry();
    const look = (): void => {
      if (document.visibilityState === 'visible') hurry();
    };
    const cut = (): void => this.#connection.cut();
    addEventListener('online', hurry);
    addEventListener('offline', cut);
    document.addEventListener('visibilitychange', look);
    if (seatAt(this.id) !== undefined) this.#tabs.enter(this.id);
    this.#connection.start();
    return () => {
      removeEventListener('online', hurry);
      removeEventListener('offline', cut);
      document.removeEventListener('visibilitychange', look);
      this.#tabs.leave(this.id);
      this.#channel.close();
      this.#connection.stop();
    };
  }

  /** Takes over from another tab. */
  takeOver(): Promise<void> {
    return this.#tabs.takeOver(this.id);
  }

  /** Retries now. */
  hurry(): void {
    this.#connection.hurry();
  }

  /** Subscribes to all messages from now on. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  order(order: Order): Promise<Answer> {
    const answer = this.#connection.order(asAtTable(order, this.known));
    this.#settled = answer.catch(() => undefined);
    return answer;
  }

  /** Chooses the towns to see at a very large table, besides the player's and the host's: seats by their numbers at the table. */
  follow(seats: readonly number[]): void {
    this.#connection.follow(seats);
  }

  /** The game as the game page knows it; undefined before the start. */
  readonly snapshot: Snapshot | undefined = $derived.by(() => {
    const { known } = this;
    if (known === undefined || known.view === null) return undefined;
    return snapshotOf(known, withPending(known.view, this.queue), {
      draft: this.#draft,
      elsewhere: this.elsewhere,
    });
  });

  readonly backend: GameBackend = {
    submit: (_id, turn) => this.#submit(turn),
    takeBack: (_id, { round }) => this.#ordered({ type: 'takeBack', round }),
    saveDraft: (id, draft) => {
      this.#draft = draft;
      saveDraft(id, draft);
      this.#connection.drafts.set(draft.round, draft.taps.at(-1) ?? []);
      return Promise.resolve();
    },
  };

  #submit({ round, steps }: TurnMessage): Promise<Rejection | undefined> {
    return this.#ordered({ type: 'submit', round, steps });
  }

  async #ordered(order: Order): Promise<Rejection | undefined> {
    const answer = await this.order(order);
    if (answer.type === 'done') return undefined;
    if (answer.refusal !== undefined) return answer.refusal;
    throw new BackendError(errorSentence(answer));
  }

  #learn(known: Known, message: ServerMessage | undefined): void {
    const before = this.known;
    this.#known = known;
    const seat = seatAt(this.id);
    const isWhole = message?.type === 'table' || message?.type === 'hall';
    if (seat !== undefined && isWhole) saveSeat(this.id, seat.token);
    followRematch(known.info);
    if (message?.type === 'round') this.late = this.#lateIn(known, message.minded);
    if (known.info.status === 'over') forgetDraft(this.id);
    if (message !== undefined) for (const listener of this.#listeners) listener(message, before);
  }

  #lateIn({ you, view }: Known, playedByBots: readonly number[]): Late | undefined {
    if (you === null || view === null || !playedByBots.includes(you)) return undefined;
    const { rounds } = view.record;
    const drafted = this.#draft?.round === rounds.length - 1 ? this.#draft.taps.at(-1) : undefined;
    return lateTurn(drafted ?? [], rounds.at(-1)?.turns[you] ?? []);
  }

  /** Called when the seat is free or another player's. */
  giveUpSeat(): void {
    forgetSeat(this.id);
    forgetDraft(this.id);
  }
}

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('');
}
