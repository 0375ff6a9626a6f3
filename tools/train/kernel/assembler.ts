/** The subset of the WebAssembly binary format that one small module needs. */

type Code = readonly number[];

/** Unsigned and signed LEB128. */
function unsigned(value: number): number[] {
  const byte = value & 127;
  return value < 128 ? [byte] : [byte | 128, ...unsigned(value >>> 7)];
}

function signed(value: number): number[] {
  const byte = value & 127;
  const rest = value >> 7;
  const isLast = (rest === 0 && (byte & 64) === 0) || (rest === -1 && (byte & 64) !== 0);
  return isLast ? [byte] : [byte | 128, ...signed(rest)];
}

const I32 = 0x7f;
const V128 = 0x7b;
const NO_VALUE = 0x40;

export const number = (value: number): Code => [0x41, ...signed(value)];
export const get = (local: number): Code => [0x20, ...unsigned(local)];
export const set = (local: number, ...value: Code[]): Code => [...value.flat(), 0x21, ...unsigned(local)];

const binary =
  (op: number) =>
  (a: Code, b: Code): Code => [...a, ...b, op];
export const add = binary(0x6a);
export const multiply = binary(0x6c);
export const and = binary(0x71);
export const shiftLeft = binary(0x74);
export const isLess = binary(0x49);
export const isOther = binary(0x47);
export const subtract = binary(0x6b);
export const trailingZeros = (a: Code): Code => [...a, 0x68];

/** Memory access: an address and a constant offset. */
const access =
  (...op: number[]) =>
  (address: Code, offset = 0): Code => [...address, ...op, 0, ...unsigned(offset)];
export const load = access(0x28);
export const load16 = access(0x2f);
export const store = (address: Code, value: Code, offset = 0): Code => [
  ...address,
  ...value,
  0x36,
  0,
  ...unsigned(offset),
];

/** Loops while the condition is true. */
export const loop = (condition: Code, ...body: Code[]): Code => [
  0x02,
  NO_VALUE,
  0x03,
  NO_VALUE,
  ...condition,
  0x45,
  0x0d,
  1,
  ...body.flat(),
  0x0c,
  0,
  0x0b,
  0x0b,
];

export const when = (condition: Code, ...body: Code[]): Code => [
  ...condition,
  0x04,
  NO_VALUE,
  ...body.flat(),
  0x0b,
];

/** 128-bit vectors. */
const wide = (op: number): number[] => [0xfd, ...unsigned(op)];
const wideBinary =
  (op: number) =>
  (a: Code, b: Code): Code => [...a, ...b, ...wide(op)];
export const loadWide = access(...wide(0));
/** Extends eight bytes to 16 bits, or four 16-bit numbers to 32 bits; splats a 32-bit number. */
export const loadBytes = access(...wide(1));
export const loadShorts = access(...wide(3));
export const loadSpread = access(...wide(9));
export const storeWide = (address: Code, value: Code, offset = 0): Code => [
  ...address,
  ...value,
  ...wide(11),
  0,
  ...unsigned(offset),
];
export const zeros: Code = [...wide(12), ...Array.from({ length: 16 }, () => 0)];
export const spread16 = (value: Code): Code => [...value, ...wide(16)];
export const differ16 = wideBinary(46);
export const signs16 = (value: Code): Code => [...value, ...wide(132)];
export const add16 = wideBinary(142);
export const subtract16 = wideBinary(145);
export const smaller16 = wideBinary(150);
export const larger16 = wideBinary(152);
export const add32 = wideBinary(174);
export const subtract32 = wideBinary(177);
/** Dot product of 16-bit pairs, as 32-bit numbers. */
export const dot16 = wideBinary(186);

export interface Main {
  readonly name: string;
  /** The number of parameters (all i32), other i32 locals, and vector locals, in that order. */
  readonly parameters: number;
  readonly integers: number;
  readonly vectors: number;
  readonly body: Code;
}

/** `\0asm`, version 1. */
const MAGIC = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
const section = (id: number, content: Code): Code => [id, ...unsigned(content.length), ...content];
const text = (value: string): Code => [value.length, ...new TextEncoder().encode(value)];

/** A module with one function that uses the memory imported as `m.m`. */
export function moduleOf({ name, parameters, integers, vectors, body }: Main): Uint8Array {
  const types = Array.from({ length: parameters }, () => I32);
  const locals = [2, ...unsigned(integers), I32, ...unsigned(vectors), V128];
  const code = [...locals, ...body, 0x0b];
  return Uint8Array.from([
    ...MAGIC,
    ...section(1, [1, 0x60, parameters, ...types, 0]),
    ...section(2, [1, ...text('m'), ...text('m'), 2, 0, 1]),
    ...section(3, [1, 0]),
    ...section(7, [1, ...text(name), 0, 0]),
    ...section(10, [1, ...unsigned(code.length), ...code]),
  ]);
}
