import type { Position } from 'picket-engine';
import { NONE, turnOf } from 'picket-engine/fast';
import type { Branch } from './branch.ts';
import type { Advisor } from './evaluation.ts';
import { bestRoundabouts } from './turns/roundabouts.ts';
import { Turns, type Visit } from './turns/turns.ts';

/** One of the best turns. */
export interface Found extends Branch {
  readonly packed: Int32Array;
  readonly value: number;
}

/** The turns with the highest values, best first, and the number of possible turns. */
export function bestOf(
  position: Position,
  advisor: Advisor,
  most: number,
): { readonly found: readonly [Found, ...Found[]]; readonly count: number } {
  const found: Found[] = [];
  let count = 0;
  const start = turnOf(position);
  const spots = bestRoundabouts(start, (built) => advisor.value(built, NONE));
  const visit: Visit = (after, turns) => {
    count++;
    const { given } = turns;
    const value = advisor.value(after, given);
    const last = found.at(-1);
    if (found.length === most && last !== undefined && value <= last.value) return;
    const at = found.findIndex((other) => other.value < value);
    const one = { packed: turns.keep(), after: after.copy(), given, value };
    found.splice(at < 0 ? found.length : at, 0, one);
    if (found.length > most) found.pop();
  };
  new Turns(position.rules).each(start, visit, spots);
  return { found: found as [Found, ...Found[]], count };
}
