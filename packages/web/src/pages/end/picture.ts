import { standalone } from '../../sheet/standalone.ts';
import { withFonts } from './fonts.ts';

/** Sharp on a high-density screen, too. */
const SCALE = 2;

/** A drawing on the page as a self-contained file. */
export async function svgFile(svg: SVGSVGElement): Promise<Blob> {
  return new Blob([await withFonts(standalone(svg))], { type: 'image/svg+xml' });
}

/** The same drawing as a PNG file. */
export async function pngFile(svg: SVGSVGElement): Promise<Blob> {
  const url = URL.createObjectURL(await svgFile(svg));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth * SCALE;
    canvas.height = image.naturalHeight * SCALE;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((done, fail) => {
      canvas.toBlob(
        (blob) => (blob === null ? fail(new Error('There is no picture.')) : done(blob)),
        'image/png',
      );
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}
