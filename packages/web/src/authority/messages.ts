import type { Authority, GameId, Snapshot } from './authority.ts';

/** Messages between the page and the worker: a small remote procedure call, typed by the authority itself. */

/** The calls with an answer; creating also takes the word of a deal, for the same deal again. */
export interface Calls extends Omit<Authority, 'watch' | 'create'> {
  create(...args: [...Parameters<Authority['create']>, deal?: string]): ReturnType<Authority['create']>;
}

export type CallName = keyof Calls;

export type ToWorker =
  | {
      [N in CallName]: { readonly call: N; readonly nr: number; readonly args: Parameters<Calls[N]> };
    }[CallName]
  | { readonly watch: GameId }
  | { readonly unwatch: GameId };

export type ToPage =
  | { readonly nr: number; readonly value: unknown }
  | { readonly nr: number; readonly error: string }
  | { readonly snapshot: Snapshot }
  | { readonly gone: GameId };
