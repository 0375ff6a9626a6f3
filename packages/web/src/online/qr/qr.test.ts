import { describe, expect, test } from 'vitest';
import { codewordsOf } from './codewords.ts';
import { formatBits, frameOf, versionBits } from './frame.ts';
import { qrOf } from './qr.ts';
import { correction } from './reedSolomon.ts';

const binary = (value: number, digits: number) => value.toString(2).padStart(digits, '0');

describe('numbers that the standard gives', () => {
  test('the correcting bytes of the example HELLO WORLD (1-M)', () => {
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
    expect(correction(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
  });

  test('the format of level M with each mask', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((mask) => binary(formatBits(mask), 15))).toEqual([
      '101010000010010',
      '101000100100101',
      '101111001111100',
      '101101101001011',
      '100010111111001',
      '100000011001110',
      '100111110010111',
      '100101010100000',
    ]);
  });

  test('the marks of versions 7 to 10', () => {
    expect([7, 8, 9, 10].map((version) => binary(versionBits(version), 18))).toEqual([
      '000111110010010100',
      '001000010110111100',
      '001001101010011001',
      '001010010011010011',
    ]);
  });

  test('what is left free in each version is as many bits as it holds, and a few', () => {
    const totals = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346];
    const free = totals.map(
      (_, i) =>
        frameOf(i + 1)
          .flat()
          .filter((dark) => dark === undefined).length,
    );
    expect(free.map((bits) => Math.floor(bits / 8))).toEqual(totals);
    expect(free.map((bits) => bits % 8)).toEqual([0, 7, 7, 7, 7, 7, 0, 0, 0, 0]);
  });
});

describe('a code', () => {
  test('is the smallest that holds the text', () => {
    const versions = [14, 15, 26, 27, 42, 62, 84, 106, 122, 152, 180, 213].map(
      (length) => codewordsOf(Array.from({ length }, () => 65))?.version,
    );
    expect(versions).toEqual([1, 2, 2, 3, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(qrOf('x'.repeat(214))).toBeUndefined();
  });

  test.each([
    'A',
    'https://picket.example/#/table/abcdefghijkl',
    'Grüße 🏡',
    'y'.repeat(120),
    'z'.repeat(200),
  ])('can be read: %s', (text) => {
    expect(readQr(qrOf(text) ?? [])).toBe(text);
  });
});

/** A reader of its own: it knows only what the standard says about undamaged codes of level M. */
function readQr(grid: readonly (readonly boolean[])[]): string {
  const size = grid.length;
  const version = (size - 17) / 4;
  const dark = (x: number, y: number) => Number(grid[y]?.[x]);
  // The mask is bits 12 to 10 of the format, which runs down the ninth column and then left along the ninth row.
  const format = [dark(2, 8), dark(3, 8), dark(4, 8)];
  const mask = (((format[0] ?? 0) << 2) | ((format[1] ?? 0) << 1) | (format[2] ?? 0)) ^ 0b101;
  const turned = [
    (i: number, j: number) => (i + j) % 2,
    (i: number) => i % 2,
    (_i: number, j: number) => j % 3,
    (i: number, j: number) => (i + j) % 3,
    (i: number, j: number) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2,
    (i: number, j: number) => ((i * j) % 2) + ((i * j) % 3),
    (i: number, j: number) => (((i * j) % 2) + ((i * j) % 3)) % 2,
    (i: number, j: number) => (((i + j) % 2) + ((i * j) % 3)) % 2,
  ][mask];
  const frame = frameOf(version);
  const bits: number[] = [];
  for (let pair = 0, x = size - 1; x > 0; x -= 2, pair++) {
    if (x === 6) x--;
    for (let step = 0; step < size; step++) {
      const y = pair % 2 === 0 ? size - 1 - step : step;
      for (const column of [x, x - 1]) {
        if (frame[y]?.[column] !== undefined) continue;
        bits.push(dark(column, y) ^ (turned?.(y, column) === 0 ? 1 : 0));
      }
    }
  }
  const bytes = Array.from({ length: Math.floor(bits.length / 8) }, (_, i) =>
    Number.parseInt(bits.slice(i * 8, i * 8 + 8).join(''), 2),
  );
  const blocks = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5][version - 1] ?? 1;
  const correcting = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26][version - 1] ?? 0;
  const count = bytes.length - blocks * correcting;
  const short = Math.floor(count / blocks);
  const shorter = blocks - (count % blocks);
  const parts: number[][] = Array.from({ length: blocks }, () => []);
  let at = 0;
  for (let i = 0; i <= short; i++) {
    for (const [block, part] of parts.entries()) {
      if (i < short || block >= shorter) part.push(bytes[at++] ?? 0);
    }
  }
  const text = parts
    .flat()
    .map((byte) => binary(byte, 8))
    .join('');
  const wide = version >= 10 ? 16 : 8;
  expect(text.slice(0, 4)).toBe('0100');
  const length = Number.parseInt(text.slice(4, 4 + wide), 2);
  const body = Array.from({ length }, (_, i) =>
    Number.parseInt(text.slice(4 + wide + i * 8, 12 + wide + i * 8), 2),
  );
  return new TextDecoder().decode(new Uint8Array(body));
}
