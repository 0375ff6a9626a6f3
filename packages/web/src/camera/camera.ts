import type { FromReader, SheetOnPhoto, ToReader } from './messages.ts';

/** Why a photo wasn’t read. */
export type PhotoTrouble = Extract<FromReader, { trouble: unknown }>['trouble'];

export type { ReadingOnPhoto, SheetOnPhoto } from './messages.ts';

/** The longer side in pixels: enough for 7 pixels per millimetre. */
const LONGEST = 2200;

/** Reads a photo in a worker of its own. */
export async function readPhotoFile(file: Blob): Promise<SheetOnPhoto | PhotoTrouble> {
  const photo = await pixelsOf(file).catch(() => undefined);
  if (photo === undefined) return 'failed';
  const worker = new Worker(new URL('./cameraWorker.ts', import.meta.url), {
    type: 'module',
    name: 'picket-camera',
  });
  const answer = await new Promise<FromReader>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<FromReader>) => resolve(data));
    worker.addEventListener('error', () => resolve({ trouble: 'failed' }));
    worker.postMessage(photo, [photo.data.buffer as ArrayBuffer]);
  });
  worker.terminate();
  return 'read' in answer ? answer.read : answer.trouble;
}

/** The browser decodes the file, applies its orientation and scales it down. */
async function pixelsOf(file: Blob): Promise<ToReader | undefined> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return undefined;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const { width, height, data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return { width, height, data };
}
