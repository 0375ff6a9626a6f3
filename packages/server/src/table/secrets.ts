import { createHash, randomBytes, randomInt } from 'node:crypto';
import { CODE_LENGTH, CODE_LETTERS } from 'picket-protocol';
import { Indexed } from './indexed.ts';
import type { SeatToken } from './state.ts';

const SECRET_BYTES = 16;
const ID_LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const ID_LENGTH = 12;

/** 128 bits as 22 characters, for tokens, links and seeds. */
export function freshSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

export function freshTableId(): string {
  return letters(ID_LETTERS, ID_LENGTH);
}

/** The id of the table created with this token, so that creation is idempotent. It does not reveal the token. */
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

/** Secrets are stored as hashes, so that reading the database gives no access to seats. */
export function hashOf(secret: string): Uint8Array {
  return createHash('sha256').update(secret).digest();
}

const byHash = new Indexed<SeatToken, string>(({ hash }) => Buffer.from(hash).toString('base64'));

/** The seat key of a token. Looked up by hash, so the timing reveals nothing about other tokens. */
export function keyOfToken(tokens: readonly SeatToken[], token: string): number | undefined {
  return byHash.get(tokens, Buffer.from(hashOf(token)).toString('base64'))?.key;
}
