/**
 * Encrypts a vault: compressed JSON, with a key derived from the player's token (HKDF, AES-GCM). The server has only a hash of
 * that token, so it can't decrypt what it stores.
 */

const IV_BYTES = 12;
const utf8 = new TextEncoder();

/** Whether this browser can encrypt: only on secure pages. */
export const canEncrypt = (): boolean =>
  (crypto.subtle as SubtleCrypto | undefined) !== undefined && 'CompressionStream' in globalThis;

export async function seal(token: string, content: unknown): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const packed = await through(utf8.encode(JSON.stringify(content)), new CompressionStream('gzip'));
  const hidden = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyOf(token), packed);
  return textOf(new Uint8Array([...iv, ...new Uint8Array(hidden)]));
}

/** Undefined if it was encrypted with another token, or is damaged. */
export async function unseal(token: string, box: string): Promise<unknown> {
  try {
    const bytes = bytesOf(box);
    const iv = bytes.slice(0, IV_BYTES);
    const packed = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv },
      await keyOf(token),
      bytes.slice(IV_BYTES),
    );
    const content = await through(new Uint8Array(packed), new DecompressionStream('gzip'));
    return JSON.parse(new TextDecoder().decode(content)) as unknown;
  } catch {
    return undefined;
  }
}

async function keyOf(token: string): Promise<CryptoKey> {
  const secret = await crypto.subtle.importKey('raw', utf8.encode(token), 'HKDF', false, ['deriveKey']);
  const how = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: utf8.encode('picket vault 1') };
  return crypto.subtle.deriveKey(how, secret, { name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  how: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(how)).arrayBuffer());
}

function textOf(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );
}
