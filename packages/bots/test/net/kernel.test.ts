import { readFileSync } from 'node:fs';
import { FastRandom } from 'picket-engine/fast';
import { describe, expect, test } from 'vitest';
import { Judge } from '../../src/net/judge.ts';
import { plainKernel } from '../../src/net/kernel.ts';
import { POSITION_SLOTS, ROWS } from '../../src/net/rows.ts';
import { NETS } from '../../src/net/shelf.ts';
import { wasmKernel } from '../../src/net/wasmKernel.ts';
import { readWeights, SKIPS } from '../../src/net/weights.ts';
import { bytesOf } from '../nets.ts';

describe.each([...NETS])('the kernels with the weights of %s', (name) => {
  test('compute the same sums, whatever ran before', () => {
    const weights = readWeights(bytesOf(name));
    const [wasm, plain] = [wasmKernel(weights), plainKernel(weights)];
    if (wasm === undefined) throw new Error('no WebAssembly here');
    const random = new FastRandom('kernel');
    for (let i = 0; i < 300; i++) {
      const changes = i % 10 === 0 ? POSITION_SLOTS : random.below(20);
      for (let n = 0; n < changes; n++) {
        const slot = random.below(POSITION_SLOTS);
        wasm.slots[slot] = random.below(3) === 0 ? 0 : random.below(ROWS);
      }
      plain.slots.set(wasm.slots);
      wasm.run();
      plain.run();
      expect(wasm.sums).toEqual(plain.sums);
      expect(wasm.skips).toEqual(plain.skips);
    }
  });
});

interface Golden {
  /** The row of each slot that is not empty. */
  readonly slots: string;
  readonly heads: readonly number[];
}

describe.each([...NETS])('the heads of the %s network', (name) => {
  const golden = new URL(`golden/${name}.json`, import.meta.url);
  const positions = JSON.parse(readFileSync(golden, 'utf8')) as readonly Golden[];
  test.each(positions.map((position, i) => ({ i, ...position })))(
    "match the trainer's: position $i",
    ({ slots, heads }) => {
      const weights = readWeights(bytesOf(name));
      for (const kernel of [wasmKernel(weights), plainKernel(weights)]) {
        const judge = new Judge(weights, kernel);
        for (const pair of slots.split(' ')) {
          const [slot = 0, row = 0] = pair.split(':').map(Number);
          judge.kernel.slots[slot] = row;
        }
        // Skip weights are rounded when they are written, but not during training.
        const off = judge.headsNow().map((head, i) => Math.abs(head - (heads[i] ?? Number.NaN)));
        expect(Math.max(...off.subarray(0, SKIPS))).toBeLessThan(0.3);
        expect(Math.max(...off.subarray(SKIPS))).toBeLessThan(0.002);
      }
    },
  );
});

describe('weights', () => {
  test('are as small as required', () => {
    expect(bytesOf('large').length).toBeLessThanOrEqual(700_000);
    expect(bytesOf('small').length).toBeLessThanOrEqual(100_000);
  });

  test('for other inputs, or truncated, are rejected', () => {
    const bytes = Uint8Array.from(bytesOf('small'));
    expect(() => readWeights(bytes.subarray(0, 20))).toThrow('not a weights file');
    expect(() => readWeights(bytes.subarray(0, 2000))).toThrow('truncated');
    bytes[4] = 99;
    expect(() => readWeights(bytes)).toThrow('other inputs');
    bytes[0] = 0;
    expect(() => readWeights(bytes)).toThrow('not a weights file');
  });
});
