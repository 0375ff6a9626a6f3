import { POSITION_SLOTS } from 'picket-bots/net';
import { TARGETS } from './outcome.ts';
import type { Seat } from './seat.ts';

/**
 * The values after the slots of a sample: targets relative to the current values, the final score, whether
 * there are opponents, the lead.
 */
const NUMBERS = TARGETS + 3;
export const SAMPLE_BYTES = POSITION_SLOTS * 2 + NUMBERS * 4;

/** A seat that lost more than this by exploring yields no samples from later turns. */
const FAR = 3;

/**
 * Writes a seat's moments as samples. The target of a moment mixes the prediction for the next best turn with
 * the later outcome (TD(λ)), corrected for what the seat knowingly lost by exploring.
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
      for (let j = 0; j < TARGETS; j++) {
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
    for (let j = 0; j < TARGETS; j++) put((target[j] as number) - (moment.now[j] as number));
    put((outcome[0] as number) - score);
    put(seat.hasRivals ? 1 : 0);
    put(score - rival);
  }
  return at;
}
