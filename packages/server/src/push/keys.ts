import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataError } from '../store/open.ts';

/** The server's VAPID keys, created at the first start and stored in the data folder. */
export interface ServerKeys {
  readonly privateKey: KeyObject;
  /** 65 bytes in base64url, as browsers expect. */
  readonly publicKey: string;
}

const FILE = 'push-key.pem';

export function serverKeys(folder: string): ServerKeys {
  const path = join(folder, FILE);
  // An empty file is what an older version left behind on a full disk.
  if (!existsSync(path) || statSync(path).size === 0) {
    const fresh = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
    writeFileSync(`${path}.new`, fresh.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
    renameSync(`${path}.new`, path);
  }
  const privateKey = readKey(path);
  const { x = '', y = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return { privateKey, publicKey: point.toString('base64url') };
}

function readKey(path: string): KeyObject {
  try {
    return createPrivateKey(readFileSync(path));
  } catch (error) {
    throw new DataError(
      `${path} is not a key: restore it from a backup, or delete it and players turn on reminders again.`,
      { cause: error },
    );
  }
}

/** Push services allow at most 24 hours. */
const VALID_SECONDS = 12 * 3600;

/** [RFC 8292] The authorization header for the origin of a push service. */
export function authorization(
  { privateKey, publicKey }: ServerKeys,
  { origin, contact, now }: { readonly origin: string; readonly contact: string; readonly now: number },
): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { aud: origin, exp: Math.floor(now / 1000) + VALID_SECONDS, sub: contact };
  const token = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const signature = sign('sha256', Buffer.from(token), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${token}.${signature.toString('base64url')}, k=${publicKey}`;
}
