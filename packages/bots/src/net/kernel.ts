import { POSITION_SLOTS } from './rows.ts';
import { CEILING, SKIPS, type Weights } from './weights.ts';

/**
 * The two integer layers of a network. The sums of the first layer are an incremental accumulator, as in
 * NNUE: a run only adds and subtracts the rows of the slots that changed since the last run. All sums are
 * integers, so every kernel computes exactly the same.
 */
export interface Kernel {
  /** The rows of a position; set them before a run. */
  readonly slots: Uint16Array;
  /** The sums of the second layer, and of the skip weights of the rows, after a run. */
  readonly sums: Int32Array;
  readonly skips: Int32Array;
  run(): void;
}

/** The kernel in plain JavaScript, for machines without WebAssembly and to check the other one. */
export function plainKernel(weights: Weights): Kernel {
  const { wide, narrow, first, second, skip } = weights;
  const slots = new Uint16Array(POSITION_SLOTS);
  const last = new Uint16Array(POSITION_SLOTS);
  const wideSums = Int16Array.from(weights.firstBias);
  const hidden = new Int32Array(wide);
  const sums = new Int32Array(narrow);
  const skips = new Int32Array(SKIPS);

  const change = (from: number, to: number) => {
    const minus = from * wide;
    const plus = to * wide;
    for (let i = 0; i < wide; i++) {
      wideSums[i] = (wideSums[i] as number) + (first[plus + i] as number) - (first[minus + i] as number);
    }
    for (let i = 0; i < SKIPS; i++) {
      skips[i] = (skips[i] as number) + (skip[to * SKIPS + i] as number) - (skip[from * SKIPS + i] as number);
    }
  };

  const run = () => {
    for (let slot = 0; slot < POSITION_SLOTS; slot++) {
      const from = last[slot] as number;
      const to = slots[slot] as number;
      if (from === to) continue;
      change(from, to);
      last[slot] = to;
    }
    for (let i = 0; i < wide; i++) hidden[i] = Math.max(0, Math.min(CEILING, wideSums[i] as number));
    for (let out = 0, at = 0; out < narrow; out++) {
      let sum = 0;
      for (let i = 0; i < wide; i++, at++) sum += (hidden[i] as number) * (second[at] as number);
      sums[out] = sum;
    }
  };
  return { slots, sums, skips, run };
}
