import { MARK, NUMBER, QUESTIONS } from './windows.ts';

/** Small convolutional networks: three pairs of 3 × 3 convolutions with ReLU, 2 × 2 max pooling after each pair, and two dense layers. */

interface Shape {
  readonly width: number;
  readonly height: number;
  /** Of each pair of convolutions. */
  readonly channels: readonly (readonly [number, number])[];
  readonly hidden: number;
  readonly outputs: number;
}

/** The same as in tools/train/camera/train.py. */
const NUMBERS: Shape = {
  ...NUMBER,
  channels: [
    [8, 12],
    [24, 24],
    [48, 48],
  ],
  hidden: 48,
  outputs: 3 + 10 + 10,
};
const MARKS: Shape = {
  ...MARK,
  channels: [
    [8, 8],
    [16, 16],
    [24, 24],
  ],
  hidden: 32,
  outputs: QUESTIONS.length,
};

interface Layer {
  readonly inputs: number;
  readonly outputs: number;
  readonly weights: Float32Array;
  readonly biases: Float32Array;
}

/** A network: a patch in, one logit out for each answer. */
type Net = (patch: Float32Array) => Float32Array;

/** Two networks of each kind, trained apart: where they disagree, neither can be trusted. */
export interface Nets {
  /** Empty, written or a roundabout; the tens; the ones. */
  readonly numbers: readonly Net[];
  /** A logit for each of `QUESTIONS`. */
  readonly marks: readonly Net[];
}

/** Reads the file of weights: all networks, one after the other. */
export function readNets(bytes: ArrayBuffer): Nets {
  const reader = new Reader(bytes);
  const nets = {
    numbers: [reader.net(NUMBERS), reader.net(NUMBERS)],
    marks: [reader.net(MARKS), reader.net(MARKS)],
  };
  reader.end();
  return nets;
}

class Reader {
  readonly #bytes: ArrayBuffer;
  #at = 0;

  constructor(bytes: ArrayBuffer) {
    this.#bytes = bytes;
  }

  net({ width, height, channels, hidden, outputs }: Shape): Net {
    let before = 1;
    const pairs = channels.map((pair) =>
      pair.map((channel) => {
        const layer = this.#layer(before * 9, channel);
        before = channel;
        return layer;
      }),
    );
    const last = before * (width >> channels.length) * (height >> channels.length);
    const [full, out] = [this.#layer(last, hidden), this.#layer(hidden, outputs)];
    return (patch) => {
      let [seen, w, h] = [patch, width, height];
      for (const pair of pairs) {
        for (const layer of pair) seen = rectified(convolved(seen, w, h, layer));
        seen = pooled(seen, w, h, seen.length / w / h);
        [w, h] = [w >> 1, h >> 1];
      }
      return connected(rectified(connected(seen, full)), out);
    };
  }

  /** Scales and biases as floats, then the quantised weights of each output as bytes. */
  #layer(inputs: number, outputs: number): Layer {
    const scales = new Float32Array(this.#bytes, this.#at, outputs);
    const biases = new Float32Array(this.#bytes, this.#at + 4 * outputs, outputs);
    const bytes = new Int8Array(this.#bytes, this.#at + 8 * outputs, inputs * outputs);
    const weights = Float32Array.from(bytes, (byte, i) => byte * (scales[Math.floor(i / inputs)] as number));
    this.#at += Math.ceil((8 * outputs + inputs * outputs) / 4) * 4;
    return { inputs, outputs, weights, biases };
  }

  end(): void {
    if (this.#at !== this.#bytes.byteLength) throw new Error('These weights are for other networks.');
  }
}

/** A 3 × 3 convolution with zero padding. */
function convolved(input: Float32Array, width: number, height: number, layer: Layer): Float32Array {
  const size = width * height;
  const output = new Float32Array(layer.outputs * size);
  const channels = layer.inputs / 9;
  for (let out = 0; out < layer.outputs; out++) {
    output.fill(layer.biases[out] as number, out * size, (out + 1) * size);
    for (let channel = 0; channel < channels; channel++) {
      for (let k = 0; k < 9; k++) {
        const weight = layer.weights[(out * channels + channel) * 9 + k] as number;
        const [dx, dy] = [(k % 3) - 1, Math.floor(k / 3) - 1];
        const [left, right] = [Math.max(0, -dx), Math.min(width, width - dx)];
        for (let y = Math.max(0, -dy); y < Math.min(height, height - dy); y++) {
          const to = out * size + y * width;
          const from = channel * size + (y + dy) * width + dx;
          for (let x = left; x < right; x++) {
            output[to + x] = (output[to + x] as number) + weight * (input[from + x] as number);
          }
        }
      }
    }
  }
  return output;
}

/** ReLU, in place. */
function rectified(values: Float32Array): Float32Array {
  for (let i = 0; i < values.length; i++) if ((values[i] as number) < 0) values[i] = 0;
  return values;
}

/** 2 × 2 max pooling. */
function pooled(input: Float32Array, width: number, height: number, channels: number): Float32Array {
  const [w, h] = [width >> 1, height >> 1];
  const output = new Float32Array(channels * w * h);
  for (let channel = 0; channel < channels; channel++) {
    for (let y = 0; y < h; y++) {
      for (let x = 0; x < w; x++) {
        const at = channel * width * height + 2 * y * width + 2 * x;
        output[(channel * h + y) * w + x] = Math.max(
          input[at] as number,
          input[at + 1] as number,
          input[at + width] as number,
          input[at + width + 1] as number,
        );
      }
    }
  }
  return output;
}

/** A dense layer. */
function connected(input: Float32Array, { inputs, outputs, weights, biases }: Layer): Float32Array {
  const output = new Float32Array(outputs);
  for (let out = 0; out < outputs; out++) {
    let sum = biases[out] as number;
    for (let i = 0; i < inputs; i++) sum += (weights[out * inputs + i] as number) * (input[i] as number);
    output[out] = sum;
  }
  return output;
}
