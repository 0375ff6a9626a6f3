import { randomUUID } from 'node:crypto';
import { viewOf, writeView, type Step } from '@picket/engine';
import {
  ownNews,
  type Answer,
  type Command,
  type News,
  type SeatInfo,
  type TableMessage,
} from '@picket/protocol';
import type { Config } from '../config/config.ts';
import type { Store, StoredTable } from '../store/store.ts';
import type { Write } from '../store/write.ts';
import { pass } from '../table/absence.ts';
import type { Change, Decided, NewsBody, Refused, Told } from '../table/change.ts';
import { decide } from '../table/commands.ts';
import { infoOf, seatInfo } from '../table/info.ts';
import { loadTable } from '../table/load.ts';
import { welcome } from '../table/people.ts';
import { freshCode, freshTableId } from '../table/secrets.ts';
import { botTurns, roundOf, seatOfKey, seatsIn, type BotTurn, type TableState } from '../table/state.ts';
import { submitTurn } from '../table/turns.ts';
import { Answers } from './answers.ts';
import { Gathering } from './gathering.ts';
import { Presence } from './presence.ts';
import { tell, type Viewer } from './viewer.ts';

/** What a room needs from around it. */
export interface RoomSurroundings {
  readonly config: Config;
  readonly store: Store;
  readonly now: () => number;
  /** Something happened here: bots may have to play, somebody may have to be reminded. */
  readonly changed: (room: Room, event: RoomEvent) => void;
  /** What is held here is not what is stored: it has to be read anew. */
  readonly broken: (room: Room, error: unknown) => void;
}

export type RoomEvent = 'turn' | 'round' | 'other';

const HOUR = 3_600_000;

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
  readonly #gathering: Gathering;
  #state: TableState;
  /** The number of the last news, counted anew whenever the table is loaded. */
  #seq = 0;
  readonly #epoch = randomUUID();
  #used: number;
  #gone = false;

  constructor(stored: StoredTable, around: RoomSurroundings) {
    const now = around.now();
    this.#around = around;
    this.#state = loadTable(stored);
    this.#presence = new Presence(now);
    this.#answers = new Answers(500 + 4 * this.#state.settings.seats);
    this.#answers.load(stored);
    this.#gathering = new Gathering(around.config.clock.gather, () => this.#tellGathered());
    this.#used = now;
  }

  get state(): TableState {
    return this.#state;
  }

  get viewers(): ReadonlySet<Viewer> {
    return this.#presence.viewers;
  }

  get usedAt(): number {
    return this.#used;
  }

  isHere(key: number): boolean {
    return this.#presence.isHere(key);
  }

  /** The viewer is told everything, and from now on whatever changes. */
  async enter(viewer: Viewer, since?: { readonly epoch: string; readonly seq: number }): Promise<void> {
    this.#presence.add(viewer);
    const { now } = this.#around;
    const known = since?.epoch === this.#epoch && since.seq === this.#seq;
    viewer.seq = this.#seq;
    const seat = seatOfKey(this.#state, viewer.key ?? null);
    const message = known
      ? ({ type: 'same', seq: this.#seq, now: now() } as const)
      : this.snapshot(viewer.key);
    const own =
      known && seat !== undefined && this.#state.game !== undefined
        ? ownNews(this.#state.game, seat.nr)
        : undefined;
    await this.#stored([]);
    tell(viewer, message);
    if (own !== undefined) tell(viewer, own);
    this.#gather('presence');
    if (seat !== undefined) await this.#apply(welcome(this.#state, seat, now()));
  }

  /** Everything anew, for a viewer who missed something. */
  async again(viewer: Viewer): Promise<void> {
    viewer.seq = this.#seq;
    const message = this.snapshot(viewer.key);
    await this.#stored([]);
    tell(viewer, message);
  }

  leave(viewer: Viewer): void {
    this.#presence.remove(viewer, this.#around.now());
    this.#gather('presence');
  }

  /** The whole table as the seat with this key, or a spectator, may know it. */
  snapshot(key: number | undefined): TableMessage {
    const state = this.#state;
    const you = seatOfKey(state, key ?? null)?.nr ?? null;
    return {
      type: 'table',
      seq: this.#seq,
      epoch: this.#epoch,
      now: this.#around.now(),
      you,
      info: infoOf(state),
      seats: state.seats.map((seat) => this.#seatInfo(seat.key)),
      watching: this.#presence.watching,
      view: state.game === undefined ? null : writeView(viewOf(state.game, you ?? undefined)),
      chat: state.chat.flatMap(({ key: speaker, at, text }) => {
        const seat = seatOfKey(state, speaker)?.nr;
        return seat === undefined ? [] : [{ seat, at, text }];
      }),
    };
  }

  /** Carries out a command of the seat with this key, and resolves with its answer once everything is stored. */
  async command(key: number, command: Command): Promise<Answer> {
    this.#used = this.#around.now();
    const before = this.#answers.get(key, command.id);
    if (before !== undefined) {
      await this.#stored([]);
      return before;
    }
    const returning = seatOfKey(this.#state, key);
    if (returning === undefined) return { type: 'refused', id: command.id, code: 'not-seated' };
    // Stored before the command, and what cannot be stored fails the command too.
    if (command.type !== 'resign') this.#apply(welcome(this.#state, returning, this.#used)).catch(() => {});
    const decided = this.#decide(key, command);
    const answer = answerTo(command.id, decided);
    this.#answers.keep(key, answer);
    if (!decided.ok) return answer;
    await this.#apply(decided, this.#answerRow(key, command, answer));
    return answer;
  }

  /** Changes the table in another way than by a command; the refusal, if it is refused. */
  async change(decide: (state: TableState, now: number) => Decided): Promise<Refused | undefined> {
    this.#used = this.#around.now();
    const decided = decide(this.#state, this.#used);
    if (!decided.ok) return decided.refusal;
    await this.#apply(decided);
    return undefined;
  }

  /** Time has passed. */
  async tick(): Promise<void> {
    const now = this.#around.now();
    const change = pass(this.#state, {
      now,
      absentSince: (nr) => this.#absentSince(nr),
      hostLimit: this.#around.config.clock.hostSeconds * 1000,
    });
    if (change.writes.length > 0) await this.#apply({ ok: true, value: change });
  }

  /** What bots have to play here. */
  botTurns(): BotTurn[] {
    return botTurns(this.#state);
  }

  /** Hands in what a bot found, if it is still wanted. */
  async playBot(nr: number, round: number, steps: readonly Step[]): Promise<Refused | undefined> {
    const wanted = botTurns(this.#state).find(({ seat }) => seat.nr === nr);
    if (wanted === undefined || roundOf(this.#state) !== round) return undefined;
    const by = wanted.seat.bot === null ? 'caretaker' : 'bot';
    return this.change((state, now) =>
      submitTurn(state, wanted.seat, { round, steps, by, command: null }, now),
    );
  }

  /** Everybody has to come again. */
  close(): void {
    this.#gone = true;
    this.#gathering.stop();
    for (const viewer of this.#presence.viewers) viewer.close();
  }

  #decide(key: number, command: Command): Decided {
    const seat = seatOfKey(this.#state, key);
    if (seat === undefined) return { ok: false, refusal: { code: 'not-seated' } };
    return decide(
      {
        state: this.#state,
        seat,
        now: this.#used,
        fresh: () => ({ id: freshTableId(), code: freshCode() }),
        linkLife: this.#around.config.keep.linkDays * 24 * HOUR,
      },
      command,
    );
  }

  /** Turns keep the id of their command themselves, and a sign of the moment is not worth a row. */
  #answerRow(key: number, { type, id }: Command, answer: Answer): Write[] {
    if (type === 'submit' || type === 'takeBack' || type === 'react') return [];
    // A link is told once: whoever reads the file must not find it there.
    const kept: Answer =
      answer.type === 'done' ? { type: 'done', id, ...(answer.table && { table: answer.table }) } : answer;
    const row = { table_id: this.#state.id, key, command: id, answer: JSON.stringify(kept), at: this.#used };
    return [{ insert: 'answers', row }];
  }

  async #apply(decided: Decided, more: readonly Write[] = []): Promise<void> {
    if (!decided.ok) throw new Error(`What must not be refused was: ${decided.refusal.code}.`);
    const { state, writes, told } = decided.value;
    const before = this.#state;
    if (state === before && writes.length === 0 && more.length === 0 && told.length === 0) return;
    this.#state = state;
    const sendings = told.flatMap((what) => this.#prepare(what));
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
      this.#around.broken(this, error);
      throw error;
    }
  }

  /** Counts news as soon as they are decided, so that a snapshot taken meanwhile knows which it has. */
  #prepare(told: Told): (() => void)[] {
    switch (told.tell) {
      case 'news':
        if (told.news.type === 'round') this.#gathering.forget('in');
        return [this.#news(told.news)];
      case 'info':
        return [this.#news({ type: 'info', info: infoOf(this.#state) })];
      case 'seats':
        return [
          this.#news({
            type: 'seats',
            changed: told.keys.flatMap((key) =>
              seatOfKey(this.#state, key) === undefined ? [] : [this.#seatInfo(key)],
            ),
            gone: [...told.gone],
          }),
        ];
      case 'in':
        if (this.#isLarge()) return [() => this.#gathering.add('in')];
        return [this.#news(this.#in())];
      case 'own':
        return told.seats.flatMap((nr) => {
          const key = this.#state.seats.find((seat) => seat.nr === nr)?.key ?? -1;
          const viewers = this.#presence.of(key);
          if (viewers.length === 0) return [];
          const text = JSON.stringify(ownNews(told.game, nr));
          return viewers.map((viewer) => () => viewer.send(text));
        });
      case 'table':
        return [...this.#presence.viewers].map((viewer) => {
          viewer.seq = this.#seq;
          const message = this.snapshot(viewer.key);
          return () => tell(viewer, message);
        });
    }
  }

  /** Written once, whoever and how many they are. */
  #news(body: NewsBody): () => void {
    const news: News = { ...body, seq: ++this.#seq };
    return () => {
      const text = JSON.stringify(news);
      for (const viewer of this.#presence.viewers) {
        if (viewer.seq >= news.seq) continue;
        viewer.seq = news.seq;
        viewer.send(text);
      }
    };
  }

  #gather(what: 'in' | 'presence'): void {
    this.#gathering.add(what);
  }

  /** Of a large table, or of who comes and goes, a moment's news are one message. */
  #tellGathered(): void {
    const sendings: (() => void)[] = [];
    for (const what of this.#gathering.take()) {
      if (what === 'in' && this.#state.status === 'playing') sendings.push(this.#news(this.#in()));
      if (what === 'presence') sendings.push(this.#news(this.#presenceNews()));
    }
    if (sendings.length === 0) return;
    // In the order in which they were counted.
    void this.#stored([])
      .then(() => sendings.forEach((send) => send()))
      .catch(() => undefined);
  }

  #in(): NewsBody {
    return { type: 'in', round: roundOf(this.#state), seats: seatsIn(this.#state) };
  }

  #presenceNews(): NewsBody {
    const people = this.#state.seats.filter(({ bot }) => bot === null);
    const nrs = (here: boolean) =>
      people.filter(({ key }) => this.#presence.isHere(key) === here).map(({ nr }) => nr);
    return { type: 'presence', here: nrs(true), away: nrs(false), watching: this.#presence.watching };
  }

  #isLarge(): boolean {
    return this.#state.seats.length >= this.#around.config.clock.large;
  }

  #absentSince(nr: number): number | undefined {
    const key = this.#state.seats.find((seat) => seat.nr === nr)?.key;
    return key === undefined ? 0 : this.#presence.absentSince(key);
  }

  #seatInfo(key: number): SeatInfo {
    const seat = seatOfKey(this.#state, key);
    if (seat === undefined) throw new Error('A seat that is not there was asked for.');
    return seatInfo(seat, () => this.#presence.isHere(key));
  }
}

function answerTo(id: string, decided: Decided): Answer {
  if (!decided.ok) return { type: 'refused', id, ...decided.refusal };
  const { link, table } = decided.value;
  return { type: 'done', id, ...(link !== undefined && { link }), ...(table !== undefined && { table }) };
}

function eventOf(before: TableState, { state }: Change): RoomEvent {
  if (before.game === state.game) return 'other';
  return before.status !== state.status || roundOf(before) !== roundOf(state) ? 'round' : 'turn';
}
