import type { Box, Step } from 'picket-engine';
import type { Answer, Command, TableMessage } from 'picket-protocol';
import type { Config } from '../config/schema.ts';
import type { Store, StoredTable } from '../store/store.ts';
import type { Write } from '../store/write.ts';
import { noteAbsence, pass } from '../table/absence.ts';
import type { Change, Decided, Refused } from '../table/change.ts';
import { decide } from '../table/commands.ts';
import { loadTable } from '../table/load.ts';
import { welcome, type FreshTable } from '../table/people.ts';
import { freshTableId } from '../table/secrets.ts';
import { botTurns, roundOf, seatOfKey, type BotTurn, type Seat, type TableState } from '../table/state.ts';
import { submitTurn } from '../table/turns.ts';
import { Answers } from './answers.ts';
import type { Codes } from './codes.ts';
import { Presence } from './presence.ts';
import { Teller } from './teller.ts';
import type { Viewer } from './viewer.ts';

/** What a room needs from around it. */
export interface RoomSurroundings {
  readonly config: Config;
  readonly store: Store;
  readonly codes: Codes;
  readonly box: Box;
  readonly now: () => number;
  /** Nothing is to change for now. */
  readonly isPaused: () => boolean;
  /** Something happened here: bots may have to play, somebody may have to be reminded. */
  readonly changed: (room: Room, event: RoomEvent) => void;
  /** What is held here is not what is stored: it has to be read anew. */
  readonly broken: (room: Room, error: unknown) => void;
}

export type RoomEvent = 'turn' | 'round' | 'other';

const DAY = 86_400_000;

/** The table is being read anew: whoever asks again finds it. */
export class RoomGone extends Error {}

/**
 * A table in memory, and whoever looks at it. Commands are judged at once and in order; their answers and what others are told
 * wait until everything is stored. So many commands can share one commit, and nobody ever hears of what could still be lost.
 */
export class Room {
  readonly #around: RoomSurroundings;
  readonly #presence: Presence;
  readonly #answers: Answers;
  readonly #teller: Teller;
  #state: TableState;
  #used: number;
  #gone = false;

  constructor(stored: StoredTable, around: RoomSurroundings) {
    const { now, config, box } = around;
    this.#around = around;
    this.#state = loadTable(stored, box);
    this.#presence = new Presence(now());
    this.#answers = new Answers();
    this.#answers.load(stored);
    this.#teller = new Teller({
      clock: config.clock,
      state: () => this.#state,
      presence: this.#presence,
      now,
      stored: () => this.#stored([]),
    });
    this.#used = now();
  }

  get state(): TableState {
    return this.#state;
  }

  get viewers(): ReadonlySet<Viewer> {
    return this.#presence.viewers;
  }

  /** When somebody last did or asked something here. */
  get usedAt(): number {
    return this.#used;
  }

  isHere(key: number): boolean {
    return this.#presence.isHere(key);
  }

  /** The whole table as the seat with this key, or a spectator, may know it. */
  async snapshot(key: number | undefined): Promise<TableMessage> {
    this.#used = this.#around.now();
    if (key !== undefined && !this.#around.isPaused() && this.#seen(key)) this.#greet(key);
    const message = this.#teller.snapshot(key);
    await this.#stored([]);
    return message;
  }

  /** The viewer is told everything, and from now on whatever changes. */
  async enter(viewer: Viewer, since?: { readonly epoch: string; readonly seq: number }): Promise<void> {
    this.#presence.add(viewer);
    const send = this.#teller.welcome(viewer, since);
    await this.#stored([]);
    send();
    this.#teller.presenceChanged();
    if (viewer.key === undefined || this.#around.isPaused()) return;
    await this.#welcome(viewer.key);
  }

  /** Everything anew, for a viewer who missed something. */
  async again(viewer: Viewer): Promise<void> {
    const send = this.#teller.welcome(viewer);
    await this.#stored([]);
    send();
  }

  leave(viewer: Viewer): void {
    this.#presence.remove(viewer, this.#around.now());
    if (!this.#gone) this.#teller.presenceChanged();
  }

  /** Carries out a command of the seat with this key, and resolves with its answer once everything is stored. */
  async command(key: number, command: Command): Promise<Answer> {
    this.#used = this.#around.now();
    // Nothing may happen between looking at the table and deciding, so this comes first.
    const fresh = command.type === 'rematch' ? await this.#freshTable() : undefined;
    const before = this.#answers.get(key, command.id);
    if (before !== undefined) {
      await this.#stored([]);
      return before;
    }
    const seat = this.#seatOf(key);
    if (seat === undefined) return { type: 'refused', id: command.id, code: 'not-seated' };
    this.#seen(key);
    if (command.type !== 'resign') this.#greet(key);
    const decided = this.#decide(key, command, fresh);
    const answer = answerTo(command.id, decided);
    const kept = this.#keepAnswer(key, answer, isWrittenDown(command, decided));
    if (decided.ok) await this.#apply(decided, kept);
    else if (kept.length > 0) await this.#stored(kept);
    return answer;
  }

  /** Changes the table in another way than by a command; the refusal, if it is refused. */
  async change(decide: (state: TableState, now: number) => Decided): Promise<Refused | undefined> {
    this.#used = this.#around.now();
    const decided = decide(this.#state, this.#used);
    if (!decided.ok) return decided.rejection;
    await this.#apply(decided);
    return undefined;
  }

  /** Time has passed; while patient, nobody is late yet. */
  async tick(patient: boolean): Promise<void> {
    const now = this.#around.now();
    if (this.#presence.settle(now)) this.#teller.presenceChanged();
    const change = pass(this.#state, {
      now,
      patient,
      absentSince: (seat) => this.#presence.absentSince(seat),
      hostLimit: this.#around.config.clock.hostSeconds * 1000,
    });
    if (change.writes.length > 0) await this.#apply({ ok: true, value: change });
  }

  /** The server ends: whoever is still there leaves now. */
  async end(): Promise<void> {
    const now = this.#around.now();
    await this.#apply(noteAbsence(this.#state, (seat) => this.#presence.absentSince(seat) ?? now));
  }

  /** What bots have to play here. */
  botTurns(): BotTurn[] {
    return this.#gone || this.#around.isPaused() ? [] : botTurns(this.#state);
  }

  /** Hands in what a bot found, if it is still wanted. */
  async playBot(nr: number, round: number, steps: readonly Step[]): Promise<Refused | undefined> {
    const wanted = this.botTurns().find(({ seat }) => seat.nr === nr);
    if (wanted === undefined || roundOf(this.#state) !== round) return undefined;
    const by = wanted.seat.bot === null ? 'caretaker' : 'bot';
    return this.change((state, now) =>
      submitTurn(state, wanted.seat, { round, steps, by, command: null }, now),
    );
  }

  /** Nothing is decided here any more. */
  abandon(): void {
    this.#gone = true;
    this.#teller.stop();
  }

  /** Everybody has to come again. */
  close(): void {
    this.abandon();
    for (const viewer of this.#presence.viewers) viewer.close();
  }

  /** A sign of life without a socket; whether the seat was away until then. */
  #seen(key: number): boolean {
    const isBack = this.#presence.seen(key, this.#around.now());
    if (isBack) this.#teller.presenceChanged();
    return isBack;
  }

  /** Stored before whatever follows, and what cannot be stored fails that too. */
  #greet(key: number): void {
    this.#welcome(key).catch(() => {});
  }

  async #welcome(key: number): Promise<void> {
    const seat = seatOfKey(this.#state, key);
    if (seat !== undefined) await this.#apply(welcome(this.#state, seat, this.#around.now()));
  }

  async #freshTable(): Promise<FreshTable | undefined> {
    const code = await this.#around.codes.unused();
    return code === undefined ? undefined : { id: freshTableId(), code };
  }

  /** The seat with this key, if anybody's token opens it: whoever is forgotten may still have a socket. */
  #seatOf(key: number): Seat | undefined {
    return this.#state.tokens.some((token) => token.key === key) ? seatOfKey(this.#state, key) : undefined;
  }

  #decide(key: number, command: Command, fresh: FreshTable | undefined): Decided {
    const seat = this.#seatOf(key);
    if (seat === undefined) return { ok: false, rejection: { code: 'not-seated' } };
    return decide(
      {
        state: this.#state,
        seat,
        now: this.#used,
        box: this.#around.box,
        fresh,
        linkLife: this.#around.config.keep.linkDays * DAY,
      },
      command,
    );
  }

  /** Remembers an answer, and what that changes in the store: as many are kept there as here. */
  #keepAnswer(key: number, answer: Answer, stored: boolean): Write[] {
    const { id } = this.#state;
    const tooMany = this.#answers.keep(key, answer, stored);
    const removed = tooMany.map((command): Write => {
      return { remove: 'answers', where: { table_id: id, key, command } };
    });
    if (!stored || answer.type !== 'done') return removed;
    // A link is told once: whoever reads the file must not find it there.
    const { link: _link, ...kept } = answer;
    const row = { table_id: id, key, command: answer.id, answer: JSON.stringify(kept), at: this.#used };
    // Long ago the same id may have been another command: that one's answer is no longer held.
    return [...removed, { put: 'answers', row }];
  }

  async #apply(decided: Decided, more: readonly Write[] = []): Promise<void> {
    if (!decided.ok) throw new Error(`What must not be refused was: ${decided.rejection.code}.`);
    const { state, writes, told } = decided.value;
    const before = this.#state;
    if (state === before && writes.length + more.length + told.length === 0) return;
    this.#state = state;
    const sendings = told.flatMap((what) => this.#teller.prepare(what));
    await this.#stored([...writes, ...more]);
    for (const send of sendings) send();
    this.#around.changed(this, eventOf(before, decided.value));
  }

  /** What is not stored must not be held either. */
  async #stored(writes: readonly Write[]): Promise<void> {
    if (this.#gone) throw new RoomGone();
    try {
      await this.#around.store.commit(this.#state.id, writes);
    } catch (error) {
      this.abandon();
      this.#around.broken(this, error);
      throw error;
    }
  }
}

function answerTo(id: string, decided: Decided): Answer {
  if (!decided.ok) return { type: 'refused', id, ...decided.rejection };
  const { link, table } = decided.value;
  return { type: 'done', id, ...(link !== undefined && { link }), ...(table !== undefined && { table }) };
}

/** Turns keep the id of their command themselves, a sign of the moment is not worth a row, nor is what changed nothing. */
function isWrittenDown({ type }: Command, decided: Decided): boolean {
  if (type === 'submit' || type === 'takeBack' || type === 'react') return false;
  return decided.ok && decided.value.writes.length > 0;
}

function eventOf(before: TableState, { state }: Change): RoomEvent {
  if (before.game === state.game) return 'other';
  return before.status !== state.status || roundOf(before) !== roundOf(state) ? 'round' : 'turn';
}
