import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import type { Store } from '../store/store.ts';

/** The server's VAPID keys, created at the first start and stored with the data. */
export interface ServerKeys {
  readonly privateKey: KeyObject;
  /** 65 bytes in base64url, as browsers expect. */
  readonly publicKey: string;
}

export async function serverKeys(store: Pick<Store, 'pushKey'>): Promise<ServerKeys> {
  const privateKey = createPrivateKey(await store.pushKey(freshKey));
  const { x = '', y = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return { privateKey, publicKey: point.toString('base64url') };
}

export function freshKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
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
