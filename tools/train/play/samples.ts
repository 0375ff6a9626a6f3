import { POSITION_SLOTS } from 'picket-bots/net';
import { FORETOLD } from './outcome.ts';
import type { Seat } from './seat.ts';

/** What follows the slots of a sample: what to foretell beyond what is there, how the score ended, whether there are rivals, the lead. */
const NUMBERS = FORETOLD + 3;
export const SAMPLE_BYTES = POSITION_SLOTS * 2 + NUMBERS * 4;

/** Having strayed farther than this from its best turn, a seat learns nothing from what came after. */
const FAR = 3;

/**
 * Writes the moments of a seat as samples. What a moment should have foretold is partly what the next best turn foretold
 * and partly what came after it (TD(λ)), to which is added what the seat knowingly lost by straying from its best turn.
 */
export function writeSamples(seat: Seat, outcome: Float64Array, lambda: number, into: DataView): number {
  const { moments } = seat;
  const target = Float64Array.from(outcome);
  let at = 0;
  for (let i = moments.length - 1; i >= 0; i--) {
    const moment = moments[i] as (typeof moments)[number];
    const next = moments[i + 1];
    if (next !== undefined) {
      const share = next.loss < FAR ? lambda : 0;
      for (let j = 0; j < FORETOLD; j++) {
        const best = next.best[j] as number;
        const played = (target[j] as number) + best - (next.chosen[j] as number);
        target[j] = share * played + (1 - share) * best;
      }
    }
    new Uint16Array(into.buffer, into.byteOffset + at, POSITION_SLOTS).set(moment.slots);
    at += POSITION_SLOTS * 2;
    const put = (value: number) => {
      into.setFloat32(at, value, true);
      at += 4;
    };
    const [score = 0, rival = 0] = moment.now;
    for (let j = 0; j < FORETOLD; j++) put((target[j] as number) - (moment.now[j] as number));
    put((outcome[0] as number) - score);
    put(seat.hasRivals ? 1 : 0);
    put(score - rival);
  }
  return at;
}
