import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Pdf from 'pdfkit';
import type { Font, Label, Mark, Page } from 'picket-paper';

/** A point of a PDF is 1/72 inch. */
const MM = 72 / 25.4;

/** The client’s fonts, in a form that PDFs can embed: uncompressed, one file per weight. */
const FOLDER = join(import.meta.dirname, '../../fonts');
const FILES: { readonly [F in Font]: string } = {
  display: 'besley-700.ttf',
  text: 'jost-400.ttf',
  bold: 'jost-700.ttf',
  hand: 'caveat-brush.ttf',
};

/** Pages as a PDF, in their real size. */
export async function pdfOf(pages: readonly Page[], title: string): Promise<Buffer> {
  const document = new Pdf({ autoFirstPage: false, info: { Title: title, Creator: 'Picket' } });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = once(document, 'end');
  for (const [font, file] of Object.entries(FILES)) {
    document.registerFont(font, await readFile(join(FOLDER, file)));
  }
  for (const page of pages) {
    document.addPage({ size: [page.width * MM, page.height * MM], margin: 0 });
    document.scale(MM);
    for (const mark of page.marks) draw(document, mark);
  }
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

function draw(document: PDFKit.PDFDocument, mark: Mark): void {
  if (mark.kind === 'text') {
    write(document, mark);
    return;
  }
  document.path(mark.d);
  if (mark.dashed) document.dash(0.3, { space: 1 });
  else document.undash();
  document.lineWidth(mark.stroke);
  const fill = mark.fill === 'white' ? '#fff' : '#000';
  if (mark.fill === 'none') document.stroke('#000');
  else if (mark.stroke === 0) document.fill(fill);
  else document.fillAndStroke(fill, '#000');
}

/** Uses the baseline of the page, whatever the font’s own height. */
function write(document: PDFKit.PDFDocument, { x, y, text, size, font, align, grey }: Label): void {
  if (text === '') return;
  // The fonts have no narrow no-break space.
  const shown = text.replaceAll('\u202f', '\u00a0');
  document.font(font).fontSize(size / MM);
  const width = document.widthOfString(shown);
  const left = align === 'start' ? x : align === 'middle' ? x - width / 2 : x - width;
  document
    .fillColor(grey ? '#555' : '#000')
    .text(shown, left, y, { lineBreak: false, baseline: 'alphabetic' });
}
