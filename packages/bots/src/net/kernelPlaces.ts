/** The memory layout of the WebAssembly kernel, in bytes; weights follow at `weights`. */
export const PLACE = {
  slots: 0x0000,
  last: 0x0800,
  minus: 0x1000,
  plus: 0x2000,
  /** The sums of the wide layer, and their values clamped between 0 and the ceiling. */
  sums: 0x3000,
  hidden: 0x3800,
  skips: 0x4000,
  outputs: 0x4010,
  weights: 0x4400,
} as const;
