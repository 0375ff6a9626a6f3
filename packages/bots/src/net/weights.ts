import { ENCODING, ROWS } from './rows.ts';

/** The predictions of the networks, in the order of their heads. */
export const QUANTILES = 16;
export const CATEGORIES = [
  'pools',
  'parks',
  'estates',
  'plans',
  'temps',
  'bis',
  'refusals',
  'roundabouts',
] as const;
export const HEAD = {
  /** The points still to come, for this seat and for the best other. */
  score: 0,
  rival: 1,
  /** The probability of winning, as log-odds beyond those implied by the lead. */
  win: 2,
  /** The distribution of the score around its mean. */
  quantiles: 3,
  /** The points still to come, by category. */
  categories: 3 + QUANTILES,
} as const;
export const HEADS = 3 + QUANTILES + CATEGORIES.length;

/** Points of lead per unit of log-odds. */
export const LEAD_UNIT = 8;

/** The first heads also have skip weights: one number for each row, added directly. */
export const SKIPS = 3;

/** The first layer's sums are clamped to the integers from 0 to this. */
export const CEILING = 512;

const MAGIC = 0x314e4b50;
const HEADER = 32;

/** A network as stored: integers up to the second layer, so that every machine computes the same sums. */
export interface Weights {
  /** The widths of the two layers. */
  readonly wide: number;
  readonly narrow: number;
  readonly first: Int8Array;
  readonly firstBias: Int16Array;
  /** One number for each row and each of the first heads, in units of `skipUnit`. */
  readonly skip: Int16Array;
  readonly skipUnit: number;
  /** From each wide to each narrow neuron, output by output, in units of `secondUnit`. */
  readonly second: Int16Array;
  readonly secondUnit: number;
  readonly secondBias: Float32Array;
  readonly heads: Float32Array;
  readonly headBias: Float32Array;
}

/** Reads a weights file; throws if it was trained for other inputs. */
export function readWeights(bytes: Uint8Array): Weights {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isOurs = bytes.byteLength >= HEADER && view.getUint32(0, true) === MAGIC;
  if (!isOurs) throw new Error('This is not a weights file.');
  const u16 = (at: number) => view.getUint16(at, true);
  if (u16(4) !== ENCODING || u16(6) !== ROWS || u16(12) !== HEADS) {
    throw new Error('These weights were trained for other inputs.');
  }
  const wide = u16(8);
  const narrow = u16(10);
  let at = HEADER;
  const take = (count: number, size: number): ArrayBuffer => {
    const part = Uint8Array.from(bytes.subarray(at, at + count * size));
    at += count * size;
    if (part.byteLength !== count * size) throw new Error('The weights file is truncated.');
    return part.buffer;
  };
  return {
    wide,
    narrow,
    skipUnit: view.getFloat32(16, true),
    secondUnit: view.getFloat32(20, true),
    secondBias: new Float32Array(take(narrow, 4)),
    heads: new Float32Array(take(HEADS * narrow, 4)),
    headBias: new Float32Array(take(HEADS, 4)),
    firstBias: new Int16Array(take(wide, 2)),
    second: new Int16Array(take(narrow * wide, 2)),
    skip: new Int16Array(take(ROWS * SKIPS, 2)),
    first: new Int8Array(take(ROWS * wide, 1)),
  };
}
