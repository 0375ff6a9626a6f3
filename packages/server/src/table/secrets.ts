import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_LENGTH, CODE_LETTERS } from 'picket-protocol';
import type { SeatToken } from './state.ts';

const SECRET_BYTES = 16;
const ID_LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const ID_LENGTH = 12;

/** 128 bits as 22 characters: a token, a link, a seed. */
export function freshSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

export function freshTableId(): string {
  return letters(ID_LETTERS, ID_LENGTH);
}

/** The table that is made with this token: whoever asks again means the same one. Nobody can tell the token from it. */
export function tableIdOf(token: string): string {
  const digest = createHash('sha256').update(`table ${token}`).digest('hex');
  return BigInt(`0x${digest}`).toString(ID_LETTERS.length).slice(-ID_LENGTH);
}

export function freshCode(): string {
  return letters(CODE_LETTERS, CODE_LENGTH);
}

function letters(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** Secrets are kept as hashes: whoever reads the file cannot sit down. */
export function hashOf(secret: string): Uint8Array {
  return createHash('sha256').update(secret).digest();
}

/** The key of the seat that a token opens. Every token is compared, each in the same time. */
export function keyOfToken(tokens: readonly SeatToken[], token: string): number | undefined {
  const hash = hashOf(token);
  let found: number | undefined;
  for (const known of tokens) if (timingSafeEqual(known.hash, hash)) found = known.key;
  return found;
}
