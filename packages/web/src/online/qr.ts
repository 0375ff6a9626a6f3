import { encode } from 'uqr';

/** The quiet zone around a code, in modules. */
const QUIET_ZONE = 4;

/** A text as a QR code: its width in modules, and an SVG path with a square for each dark module. */
export function qrOf(text: string): { readonly size: number; readonly path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size, path };
}
