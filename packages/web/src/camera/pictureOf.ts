import type { Box } from 'picket-paper';
import type { Grey } from './grey.ts';
import type { Patches } from './patches.ts';

/** Millimetres of margin around the part. */
const MARGIN = 3;
/** Pixels per millimetre, unless the picture gets too wide. */
const SCALE = 10;
const WIDEST = 560;

/** A rectified picture of a part of the sheet. */
export function pictureOf(patches: Patches, { x, y, width, height }: Box): Grey {
  const box = { x: x - MARGIN, y: y - MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN };
  const scale = Math.min(SCALE, WIDEST / box.width);
  const size = { width: Math.round(box.width * scale), height: Math.round(box.height * scale) };
  const ink = patches.cut(box, size);
  return { ...size, data: Uint8Array.from(ink, (dark) => Math.round(255 * (1 - dark))) };
}
