import type { Page } from '@playwright/test';

/** The size of a picture file, and its number of colours. */
export function looks(
  page: Page,
  file: Buffer,
  type: string,
): Promise<{ width: number; height: number; colours: number }> {
  return page.evaluate(
    async ({ base64, type }) => {
      const image = new Image();
      image.src = `data:${type};base64,${base64}`;
      await image.decode();
      const { naturalWidth: width, naturalHeight: height } = image;
      const context = new OffscreenCanvas(width, height).getContext('2d');
      context?.drawImage(image, 0, 0);
      const pixels = new Uint32Array(context?.getImageData(0, 0, width, height).data.buffer ?? []);
      return { width, height, colours: new Set(pixels).size };
    },
    { base64: file.toString('base64'), type },
  );
}
