import { decodeQR } from 'qr/decode.js';
import { expect, test } from 'vitest';
import { qrOf } from './qr.ts';

/** Pixels per module. */
const SCALE = 4;

/** The picture that the path draws, as a camera would see it: black on white, RGBA. */
function pictureOf({ size, path }: ReturnType<typeof qrOf>) {
  const width = size * SCALE;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let dy = 0; dy < SCALE; dy++) {
      const at = ((Number(y) * SCALE + dy) * width + Number(x) * SCALE) * 4;
      for (let i = at; i < at + SCALE * 4; i += 4) data.fill(0, i, i + 3);
    }
  }
  return { width, height: width, data };
}

test.each([
  'https://picket.example/#/table/abcdefghijkl',
  'http://192.168.178.20:4600/#/link/ABCDEFGHIJKLMNOPQRSTUV',
  `https://${'a-long-name.'.repeat(12)}example/games/picket/#/table/abcdefghijkl`,
  'https://grüße.example/#/table/abcdefghijkl',
])('the code for %s is read as that link', (link) => {
  expect(decodeQR(pictureOf(qrOf(link)), { timeLimit: 10_000 })).toBe(link);
});
