import type { Page } from '@playwright/test';
import { settle } from './settle.ts';

/** A part of the page, in CSS pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A screenshot of the page or a part of it, once nothing moves. */
export async function picture(page: Page, part?: Box): Promise<string> {
  await settle(page);
  const clip = part && { clip: whole(part) };
  const taken = await page.screenshot({ caret: 'hide', scale: 'css', ...clip });
  return taken.toString('base64');
}

/** For each box, how many of its pixels differ between two screenshots. */
export function changed(page: Page, before: string, after: string, boxes: readonly Box[]): Promise<number[]> {
  return page.evaluate(
    async ({ before, after, boxes }) => {
      const read = async (base64: string) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const context = new OffscreenCanvas(image.width, image.height).getContext('2d', {
          willReadFrequently: true,
        });
        context?.drawImage(image, 0, 0);
        return context;
      };
      const [one, other] = await Promise.all([read(before), read(after)]);
      return boxes.map(({ x, y, width, height }) => {
        const pixelsOf = (context: OffscreenCanvasRenderingContext2D | null) =>
          new Uint32Array(context?.getImageData(x, y, width, height).data.buffer ?? []);
        const [a, b] = [pixelsOf(one), pixelsOf(other)];
        return a.reduce((count, pixel, i) => count + Number(pixel !== b[i]), 0);
      });
    },
    { before, after, boxes: boxes.map(whole) },
  );
}

/** The same box on whole pixels, clipped to the page. */
function whole({ x, y, width, height }: Box): Box {
  const [left, top] = [Math.max(0, Math.floor(x)), Math.max(0, Math.floor(y))];
  return { x: left, y: top, width: Math.ceil(x + width) - left, height: Math.ceil(y + height) - top };
}
