import type { PushSubscription } from '@picket/protocol';
import type { Config } from '../config/config.ts';
import type { Room } from '../live/room.ts';
import type { Figures } from '../ops/figures.ts';
import type { PushRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { isPerson, roundOf, type Seat } from '../table/state.ts';
import { areKeys, encrypt } from './encrypt.ts';
import { authorization, serverKeys, type ServerKeys } from './keys.ts';
import { isEndpoint, send } from './send.ts';

/** Seconds for which a push service keeps a reminder for a browser that is off. */
const KEPT_SECONDS = 86_400;
const GONE = [404, 410];

export interface PushSurroundings {
  readonly config: Config;
  readonly store: Store;
  readonly figures: Figures;
  readonly now: () => number;
  readonly failed: (error: unknown) => void;
}

/** Reminders for those who asked for them: one a round, and only while they are not there. */
export class Push {
  readonly #around: PushSurroundings;
  readonly #keys: ServerKeys;
  readonly #timers = new Set<NodeJS.Timeout>();

  constructor(around: PushSurroundings) {
    this.#around = around;
    this.#keys = serverKeys(around.config.data);
  }

  get publicKey(): string {
    return this.#keys.publicKey;
  }

  accepts({ endpoint, keys }: PushSubscription): boolean {
    const { on, local } = this.#around.config.push;
    return on && isEndpoint(endpoint, local) && areKeys(keys);
  }

  /** A round has begun; who is away for longer than a moment hears of it. */
  roundBegan(room: Room): void {
    const { on, seconds } = this.#around.config.push;
    if (!on || room.state.status !== 'playing') return;
    const round = roundOf(room.state);
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      if (roundOf(room.state) === round) this.#remind(room, round).catch(this.#around.failed);
    }, seconds * 1000);
    this.#timers.add(timer);
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  async #remind(room: Room, round: number): Promise<void> {
    const { state } = room;
    const waited = (seat: Seat) =>
      isPerson(seat) && state.game?.turns[seat.nr] === undefined && !room.isHere(seat.key);
    const seats = state.seats.filter(waited);
    if (seats.length === 0 || state.status !== 'playing') return;
    const keys = seats.map(({ key }) => key);
    const rows = await this.#around.store.subscriptions(state.id, keys);
    // All at once, so that nobody waits for the slowest push service.
    await Promise.all(
      rows.map(async (row) => {
        const city = seats.find(({ key }) => key === row.key)?.city ?? '';
        const outcome = await this.#send(row, { kind: 'your-turn', table: state.id, round, city });
        this.#around.figures.pushes({ outcome });
      }),
    );
  }

  async #send(row: PushRow, message: object): Promise<'sent' | 'gone' | 'refused' | 'failed'> {
    const { config, now, store } = this.#around;
    const { endpoint, table_id } = row;
    const { origin } = new URL(endpoint);
    const headers = {
      authorization: authorization(this.#keys, { origin, contact: config.push.contact, now: now() }),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(KEPT_SECONDS),
      urgency: 'normal',
    };
    try {
      const body = encrypt(JSON.stringify(message), row);
      const status = await send({ endpoint, headers, body, local: config.push.local });
      if (status >= 200 && status < 300) return 'sent';
      if (!GONE.includes(status)) return 'refused';
      await store.commit(table_id, [{ remove: 'push', where: { table_id, endpoint } }]);
      return 'gone';
    } catch {
      return 'failed';
    }
  }
}
