import type { Rejection } from './rejection.ts';

/** The outcome of every check: a value, or the rejection that says why not. */
export type Result<T, R = Rejection> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly rejection: R };

export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function reject<R>(rejection: R): { readonly ok: false; readonly rejection: R } {
  return { ok: false, rejection };
}
