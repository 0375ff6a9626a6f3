import type { Box } from 'picket-paper';
import { sample, type Grey } from './grey.ts';
import { project, type Homography } from './homography.ts';

/** Cuts rectified patches from a photo, from 0 for paper to 1 for black. */
export class Patches {
  readonly #photo: Grey;
  readonly #place: Homography;
  readonly #light: Grey;

  constructor(photo: Grey, place: Homography) {
    this.#photo = photo;
    this.#place = place;
    this.#light = lightOf(photo);
  }

  /** Resamples a window to this size; each pixel is the mean of nine samples. */
  cut(window: Box, { width, height }: { readonly width: number; readonly height: number }): Float32Array {
    const patch = new Float32Array(width * height);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        let sum = 0;
        for (let i = 0; i < 9; i++) {
          const px = window.x + ((x + ((i % 3) + 0.5) / 3) / width) * window.width;
          const py = window.y + ((y + (Math.floor(i / 3) + 0.5) / 3) / height) * window.height;
          sum += this.#paperAt(px, py);
        }
        patch[y * width + x] = 1 - sum / 9;
      }
    }
    return patch;
  }

  /** How bright a point of the sheet is relative to the paper around it: 1 for paper. */
  #paperAt(x: number, y: number): number {
    const at = project(this.#place, x, y);
    const scale = this.#light.width / this.#photo.width;
    const light = Math.max(20, sample(this.#light, at.x * scale, at.y * scale));
    return Math.min(1, sample(this.#photo, at.x, at.y) / light);
  }
}

/** The longer side is divided into this many parts, each with its own light. */
const PARTS = 48;
/** The percentile of the pixels of a part that counts as its paper. */
const PAPER = 0.75;

/** An estimate of the light on the paper (for a flat-field correction): a bright percentile of each part, box-blurred. */
function lightOf({ width, height, data }: Grey): Grey {
  const size = Math.ceil(Math.max(width, height) / PARTS);
  const [columns, rows] = [Math.ceil(width / size), Math.ceil(height / size)];
  const bright = new Float32Array(columns * rows);
  const counts = new Int32Array(256);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      counts.fill(0);
      let pixels = 0;
      for (let y = row * size; y < Math.min(height, (row + 1) * size); y++) {
        for (let x = column * size; x < Math.min(width, (column + 1) * size); x++) {
          const grey = data[y * width + x] as number;
          counts[grey] = (counts[grey] as number) + 1;
          pixels++;
        }
      }
      let grey = 0;
      for (let below = 0; grey < 255 && below < pixels * PAPER; grey++) below += counts[grey] as number;
      bright[row * columns + column] = grey;
    }
  }
  const light = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      let [sum, count] = [0, 0];
      for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++) {
        for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) {
          sum += bright[y * columns + x] as number;
          count++;
        }
      }
      light[row * columns + column] = sum / count;
    }
  }
  return { width: columns, height: rows, data: light };
}
