import type { Page } from '@playwright/test';

/** Runs in the page, with the client's weights for the colours (web/src/camera/grey.ts). */
const DECODE = `async (base64) => {
  const picture = await createImageBitmap(await (await fetch('data:image/jpeg;base64,' + base64)).blob());
  const { width, height } = picture;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  context.drawImage(picture, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const grey = new Uint8Array(width * height);
  for (let i = 0; i < grey.length; i++) {
    grey[i] = (data[4 * i] * 77 + data[4 * i + 1] * 151 + data[4 * i + 2] * 28) >> 8;
  }
  const parts = [];
  for (let at = 0; at < grey.length; at += 0x8000) {
    parts.push(String.fromCharCode(...grey.subarray(at, at + 0x8000)));
  }
  return { width, height, bytes: btoa(parts.join('')) };
}`;

interface Sent {
  readonly width: number;
  readonly height: number;
  readonly bytes: string;
}

/** A greyscale picture, decoded by the browser. */
export async function decoded(
  page: Page,
  jpeg: Buffer,
): Promise<{ readonly width: number; readonly height: number; readonly data: Uint8Array }> {
  const sent: Sent = await page.evaluate(`(${DECODE})('${jpeg.toString('base64')}')`);
  return { width: sent.width, height: sent.height, data: Buffer.from(sent.bytes, 'base64') };
}
