import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import golden from './weights/golden.json' with { type: 'json' };
import { readNets } from './nets.ts';
import { MARK, NUMBER } from './windows.ts';

const weights = (): ArrayBuffer =>
  Uint8Array.from(readFileSync(new URL('./weights/reader.weights', import.meta.url))).buffer;

const patch = ({ width, height }: { readonly width: number; readonly height: number }): Float32Array =>
  Float32Array.from({ length: width * height }, (_, i) => ((i * 7919) % 97) / 97);

test('the networks give the same outputs as PyTorch', () => {
  const nets = readNets(weights());
  const answers = {
    numbers: nets.numbers.map((net) => [...net(patch(NUMBER))]),
    marks: nets.marks.map((net) => [...net(patch(MARK))]),
  };
  for (const name of ['numbers', 'marks'] as const) {
    for (const [n, values] of answers[name].entries()) {
      for (const [i, value] of values.entries()) expect(value).toBeCloseTo(golden[name][n]?.[i] ?? 0, 2);
    }
  }
});

test('weights of other networks are rejected', () => {
  expect(() => readNets(weights().slice(0, -4))).toThrow();
});
