import type { Box, TurnStep } from 'picket-engine';
import type { Answer, Command } from 'picket-protocol';
import type { Config } from '../config/schema.ts';
import { NotOwner, type Ownership } from '../store/ownership.ts';
import type { Metrics } from '../ops/metrics.ts';
import { NO_SPAN, type Span } from '../ops/traces.ts';
import type { Store, StoredTable } from '../store/store.ts';
import type { Write } from '../store/write.ts';
import { applyTime, recordAbsence } from '../table/absence.ts';
import type { Change, Decided, Refused } from '../table/change.ts';
import { decide } from '../table/commands.ts';
import { loadTable } from '../table/load.ts';
import { returnToSeat, type FreshTable } from '../table/people.ts';
import { freshTableId } from '../table/secrets.ts';
import {
  botTurns,
  hasToken,
  isHall,
  isPerson,
  roundOf,
  seatOfKey,
  seatOfNr,
  type BotTurn,
  type Seat,
  type TableState,
} from '../table/state.ts';
import { submitTurn } from '../table/turns.ts';
import { Answers } from './answers.ts';
import type { Codes } from './codes.ts';
import type { Owners } from './owners.ts';
import { Drafts, type SeatDraft } from './drafts.ts';
import { Presence } from './presence.ts';
import type { Announcer, Since } from './announcer.ts';
import { Broadcaster } from './broadcaster.ts';
import { Hall } from './hall.ts';
import type { Viewer } from './viewer.ts';

/** What a room depends on. */
export interface RoomDependencies {
  readonly config: Config;
  readonly store: Store;
  /** The term of this node's ownership of the table. */
  readonly term: number;
  readonly ownership: Pick<Ownership, 'isHeld'>;
  readonly codes: Codes;
  readonly owners: Owners;
  readonly box: Box;
  readonly metrics: Pick<Metrics, 'send'>;
  readonly now: () => number;
  /** Whether the server is read-only. */
  readonly isPaused: () => boolean;
  /** Called after a change: bots may have to play, players may need a reminder. */
  readonly changed: (room: Room, event: RoomEvent) => void;
  /** Called when the memory no longer matches the store, so the table must be reloaded. */
  readonly broken: (room: Room, error: unknown) => void;
}

type RoomEvent = 'change' | 'round' | { readonly offered: number };

const DAY = 86_400_000;

/** The table is being reloaded; a retry will succeed. */
export class RoomGone extends Error {}

/** Another node runs the table. */
export class Elsewhere extends RoomGone {
  readonly address: string;

  constructor(address: string) {
    super('Another node runs this table.');
    this.address = address;
  }
}

/**
 * A table in memory, and its viewers. Commands are decided immediately and in order; answers and updates are sent once everything is
 * stored. So many commands can share one commit, and no message describes something that could still be lost.
 */
export class Room {
  readonly #deps: RoomDependencies;
  readonly #presence: Presence;
  readonly #answers: Answers;
  readonly #drafts = new Drafts();
  readonly #broadcaster: Announcer;
  #state: TableState;
  #used: number;
  #gone = false;

  constructor(stored: StoredTable, deps: RoomDependencies) {
    const { now, config, box } = deps;
    this.#deps = deps;
    this.#state = loadTable(stored, box);
    this.#presence = new Presence(now());
    this.#answers = new Answers();
    this.#answers.load(stored);
    const Viewing = isHall(this.#state) ? Hall : Broadcaster;
    this.#broadcaster = new Viewing({
      clock: config.clock,
      state: () => this.#state,
      presence: this.#presence,
      now,
      stored: () => this.#stored([]),
    });
    this.#used = now();
  }

  get term(): number {
    return this.#deps.term;
  }

  get state(): TableState {
    return this.#state;
  }

  /** The cost of a snapshot, on top of that of a message or request. */
  get snapshotCost(): number {
    return this.#broadcaster.snapshotCost;
  }

  /** The same for a viewer that connects, and may be up to date. */
  entryCost(since: Since | undefined): number {
    return this.#broadcaster.isCurrent(since) ? 0 : this.snapshotCost;
  }

  get viewers(): ReadonlySet<Viewer> {
    return this.#presence.viewers;
  }

  /** The time of the last command or request. */
  get usedAt(): number {
    return this.#used;
  }

  isHere(key: number): boolean {
    return this.#presence.isHere(key);
  }

  /** The whole table as the seat with this key, or a spectator, may see it, as text. */
  async snapshot(key: number | undefined): Promise<string> {
    this.#used = this.#deps.now();
    if (key !== undefined && !this.#deps.isPaused() && this.#seen(key)) this.#noteReturn(key);
    const snapshot = this.#broadcaster.snapshot(key);
    await this.#stored([]);
    return snapshot.text;
  }

  /** Sends the viewer a snapshot, and all updates from now on. */
  async enter(viewer: Viewer, since?: Since): Promise<void> {
    this.#presence.add(viewer);
    const send = this.#broadcaster.catchUp(viewer, since);
    await this.#stored([]);
    send();
    this.#broadcaster.presenceChanged();
    if (viewer.key === undefined || this.#deps.isPaused()) return;
    await this.#returnToSeat(viewer.key);
  }

  /** Sends a new snapshot to a viewer that missed something. */
  async again(viewer: Viewer): Promise<void> {
    const send = this.#broadcaster.catchUp(viewer);
    await this.#stored([]);
    send();
  }

  leave(viewer: Viewer): void {
    // The absence is stored at the next tick; the room must not be unloaded before that.
    this.#used = this.#deps.now();
    this.#presence.remove(viewer, this.#used);
    if (!this.#gone) this.#broadcaster.presenceChanged(viewer);
  }

  /** Sets the seats that the viewer follows, at a table of which it sees a window. */
  async follow(viewer: Viewer, seats: readonly number[]): Promise<void> {
    if (!isHall(this.#state)) return;
    viewer.follows = seats.flatMap((nr) => seatOfNr(this.#state, nr)?.key ?? []);
    await this.again(viewer);
  }

  /** Executes a command of the seat with this key, and resolves with its answer once everything is stored. */
  async command(key: number, command: Command, address: string, span = NO_SPAN): Promise<Answer> {
    if (command.type !== 'rematch' || this.#deps.isPaused()) return this.#answer(key, command, span);
    const { owners, codes } = this.#deps;
    const end = await owners.reserve(address);
    try {
      const code = end && (await codes.unused());
      const fresh = code === undefined ? undefined : { id: freshTableId(), code };
      const answer = await this.#answer(key, command, span, fresh);
      if (fresh !== undefined && answer.type === 'done' && answer.table === fresh.id) {
        owners.own(fresh.id, address);
      }
      return answer;
    } finally {
      end?.();
    }
  }

  async #answer(key: number, command: Command, span: Span, fresh?: FreshTable): Promise<Answer> {
    this.#used = this.#deps.now();
    const before = this.#answers.get(key, command.id);
    if (before !== undefined) {
      await this.#stored([]);
      return before;
    }
    const seat = this.#seatOf(key);
    if (seat === undefined) return { type: 'refused', id: command.id, code: 'not-seated' };
    // Only here: commands that are already stored are always acknowledged.
    if (this.#deps.isPaused()) return { type: 'refused', id: command.id, code: 'read-only' };
    this.#seen(key);
    if (command.type !== 'resign') this.#noteReturn(key);
    const decided = this.#decide(key, command, fresh);
    const answer = answerTo(command.id, decided);
    const kept = this.#keepAnswer(key, answer, isStored(command, decided));
    if (decided.ok) await this.#apply(decided, kept, span);
    else if (kept.length > 0) await this.#stored(kept);
    return answer;
  }

  /** Applies a change that is not a command. Returns the rejection, if any. */
  async change(decide: (state: TableState, now: number) => Decided): Promise<Refused | undefined> {
    this.#used = this.#deps.now();
    const decided = decide(this.#state, this.#used);
    if (!decided.ok) return decided.rejection;
    await this.#apply(decided);
    return undefined;
  }

  /** Stores something about the table that is not part of its state. */
  async keep(writes: readonly Write[]): Promise<void> {
    await this.#stored(writes);
  }

  /** Applies the passing of time. In a grace period nobody counts as late. */
  async tick(isGracePeriod: boolean): Promise<void> {
    const now = this.#deps.now();
    if (this.#presence.settle(now)) this.#broadcaster.presenceChanged();
    const change = applyTime(this.#state, {
      now,
      isGracePeriod,
      absentSince: (seat) => this.#presence.absentSince(seat),
      hostLimit: this.#deps.config.clock.hostSeconds * 1000,
    });
    if (change.writes.length > 0) await this.#apply({ ok: true, value: change });
  }

  /** Records everyone as away, for the shutdown. */
  async end(): Promise<void> {
    const now = this.#deps.now();
    await this.#apply(recordAbsence(this.#state, (seat) => this.#presence.absentSince(seat) ?? now));
  }

  /** Keeps a player's draft for the current round. */
  draft(key: number, { round, steps }: SeatDraft): void {
    if (this.#seatOf(key) === undefined || this.#state.status !== 'playing') return;
    if (round === roundOf(this.#state)) this.#drafts.set(key, { round, steps });
  }

  /** The turns that bots have to play. A caretaker completes the draft of a late player. */
  botTurns(): BotTurn[] {
    if (this.#gone || this.#deps.isPaused()) return [];
    const round = roundOf(this.#state);
    return botTurns(this.#state).map((turn) => {
      const draft = isPerson(turn.seat) ? this.#drafts.of(turn.seat.key, round) : undefined;
      return draft === undefined ? turn : { ...turn, draft };
    });
  }

  /** Submits the turn of a bot, if it is still needed. */
  async playBot(nr: number, round: number, steps: readonly TurnStep[]): Promise<Refused | undefined> {
    const wanted = this.botTurns().find(({ seat }) => seat.nr === nr);
    if (wanted === undefined || roundOf(this.#state) !== round) return undefined;
    const by = wanted.seat.bot === null ? 'caretaker' : 'bot';
    return this.change((state, now) =>
      submitTurn(state, wanted.seat, { round, steps, by, command: null }, now),
    );
  }

  /** Accepts no more changes. */
  abandon(): void {
    this.#gone = true;
    this.#broadcaster.stop();
  }

  /** Disconnects everyone; clients reconnect. */
  close(): void {
    this.abandon();
    for (const viewer of this.#presence.viewers) viewer.close();
  }

  /** Records a request without a socket; returns whether the seat was away until then. */
  #seen(key: number): boolean {
    const isBack = this.#presence.seen(key, this.#deps.now());
    if (isBack) this.#broadcaster.presenceChanged();
    return isBack;
  }

  /** Not awaited: if storing this fails, the next commit of the same group fails too. */
  #noteReturn(key: number): void {
    this.#returnToSeat(key).catch(() => {});
  }

  async #returnToSeat(key: number): Promise<void> {
    const seat = seatOfKey(this.#state, key);
    if (seat !== undefined) await this.#apply(returnToSeat(this.#state, seat, this.#deps.now()));
  }

  /** The seat with this key, if it still has a token: a removed player's socket may still be open. */
  #seatOf(key: number): Seat | undefined {
    return hasToken(this.#state, key) ? seatOfKey(this.#state, key) : undefined;
  }

  #decide(key: number, command: Command, fresh: FreshTable | undefined): Decided {
    const seat = this.#seatOf(key);
    if (seat === undefined) return { ok: false, rejection: { code: 'not-seated' } };
    return decide(
      {
        state: this.#state,
        seat,
        now: this.#used,
        box: this.#deps.box,
        seatLimit: this.#deps.config.limits.seats,
        fresh,
        linkLife: this.#deps.config.keep.linkDays * DAY,
        offerDelay: this.#deps.config.clock.offerSeconds * 1000,
        isHere: (other) => this.#presence.isHere(other),
      },
      command,
    );
  }

  /** Keeps an answer, and returns the writes that update the store accordingly. */
  #keepAnswer(key: number, answer: Answer, stored: boolean): Write[] {
    const { id } = this.#state;
    const tooMany = this.#answers.keep(key, answer, stored);
    const removed = tooMany.map((command): Write => {
      return { remove: 'answers', where: { table_id: id, key, command } };
    });
    if (!stored || answer.type !== 'done') return removed;
    // A link is secret and not stored in clear text.
    const { link: _link, ...kept } = answer;
    const row = { table_id: id, key, command: answer.id, answer: JSON.stringify(kept), at: this.#used };
    // `put`, since an old command may have had the same id; its answer is no longer needed.
    return [...removed, { put: 'answers', row }];
  }

  async #apply(decided: Decided, more: readonly Write[] = [], span = NO_SPAN): Promise<void> {
    if (!decided.ok) throw new Error(`Unexpected rejection: ${decided.rejection.code}.`);
    const { state, writes, outgoing } = decided.value;
    const before = this.#state;
    if (state === before && writes.length + more.length + outgoing.length === 0) return;
    this.#state = state;
    const sendings = outgoing.flatMap((what) => this.#broadcaster.prepare(what));
    const storing = span.part('store');
    await this.#stored([...writes, ...more]);
    storing.end();
    const start = performance.now();
    const sending = span.part('send');
    for (const send of sendings) send();
    sending.end();
    this.#deps.metrics.send.observe((performance.now() - start) / 1000);
    this.#deps.changed(this, eventOf(before, decided.value));
  }

  /** Stores the writes. A failure drops the room, so its memory never differs from the store. */
  async #stored(writes: readonly Write[]): Promise<void> {
    const { store, term, ownership } = this.#deps;
    if (this.#gone) throw new RoomGone();
    try {
      // Without writes no term is checked, so a node that has slept must not answer from memory. Its decisions are not stored, so the
      // room must be dropped, even if the lease has just been renewed.
      if (!ownership.isHeld()) throw new NotOwner();
      await store.commit(this.#state.id, writes, term);
    } catch (error) {
      const why = error instanceof NotOwner ? new RoomGone(error.message, { cause: error }) : error;
      this.abandon();
      this.#deps.broken(this, why);
      throw why;
    }
  }
}

function answerTo(id: string, decided: Decided): Answer {
  if (!decided.ok) return { type: 'refused', id, ...decided.rejection };
  const { link, table } = decided.value;
  return { type: 'done', id, ...(link !== undefined && { link }), ...(table !== undefined && { table }) };
}

/** Whether an answer gets its own row: turns store the command id themselves, and reactions and no-ops need none. */
function isStored({ type }: Command, decided: Decided): boolean {
  if (type === 'submit' || type === 'takeBack' || type === 'react') return false;
  return decided.ok && decided.value.writes.length > 0;
}

function eventOf(before: TableState, { state, offered }: Change): RoomEvent {
  if (offered !== undefined) return { offered };
  if (before.game === state.game) return 'change';
  return before.status !== state.status || roundOf(before) !== roundOf(state) ? 'round' : 'change';
}
