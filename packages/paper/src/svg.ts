import type { Font, Label, Mark, Page } from './page.ts';

/** A point in millimetres. */
const POINT = 25.4 / 72;

const FONTS: { readonly [F in Font]: string } = {
  display: 'font-family="Besley, Georgia, serif" font-weight="700"',
  text: 'font-family="Jost, Futura, sans-serif" font-weight="400"',
  bold: 'font-family="Jost, Futura, sans-serif" font-weight="700"',
  hand: 'font-family="\'Caveat Brush\', cursive"',
};

/** A page as an SVG element in its real size, for browsers. */
export function svgOf({ width, height, title, marks }: Page): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(title)}">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...marks.map(markOf),
    '</svg>',
  ].join('');
}

function markOf(mark: Mark): string {
  if (mark.kind === 'text') return textOf(mark);
  const fill = { none: 'none', ink: '#000', white: '#fff' }[mark.fill];
  const stroke =
    mark.stroke === 0
      ? ''
      : ` stroke="#000" stroke-width="${mark.stroke}"${mark.dashed ? ' stroke-dasharray="0.3 1"' : ''}`;
  return `<path d="${mark.d}" fill="${fill}"${stroke}/>`;
}

function textOf({ x, y, text, size, font, align, grey }: Label): string {
  return `<text x="${x}" y="${y}" font-size="${size * POINT}" text-anchor="${align}" fill="${grey ? '#555' : '#000'}" ${FONTS[font]}>${escaped(text)}</text>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
