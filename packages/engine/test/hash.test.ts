import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { base64url, sha256, utf8 } from '../src/hash.ts';

/** The hash is implemented here, so it works in every browser; Node's is the reference. */

/** The first and last code points of each length in UTF-8. */
const ENDS = [0x0, 0x7f, 0x80, 0x7ff, 0x800, 0xd7ff, 0xe000, 0xffff, 0x10000, 0x3ffff, 0x40000, 0x10ffff];

test.each(ENDS)('code point %i is encoded as UTF-8', (point) => {
  const text = String.fromCodePoint(point);
  expect([...utf8(text)]).toEqual([...Buffer.from(text, 'utf8')]);
});

test.each([0xd800, 0xdbff, 0xdc00, 0xdfff])(
  'half a pair of surrogates (%i) is encoded as the replacement',
  (unit) => {
    const text = `a${String.fromCharCode(unit)}b`;
    expect([...utf8(text)]).toEqual([...Buffer.from(text, 'utf8')]);
  },
);

test.each([0, 1, 2, 3, 16, 32])('%i bytes in base64url', (length) => {
  const bytes = Uint8Array.from({ length }, (_, i) => 251 - 37 * i);
  expect(base64url(bytes)).toBe(Buffer.from(bytes).toString('base64url'));
});

/** Around the lengths at which another block is needed. */
test.each([0, 1, 55, 56, 57, 63, 64, 65, 119, 120, 1000])('the hash of %i bytes', (length) => {
  const bytes = Uint8Array.from({ length }, (_, i) => i * 7);
  expect(Buffer.from(sha256(bytes))).toEqual(createHash('sha256').update(bytes).digest());
});
