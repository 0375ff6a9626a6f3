import type { Kernel } from './kernel.ts';
import { KERNEL } from './kernelBytes.ts';
import { PLACE } from './kernelPlaces.ts';
import { POSITION_SLOTS, ROWS } from './rows.ts';
import { CEILING, SKIPS, type Weights } from './weights.ts';

const PAGE = 65_536;
/** The kernel reads skip weights four at a time, and computes outputs sixteen at a time. */
const SKIP_PLACES = 4;
const BLOCK = 16;

/** Compiled once: every network runs the same code. */
let compiled: object | undefined;

type Run = (...places: number[]) => void;

/** The part of WebAssembly used here; neither TypeScript's library nor Node's types declare it. */
interface Wasm {
  readonly Memory: new (size: { initial: number }) => { readonly buffer: ArrayBuffer };
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: { readonly run: Run } };
}

const { WebAssembly: wasm } = globalThis as unknown as { WebAssembly?: Wasm };

/** The kernel in WebAssembly; undefined if the machine does not support it, or its SIMD instructions. */
export function wasmKernel(weights: Weights): Kernel | undefined {
  if (wasm === undefined) return undefined;
  const { wide, narrow } = weights;
  const skip = PLACE.weights;
  const second = skip + ROWS * SKIP_PLACES * 2;
  const first = second + wide * narrow * 2;
  try {
    const memory = new wasm.Memory({ initial: Math.ceil((first + ROWS * wide) / PAGE) });
    compiled ??= new wasm.Module(Uint8Array.from(atob(KERNEL), (char) => char.charCodeAt(0)));
    const { run } = new wasm.Instance(compiled, { m: { m: memory } }).exports;
    const { buffer } = memory;
    new Int16Array(buffer, PLACE.sums, wide).set(weights.firstBias);
    new Int16Array(buffer, skip, ROWS * SKIP_PLACES).set(fourByFour(weights.skip));
    new Int16Array(buffer, second, wide * narrow).set(inPairs(weights));
    new Int8Array(buffer, first, ROWS * wide).set(weights.first);
    return {
      slots: new Uint16Array(buffer, PLACE.slots, POSITION_SLOTS),
      sums: new Int32Array(buffer, PLACE.outputs, narrow),
      skips: new Int32Array(buffer, PLACE.skips, SKIPS),
      run: () => run(POSITION_SLOTS * 2, wide, narrow, CEILING, first, skip, second),
    };
  } catch {
    return undefined;
  }
}

function fourByFour(skip: Int16Array): Int16Array {
  return Int16Array.from({ length: ROWS * SKIP_PLACES }, (_, i) => {
    const place = i % SKIP_PLACES;
    return place < SKIPS ? (skip[Math.floor(i / SKIP_PLACES) * SKIPS + place] as number) : 0;
  });
}

/**
 * The weights in the order the kernel reads them: by block of sixteen outputs, pair of inputs, output, input
 * of the pair.
 */
function inPairs({ wide, narrow, second }: Weights): Int16Array {
  const ordered = new Int16Array(wide * narrow);
  let at = 0;
  for (let block = 0; block < narrow; block += BLOCK) {
    for (let pair = 0; pair < wide; pair += 2) {
      for (let out = block; out < block + BLOCK; out++) {
        ordered[at++] = second[out * wide + pair] as number;
        ordered[at++] = second[out * wide + pair + 1] as number;
      }
    }
  }
  return ordered;
}
