import type { Game, Rejection, Result } from 'picket-engine';
import type { News, WireCode } from 'picket-protocol';
import type { Write } from '../store/write.ts';
import type { TableState } from './state.ts';

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** An update without its number. */
export type NewsBody = Without<News, 'seq'>;

/** What to send after a change is stored. */
export type Outgoing =
  | { readonly send: 'news'; readonly news: NewsBody }
  | { readonly send: 'info' }
  | { readonly send: 'seats'; readonly keys: readonly number[]; readonly gone: readonly number[] }
  | { readonly send: 'in' }
  /** Visible only to these seats, by seat number. */
  | { readonly send: 'own'; readonly seats: readonly number[]; readonly game: Game }
  /** A new snapshot for everyone. */
  | { readonly send: 'table' }
  /** Whether the odds lens is allowed. */
  | { readonly send: 'lens' }
  /** Which bots differ from others of their level. */
  | { readonly send: 'styles' }
  /** An offered seat was taken over from the player of this name. */
  | { readonly send: 'taken'; readonly seat: number; readonly from: string }
  /** Disconnects the viewers of this seat; their token may no longer be valid. */
  | { readonly send: 'reconnect'; readonly key: number };

/** The result of a command: the next state, what to store, and what to send. */
export interface Change {
  readonly state: TableState;
  readonly writes: readonly Write[];
  readonly outgoing: readonly Outgoing[];
  /** Extra fields of the answer. */
  readonly link?: string;
  readonly table?: string;
  /** The key of a seat that this change newly offers to another player. */
  readonly offered?: number;
}

export interface Refused {
  readonly code: WireCode;
  /** The engine's rejection, under its name in the protocol. */
  readonly refusal?: Rejection;
  readonly step?: number;
  readonly retryAfter?: number;
}

export type Decided = Result<Change, Refused>;

export function change(
  state: TableState,
  writes: readonly Write[],
  outgoing: readonly Outgoing[] = [],
): Decided {
  return { ok: true, value: { state, writes, outgoing } };
}

export function refused(code: WireCode, more: Omit<Refused, 'code'> = {}): Decided {
  return { ok: false, rejection: { code, ...more } };
}

export const INFO: Outgoing = { send: 'info' };

export function sendSeats(keys: readonly number[], gone: readonly number[] = []): Outgoing {
  return { send: 'seats', keys, gone };
}

/** Combines two changes into one. */
export function andThen(first: Change, next: (state: TableState) => Decided): Decided {
  const second = next(first.state);
  if (!second.ok) return second;
  return {
    ok: true,
    value: {
      ...second.value,
      writes: [...first.writes, ...second.value.writes],
      outgoing: [...first.outgoing, ...second.value.outgoing],
    },
  };
}
