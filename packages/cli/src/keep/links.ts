import { createHash, randomBytes } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { base64url } from 'picket-engine';
import { fileFailure } from '../failure.ts';
import { dataFolder, writeWhole } from './folder.ts';

/** One-time links that are being redeemed: only the first token gets the seat, so it must not be lost. */

export function newToken(): string {
  return base64url(randomBytes(16));
}

/** A file per link; its name doesn't reveal the link. */
function fileOf(server: string, link: string): string {
  const name = createHash('sha256').update(`${server} ${link}`).digest('hex').slice(0, 24);
  return join(dataFolder(), 'links', `${name}.json`);
}

/** The token to redeem the link with, the same at every attempt. */
export async function tokenForLink(server: string, link: string): Promise<string> {
  const file = fileOf(server, link);
  const known = tokenIn(await readFile(file, 'utf8').catch(() => ''));
  if (known !== undefined) return known;
  const token = newToken();
  try {
    await writeWhole(file, `${JSON.stringify({ token })}\n`);
  } catch (error) {
    throw fileFailure('write', file, error);
  }
  return token;
}

export async function forgetLink(server: string, link: string): Promise<void> {
  await rm(fileOf(server, link), { force: true });
}

function tokenIn(text: string): string | undefined {
  try {
    const { token } = JSON.parse(text) as { readonly token?: unknown };
    return typeof token === 'string' ? token : undefined;
  } catch {
    return undefined;
  }
}
