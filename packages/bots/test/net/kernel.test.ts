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
  test('come to the same sums, whatever was there before', () => {
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
  /** Each slot that is not empty, with its row. */
  readonly slots: string;
  readonly heads: readonly number[];
}

describe.each([...NETS])('the heads of the %s network', (name) => {
  const golden = new URL(`golden/${name}.json`, import.meta.url);
  const positions = JSON.parse(readFileSync(golden, 'utf8')) as readonly Golden[];
  test.each(positions.map((position, i) => ({ i, ...position })))(
    'are those that the trainer has: position $i',
    ({ slots, heads }) => {
      const weights = readWeights(bytesOf(name));
      for (const kernel of [wasmKernel(weights), plainKernel(weights)]) {
        const judge = new Judge(weights, kernel);
        for (const pair of slots.split(' ')) {
          const [slot = 0, row = 0] = pair.split(':').map(Number);
          judge.kernel.slots[slot] = row;
        }
        // What rows have by themselves is rounded when it is written down, and not while it is learnt.
        const off = judge.headsNow().map((head, i) => Math.abs(head - (heads[i] ?? Number.NaN)));
        expect(Math.max(...off.subarray(0, SKIPS))).toBeLessThan(0.3);
        expect(Math.max(...off.subarray(SKIPS))).toBeLessThan(0.002);
      }
    },
  );
});

describe('weights', () => {
  test('are as small as they must be', () => {
    expect(bytesOf('large').length).toBeLessThanOrEqual(700_000);
    expect(bytesOf('small').length).toBeLessThanOrEqual(100_000);
  });

  test('that were made for something else, or cut off, are refused', () => {
    const bytes = Uint8Array.from(bytesOf('small'));
    expect(() => readWeights(bytes.subarray(0, 20))).toThrow('no weights');
    expect(() => readWeights(bytes.subarray(0, 2000))).toThrow('cut off');
    bytes[4] = 99;
    expect(() => readWeights(bytes)).toThrow('other inputs');
    bytes[0] = 0;
    expect(() => readWeights(bytes)).toThrow('no weights');
  });
});
