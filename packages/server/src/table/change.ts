import type { Game, Rejection, Result } from 'picket-engine';
import type { News, WireCode } from 'picket-protocol';
import type { Write } from '../store/write.ts';
import type { TableState } from './state.ts';

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** News that are not counted yet. */
export type NewsBody = Without<News, 'seq'>;

/** Who has to be told what, once a change is stored. What depends on who is there is made when it is told. */
export type Told =
  | { readonly tell: 'news'; readonly news: NewsBody }
  | { readonly tell: 'info' }
  | { readonly tell: 'seats'; readonly keys: readonly number[]; readonly gone: readonly number[] }
  | { readonly tell: 'in' }
  /** What only these seats may see, by number. */
  | { readonly tell: 'own'; readonly seats: readonly number[]; readonly game: Game }
  /** Everybody gets the whole table anew. */
  | { readonly tell: 'table' }
  /** Whoever looks on as this seat has to come again, and may no longer have it. */
  | { readonly tell: 'come-again'; readonly key: number };

/** What a command does: the next state, what to store of it, whom to tell. */
export interface Change {
  readonly state: TableState;
  readonly writes: readonly Write[];
  readonly told: readonly Told[];
  /** What the answer carries besides. */
  readonly link?: string;
  readonly table?: string;
}

export interface Refused {
  readonly code: WireCode;
  /** The engine's rejection, under the name the wire has for it. */
  readonly refusal?: Rejection;
  readonly step?: number;
  readonly retryAfter?: number;
}

export type Decided = Result<Change, Refused>;

export function change(state: TableState, writes: readonly Write[], told: readonly Told[] = []): Decided {
  return { ok: true, value: { state, writes, told } };
}

export function refused(code: WireCode, more: Omit<Refused, 'code'> = {}): Decided {
  return { ok: false, rejection: { code, ...more } };
}

export const INFO: Told = { tell: 'info' };

export function tellSeats(keys: readonly number[], gone: readonly number[] = []): Told {
  return { tell: 'seats', keys, gone };
}

/** One thing after the other, stored together. */
export function andThen(first: Change, next: (state: TableState) => Decided): Decided {
  const second = next(first.state);
  if (!second.ok) return second;
  return {
    ok: true,
    value: {
      ...second.value,
      writes: [...first.writes, ...second.value.writes],
      told: [...first.told, ...second.value.told],
    },
  };
}
