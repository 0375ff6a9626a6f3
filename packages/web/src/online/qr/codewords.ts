import { correction } from './reedSolomon.ts';

/** What a QR code holds at the level at which 15 % of it may be unreadable (M), by version; the first is version 1. */
const VERSIONS = [
  { total: 26, correcting: 10, blocks: 1 },
  { total: 44, correcting: 16, blocks: 1 },
  { total: 70, correcting: 26, blocks: 1 },
  { total: 100, correcting: 18, blocks: 2 },
  { total: 134, correcting: 24, blocks: 2 },
  { total: 172, correcting: 16, blocks: 4 },
  { total: 196, correcting: 18, blocks: 4 },
  { total: 242, correcting: 22, blocks: 4 },
  { total: 292, correcting: 22, blocks: 5 },
  { total: 346, correcting: 26, blocks: 5 },
] as const;

/** From this version on, lengths are written with 16 bits. */
const LONG_FROM = 10;
const BYTES = 0b0100;
const PADDING = [0xec, 0x11];

export interface Encoded {
  readonly version: number;
  readonly codewords: readonly number[];
}

/** The bytes as they stand in the smallest code that holds them; undefined if none of ours does. */
export function codewordsOf(bytes: readonly number[]): Encoded | undefined {
  const at = VERSIONS.findIndex((_, i) => bytes.length * 8 + headerBits(i + 1) <= capacity(i) * 8);
  const size = VERSIONS[at];
  if (size === undefined) return undefined;
  const data = padded(bytes, at + 1, capacity(at));
  return { version: at + 1, codewords: interleaved(data, size) };
}

function capacity(at: number): number {
  const { total, correcting, blocks } = VERSIONS[at] as (typeof VERSIONS)[number];
  return total - correcting * blocks;
}

function headerBits(version: number): number {
  return 4 + (version < LONG_FROM ? 8 : 16);
}

function padded(bytes: readonly number[], version: number, length: number): number[] {
  const bits = [
    ...bitsOf(BYTES, 4),
    ...bitsOf(bytes.length, headerBits(version) - 4),
    ...bytes.flatMap((byte) => bitsOf(byte, 8)),
  ];
  // An end mark, as far as there is room for it, and then whole bytes.
  const ended = [...bits, ...Array.from({ length: Math.min(4, length * 8 - bits.length) }, () => 0)];
  while (ended.length % 8 !== 0) ended.push(0);
  const words = Array.from({ length: ended.length / 8 }, (_, i) =>
    Number.parseInt(ended.slice(i * 8, i * 8 + 8).join(''), 2),
  );
  const missing = length - words.length;
  return [...words, ...Array.from({ length: missing }, (_, i) => PADDING[i % 2] as number)];
}

function bitsOf(value: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => (value >>> (count - 1 - i)) & 1);
}

/** Blocks in turn, so that a stain hurts each of them a little. The later blocks may be one longer. */
function interleaved(data: readonly number[], { correcting, blocks }: (typeof VERSIONS)[number]): number[] {
  const short = Math.floor(data.length / blocks);
  const shorter = blocks - (data.length % blocks);
  const starts = Array.from({ length: blocks }, (_, i) => i * short + Math.max(0, i - shorter));
  const parts = starts.map((start, i) => data.slice(start, start + short + (i >= shorter ? 1 : 0)));
  return [...columns(parts), ...columns(parts.map((part) => correction(part, correcting)))];
}

function columns(rows: readonly (readonly number[])[]): number[] {
  const width = Math.max(...rows.map(({ length }) => length));
  return Array.from({ length: width }, (_, i) => rows.flatMap((row) => row[i] ?? [])).flat();
}
