const ROUND_CONSTANTS = roundConstants();

/** SHA-256. Written here because the engine has no dependencies and Web Crypto is asynchronous. */
export function sha256(message: Uint8Array): Uint8Array {
  const state = Uint32Array.of(
    0x6a09e667,
    0xbb67ae85,
    0x3c6ef372,
    0xa54ff53a,
    0x510e527f,
    0x9b05688c,
    0x1f83d9ab,
    0x5be0cd19,
  );
  const padded = pad(message);
  const schedule = new Uint32Array(64);
  for (let offset = 0; offset < padded.length; offset += 64) compress(state, padded, offset, schedule);
  const digest = new Uint8Array(32);
  const view = new DataView(digest.buffer);
  state.forEach((word, i) => view.setUint32(i * 4, word));
  return digest;
}

/** The SHA-256 of a text's UTF-8 bytes, as lower-case hex. */
export function sha256Hex(text: string): string {
  return Array.from(sha256(utf8(text)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The UTF-8 bytes of a text; a lone surrogate becomes U+FFFD, as in `TextEncoder`. */
export function utf8(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    const point = code >= 0xd800 && code <= 0xdfff ? 0xfffd : code;
    if (point < 0x80) bytes.push(point);
    else if (point < 0x800) bytes.push(0xc0 | (point >> 6), tail(point));
    else if (point < 0x10000) bytes.push(0xe0 | (point >> 12), tail(point >> 6), tail(point));
    else bytes.push(0xf0 | (point >> 18), tail(point >> 12), tail(point >> 6), tail(point));
  }
  return Uint8Array.from(bytes);
}

const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** URL-safe base64 without padding: 16 bytes become 22 characters. */
export function base64url(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const group = ((bytes[i] ?? 0) << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    const characters = Math.min(4, Math.ceil(((bytes.length - i) * 8) / 6));
    for (let c = 0; c < characters; c++) text += BASE64URL[(group >> (18 - 6 * c)) & 63];
  }
  return text;
}

function tail(bits: number): number {
  return 0x80 | (bits & 0x3f);
}

function pad(message: Uint8Array): Uint8Array {
  const length = (message.length + 9 + 63) & ~63;
  const padded = new Uint8Array(length);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(length - 8, Math.floor(message.length / 0x20000000));
  view.setUint32(length - 4, message.length << 3);
  return padded;
}

function rotate(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function compress(state: Uint32Array, block: Uint8Array, offset: number, w: Uint32Array): void {
  const view = new DataView(block.buffer, block.byteOffset + offset, 64);
  for (let i = 0; i < 16; i++) w[i] = view.getUint32(i * 4);
  for (let i = 16; i < 64; i++) {
    const w2 = w[i - 2] ?? 0;
    const w15 = w[i - 15] ?? 0;
    const s1 = rotate(w2, 17) ^ rotate(w2, 19) ^ (w2 >>> 10);
    const s0 = rotate(w15, 7) ^ rotate(w15, 18) ^ (w15 >>> 3);
    w[i] = s1 + (w[i - 7] ?? 0) + s0 + (w[i - 16] ?? 0);
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as Eight;
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (ROUND_CONSTANTS[i] ?? 0) + (w[i] ?? 0)) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  const mixed: Eight = [a, b, c, d, e, f, g, h];
  mixed.forEach((word, i) => (state[i] = (state[i] ?? 0) + word));
}

type Eight = [number, number, number, number, number, number, number, number];

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
function roundConstants(): Uint32Array {
  const constants = new Uint32Array(64);
  let found = 0;
  for (let n = 2; found < 64; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (prime) constants[found++] = Math.floor((Math.cbrt(n) % 1) * 0x100000000);
  }
  return constants;
}
