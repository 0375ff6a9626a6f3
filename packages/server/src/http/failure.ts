import type { Failure, WireCode } from 'picket-protocol';
import { en } from 'picket-words';
import type { Refused } from '../table/change.ts';

/** Thrown by routes to reject a request. */
export class RequestRefused extends Error {
  readonly refused: Refused;

  constructor(refused: Refused | WireCode, options?: ErrorOptions) {
    const whole = typeof refused === 'string' ? { code: refused } : refused;
    super(whole.code, options);
    this.refused = whole;
  }
}

const STATUS: { readonly [C in WireCode]?: number } = {
  'too-large': 413,
  'too-fast': 429,
  'no-such-table': 404,
  'no-such-code': 404,
  'no-such-link': 404,
  'no-such-seat': 404,
  'no-such-page': 404,
  'no-such-deal': 404,
  sealed: 403,
  'deal-over': 409,
  banned: 403,
  'bad-token': 401,
  'not-seated': 401,
  'not-host': 403,
  'not-founder': 403,
  'is-here': 409,
  'too-early': 409,
  'turn-final': 409,
  muted: 403,
  'table-full': 409,
  'already-started': 409,
  'not-started': 409,
  'game-running': 409,
  'table-over': 409,
  'table-closed': 410,
  'no-late-joining': 409,
  'has-resigned': 409,
  'options-refused': 422,
  'turn-refused': 422,
  'read-only': 503,
  draining: 503,
  'server-full': 503,
  'try-again': 503,
};

export function statusOf(code: WireCode): number {
  return STATUS[code] ?? 400;
}

export function failureOf(refused: Refused): Failure {
  return { ...refused, message: en.wire[refused.code] };
}
