import { redeemLink, type Reply } from './api.ts';
import { keepSeat } from './seats.ts';
import { newToken } from './secrets.ts';
import { read, write } from '../storage.ts';

/** Following a one-time link. Its token is chosen and kept before anybody is asked: a lost reply must not lose the seat. */

interface Asked {
  readonly link: string;
  readonly token: string;
}

const KEY = 'picket.link';
/** Milliseconds between tries, where no reply comes. */
const WAITS = [500, 2000];

/** Where nothing can be kept, it lasts as long as the page. */
let unkept: Asked | undefined;

/** Sits down at the seat that the link opens; the table. */
export async function redeem(
  link: string,
  pause: (ms: number) => Promise<void> = sleep,
): Promise<Reply<string>> {
  const token = tokenFor(link);
  let redeemed = await redeemLink(link, token);
  for (const ms of WAITS) {
    if (redeemed.ok || redeemed.trouble.code !== 'unreachable') break;
    await pause(ms);
    redeemed = await redeemLink(link, token);
  }
  if (!redeemed.ok) return redeemed;
  keepSeat(redeemed.value.table, redeemed.value.token);
  unkept = undefined;
  write(KEY, undefined);
  return { ok: true, value: redeemed.value.table };
}

/** The same for every try with the same link, also after the page was loaded anew. */
function tokenFor(link: string): string {
  const kept = [unkept, read(KEY)].find((asked) => isAsked(asked) && asked.link === link);
  if (isAsked(kept)) return kept.token;
  unkept = { link, token: newToken() };
  write(KEY, unkept);
  return unkept.token;
}

function isAsked(value: unknown): value is Asked {
  if (typeof value !== 'object' || value === null) return false;
  const { link, token } = value as Record<string, unknown>;
  return typeof link === 'string' && typeof token === 'string';
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
