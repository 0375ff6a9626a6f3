import type { PushSubscription } from 'picket-protocol';
import type { Config } from '../config/schema.ts';
import type { Room } from '../live/room.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { PushRow } from '../store/schema.ts';
import type { Store, Unreminded } from '../store/store.ts';
import type { Write } from '../store/write.ts';
import { isPerson, roundOf, seatOfKey, type Seat } from '../table/state.ts';
import { areKeys, encrypt } from './encrypt.ts';
import { authorization, type ServerKeys } from './keys.ts';
import { Queue } from './queue.ts';
import { isEndpoint, send } from './send.ts';

/** Seconds for which a push service stores a reminder for an offline browser. */
const TTL_SECONDS = 86_400;
const GONE = [404, 410];
/** Limits of concurrent and of waiting reminders. */
const LIMITS = { atOnce: 16, waiting: 10_000 };

export interface PushDependencies {
  readonly config: Config;
  readonly store: Store;
  readonly keys: ServerKeys;
  readonly metrics: Metrics;
  readonly now: () => number;
  readonly open: (table: string) => Promise<Room | undefined>;
  readonly failed: (error: unknown) => void;
}

type Rounds = readonly Unreminded[];

/** Reminders for subscribed players: at most one per round, and only while they are away. */
export class Push {
  readonly #deps: PushDependencies;
  readonly #keys: ServerKeys;
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #queue = new Queue(LIMITS);

  constructor(deps: PushDependencies) {
    this.#deps = deps;
    this.#keys = deps.keys;
  }

  get publicKey(): string {
    return this.#keys.publicKey;
  }

  accepts({ endpoint, keys }: PushSubscription): boolean {
    const { on, local, services } = this.#deps.config.push;
    return on && isEndpoint(endpoint, { local, services }) && areKeys(keys);
  }

  /** Schedules reminders for a new round. */
  roundBegan({ state }: Room): void {
    if (state.status === 'playing') this.#later([{ table: state.id, round: roundOf(state) }]);
  }

  /** Tells a player on all devices that the host is giving the seat away. */
  seatOffered({ state }: Room, key: number): void {
    const city = seatOfKey(state, key)?.city ?? '';
    if (this.#deps.config.push.on) {
      this.#deps.store
        .subscriptions(state.id, [key])
        .then((rows) => this.#sendAll(rows, () => ({ kind: 'seat-offered', table: state.id, city })))
        .catch(this.#deps.failed);
    }
  }

  /** After a restart, schedules the reminders that were pending. */
  async resume(): Promise<void> {
    this.#later(await this.#deps.store.unreminded());
  }

  /** A slow push service must not hold up the shutdown. */
  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#queue.close();
  }

  #later(rounds: Rounds): void {
    const { on, seconds } = this.#deps.config.push;
    if (!on || rounds.length === 0) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      void this.#remindAll(rounds);
    }, seconds * 1000);
    this.#timers.add(timer);
  }

  /** One table at a time, since many may have to be loaded. */
  async #remindAll(rounds: Rounds): Promise<void> {
    for (const { table, round } of rounds) await this.#remind(table, round).catch(this.#deps.failed);
  }

  async #remind(table: string, round: number): Promise<void> {
    const { store, open } = this.#deps;
    const room = await open(table);
    if (room === undefined || room.state.status !== 'playing' || roundOf(room.state) !== round) return;
    const { state } = room;
    const waited = (seat: Seat) =>
      isPerson(seat) && state.game?.turns[seat.nr] === undefined && !room.isHere(seat.key);
    const seats = state.seats.filter(waited);
    if (seats.length === 0) return;
    const keys = seats.map(({ key }) => key);
    const asked = await store.subscriptions(table, keys);
    const rows = asked.filter(({ reminded }) => reminded === null || reminded < round);
    // Recorded first: a lost reminder is better than a repeated one.
    const noted = rows.map(({ key, endpoint }): Write => {
      return { update: 'push', where: { table_id: table, key, endpoint }, set: { reminded: round } };
    });
    await room.keep(noted);
    this.#sendAll(rows, (row) => {
      const city = seats.find(({ key }) => key === row.key)?.city ?? '';
      return { kind: 'your-turn', table, round, city };
    });
  }

  /** Not awaited, since push services may be slow. */
  #sendAll(rows: readonly PushRow[], messageTo: (row: PushRow) => object): void {
    const { metrics, failed } = this.#deps;
    for (const row of rows) {
      const isAccepted = this.#queue.add((signal) =>
        this.#send(row, messageTo(row), signal).then((outcome) => metrics.pushes.inc({ outcome }), failed),
      );
      if (!isAccepted) metrics.pushes.inc({ outcome: 'dropped' });
    }
  }

  async #send(
    row: PushRow,
    message: object,
    signal: AbortSignal,
  ): Promise<'sent' | 'gone' | 'refused' | 'failed'> {
    const { config, now, store } = this.#deps;
    const { endpoint, table_id } = row;
    const { origin } = new URL(endpoint);
    const headers = {
      authorization: authorization(this.#keys, { origin, contact: config.push.contact, now: now() }),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(TTL_SECONDS),
      urgency: 'normal',
    };
    try {
      const body = encrypt(JSON.stringify(message), row);
      const status = await send({ endpoint, headers, body, signal, ...config.push });
      if (status >= 200 && status < 300) return 'sent';
      if (!GONE.includes(status)) return 'refused';
      await store.commit(table_id, [{ remove: 'push', where: { table_id, endpoint } }]);
      return 'gone';
    } catch {
      return 'failed';
    }
  }
}
