import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { KeyedRandom, Random } from '../src/index.ts';
import { FastRandom } from '../src/fast.ts';

const WORDS = 2n ** 32n;

/** A source with given words; it uses the methods of its base class. */
function scripted(random: Random, words: readonly bigint[]): Random & { readonly used: () => number } {
  let used = 0;
  random.next = () => Number(BigInt.asIntN(32, words[used++] ?? 0x8765_4321n));
  return Object.assign(random, { used: () => used });
}

const SOURCES = [
  { name: 'KeyedRandom', make: () => new KeyedRandom('script') },
  { name: 'FastRandom', make: () => new FastRandom('script') },
];

/** The word whose product with an odd n has this low word: the low word divided by n, modulo 2^32. */
function wordWith(low: bigint, n: bigint): bigint {
  let inverse = 1n;
  for (let i = 0; i < 5; i++) inverse = BigInt.asUintN(32, inverse * (2n - n * inverse));
  return BigInt.asUintN(32, low * inverse);
}

test.for(SOURCES)('K6 exactly the words that would favour some numbers are skipped: $name', ({ make }) => {
  for (const n of [3n, 5n, 27n, 63n, 81n, 1001n, 32_767n]) {
    for (const low of [0n, 1n, WORDS % n, (WORDS % n) + 1n, n - 1n, n, 65_535n, 65_536n, WORDS - 1n]) {
      const word = wordWith(low, n);
      const other = 0x8765_4321n;
      const skipped = low < WORDS % n;
      const random = scripted(make(), [word, other]);
      const result = random.below(Number(n));
      expect([n, low, result]).toEqual([n, low, Number(((skipped ? other : word) * n) / WORDS)]);
      expect(random.used()).toBe(skipped ? 2 : 1);
    }
    const below = wordWith((WORDS % n) - 1n, n);
    const random = scripted(make(), [below, 1n << 31n]);
    random.below(Number(n));
    expect([n, random.used()]).toEqual([n, 2]);
  }
});

test.for(SOURCES)('K6 a shuffle of n cards uses n − 1 words: $name', ({ make }) => {
  const random = scripted(make(), []);
  random.shuffle(Uint8Array.from({ length: 10 }), 2, 7);
  expect(random.used()).toBe(6);
});

test('K6 a keyed source gives the words of SHA-256 blocks, in order', () => {
  const random = new KeyedRandom('key');
  const blocks = Buffer.concat([0, 1].map((i) => createHash('sha256').update(`key/${i}`).digest()));
  for (let at = 0; at < blocks.length; at += 4) expect(random.next()).toBe(blocks.readInt32BE(at));
});

test('the fast source is xoroshiro64*', () => {
  const seed = createHash('sha256').update('fast').digest();
  let s0 = BigInt(seed.readUInt32BE(0));
  let s1 = BigInt(seed.readUInt32BE(4)) | 1n;
  const rotate = (word: bigint, by: bigint): bigint =>
    BigInt.asUintN(32, (word << by) | (word >> (32n - by)));
  const random = new FastRandom('fast');
  for (let i = 0; i < 100; i++) {
    expect(random.next()).toBe(Number(BigInt.asIntN(32, s0 * 0x9e37_79bbn)));
    s1 ^= s0;
    s0 = rotate(s0, 26n) ^ s1 ^ BigInt.asUintN(32, s1 << 9n);
    s1 = rotate(s1, 13n);
  }
});
