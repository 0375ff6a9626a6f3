/** A greyscale picture, one byte per pixel. */
export interface Grey {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** The pixels of a canvas: four bytes each. */
export interface Colours {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray | Uint8Array;
}

export function greyOf({ width, height, data }: Colours): Grey {
  const grey = new Uint8Array(width * height);
  for (let i = 0; i < grey.length; i++) {
    const [red = 0, green = 0, blue = 0] = [data[4 * i], data[4 * i + 1], data[4 * i + 2]];
    grey[i] = (red * 77 + green * 151 + blue * 28) >> 8;
  }
  return { width, height, data: grey };
}

/** Bilinear interpolation, clamped at the edges. */
export function sample({ width, height, data }: Grey, x: number, y: number): number {
  const cx = Math.min(Math.max(x - 0.5, 0), width - 1.001);
  const cy = Math.min(Math.max(y - 0.5, 0), height - 1.001);
  const [x0, y0] = [Math.floor(cx), Math.floor(cy)];
  const [fx, fy] = [cx - x0, cy - y0];
  const at = y0 * width + x0;
  const top = (data[at] as number) * (1 - fx) + (data[at + 1] as number) * fx;
  const bottom = (data[at + width] as number) * (1 - fx) + (data[at + width + 1] as number) * fx;
  return top * (1 - fy) + bottom * fy;
}

/** Adaptive threshold with an integral image: 1 for pixels clearly darker than the mean around them. */
export function inkOf({ width, height, data }: Grey): Uint8Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += data[y * width + x] as number;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] as number) + row;
    }
  }
  const around = Math.round(Math.max(width, height) / 24);
  const ink = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [Math.max(0, y - around), Math.min(height, y + around + 1)];
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.max(0, x - around), Math.min(width, x + around + 1)];
      const sum =
        (sums[bottom * (width + 1) + right] as number) -
        (sums[top * (width + 1) + right] as number) -
        (sums[bottom * (width + 1) + left] as number) +
        (sums[top * (width + 1) + left] as number);
      const mean = sum / ((bottom - top) * (right - left));
      const here = data[y * width + x] as number;
      ink[y * width + x] = here < mean * 0.78 && mean - here > 12 ? 1 : 0;
    }
  }
  return ink;
}
