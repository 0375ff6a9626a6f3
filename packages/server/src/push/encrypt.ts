import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The public keys of a browser's subscription. */
export interface BrowserKeys {
  readonly p256dh: string;
  readonly auth: string;
}

const POINT = 65;
const AUTH = 16;
const SALT = 16;
const RECORD = 4096;

/** Whether the keys are valid; checked when a browser subscribes. */
export function areKeys({ p256dh, auth }: BrowserKeys): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== POINT || Buffer.from(auth, 'base64url').length !== AUTH) return false;
  const ours = createECDH('prime256v1');
  ours.generateKeys();
  try {
    ours.computeSecret(point);
    return true;
  } catch {
    return false;
  }
}

/** [RFC 8291] [RFC 8188] Encrypts a message for this browser, as one record. */
export function encrypt(text: string, { p256dh, auth }: BrowserKeys): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url');
  const ours = createECDH('prime256v1');
  const point = ours.generateKeys();
  const shared = ours.computeSecret(theirs);
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, point]);
  const keying = derive(shared, Buffer.from(auth, 'base64url'), about, 32);
  const salt = randomBytes(SALT);
  const key = derive(keying, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(keying, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // The delimiter 2 marks the last record.
  const body = Buffer.concat([
    cipher.update(Buffer.concat([Buffer.from(text), Buffer.from([2])])),
    cipher.final(),
  ]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD);
  return Buffer.concat([salt, size, Buffer.from([point.length]), point, body, cipher.getAuthTag()]);
}

function derive(key: Buffer, salt: Buffer, about: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, about, length));
}
