/** The bytes from which a reader restores what it could not read. Arithmetic is in the field of 256 elements of QR codes. */

/** x⁸ + x⁴ + x³ + x² + 1. */
const MODULUS = 0x11d;

function multiply(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * MODULUS);
    if ((b >>> bit) & 1) product ^= a;
  }
  return product;
}

/** The product of (x − 2⁰) … (x − 2ⁿ⁻¹), highest power first, without the leading 1. */
function divisor(degree: number): number[] {
  let found = [1];
  let root = 1;
  for (let i = 0; i < degree; i++) {
    const times = root;
    found = [...found, 0].map((value, at) => value ^ (at === 0 ? 0 : multiply(found[at - 1] ?? 0, times)));
    root = multiply(root, 2);
  }
  return found.slice(1);
}

export function correction(data: readonly number[], count: number): number[] {
  const by = divisor(count);
  let rest = by.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ (rest[0] ?? 0);
    rest = [...rest.slice(1), 0].map((value, i) => value ^ multiply(by[i] ?? 0, factor));
  }
  return rest;
}
