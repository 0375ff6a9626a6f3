import { redeemLink, type Reply } from './api.ts';
import { answered, tokenFor } from './seatTokens.ts';
import { saveSeat } from './seats.ts';

/** Milliseconds between tries if there is no reply. */
const WAITS = [500, 2000];

/** Takes the seat of the link; returns the table. */
export async function redeem(
  link: string,
  pause: (ms: number) => Promise<void> = sleep,
): Promise<Reply<string>> {
  const what = `link ${link}`;
  const token = tokenFor(what);
  let redeemed = await redeemLink(link, token);
  for (const ms of WAITS) {
    if (redeemed.ok || redeemed.trouble.code !== 'unreachable') break;
    await pause(ms);
    redeemed = await redeemLink(link, token);
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
