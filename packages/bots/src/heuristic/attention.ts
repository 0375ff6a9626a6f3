import type { Random } from 'picket-engine';
import { popcount, type Turn } from 'picket-engine/fast';
import type { Turns } from '../turns/turns.ts';

/** The resolution of random probabilities. */
const FINE = 1 << 15;

/** Whether something of this probability happens. */
export function happens(probability: number, random: Random): boolean {
  const often = Math.round(probability * FINE);
  return often >= FINE || random.below(FINE) < often;
}

/**
 * Draws which turns are noticed, each with the same probability. A plan that a turn meets is never overlooked: turns
 * that differ only in what they claim are noticed together.
 */
export function attentive(attention: number, random: Random): (after: Turn, found: Turns) => boolean {
  if (attention >= 1) return () => true;
  let marks: Int32Array = new Int32Array();
  let noticed = true;
  return ({ claimed, asked }, found) => {
    const length = found.length - popcount(claimed) - Number(asked);
    const isSame = marks.length === length && marks.every((step, i) => step === found.steps[i]);
    if (!isSame) {
      marks = found.steps.slice(0, length);
      noticed = happens(attention, random);
    }
    return noticed;
  };
}
