import { redeemLink, type Reply } from './api.ts';
import { loadProfile } from './profile.ts';
import { answered, tokenFor } from './seatTokens.ts';
import { saveSeat } from './seats.ts';

/** Milliseconds before each retry if there is no reply. */
const WAITS = [500, 2000];

const NAMELESS: readonly string[] = ['bad-message', 'bad-name', 'word-not-allowed'];

/** Claims the seat of a one-time link; returns the table. */
export async function redeem(
  link: string,
  pause: (ms: number) => Promise<void> = sleep,
): Promise<Reply<string>> {
  const what = `link ${link}`;
  const token = tokenFor(what);
  const me = loadProfile();
  let person = me.name === '' ? undefined : me;
  let redeemed = await redeemLink(link, token, person);
  // An older server, or a name that is no longer allowed: the seat keeps its name.
  if (!redeemed.ok && NAMELESS.includes(redeemed.trouble.code)) {
    person = undefined;
    redeemed = await redeemLink(link, token);
  }
  for (const ms of WAITS) {
    if (redeemed.ok || redeemed.trouble.code !== 'unreachable') break;
    await pause(ms);
    redeemed = await redeemLink(link, token, person);
  }
  if (!redeemed.ok) return redeemed;
  saveSeat(redeemed.value.table, redeemed.value.token);
  answered(what);
  return { ok: true, value: redeemed.value.table };
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
