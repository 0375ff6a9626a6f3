import * as v from 'valibot';
import { pushKey, remind, stopReminders } from './api.ts';
import { mySeats, seatAt } from './seats.ts';
import { write } from '../platform/storage.ts';
import { readStoredList } from './stored.ts';
import { online } from '../text/language.ts';

/** Reminders by Web Push: off by default, per table. */

export type Reminding = 'ok' | 'denied' | 'none' | 'failed';

const KEY = 'picket.reminded';

function reminded(): readonly string[] {
  return readStoredList(KEY, v.string()) ?? [];
}

export function isReminded(table: string): boolean {
  return reminded().includes(table);
}

function forget(table: string): void {
  const left = reminded().filter((other) => other !== table);
  write(KEY, left.length === 0 ? undefined : left);
}

export function remindedAnywhere(): boolean {
  return reminded().length > 0;
}

/** The server reminds players of a rematch if it reminded them of the game before. */
export function followReminding(table: string, next: string): void {
  if (isReminded(table) && !isReminded(next)) write(KEY, [...reminded(), next]);
}

async function start(table: string): Promise<Reminding> {
  const seat = seatAt(table);
  if (seat === undefined) return 'failed';
  const subscribed = await subscription();
  if (typeof subscribed === 'string') return subscribed;
  const { endpoint, keys } = subscribed.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return 'failed';
  const asked = await remind(table, seat.token, { endpoint, keys: { p256dh, auth } });
  if (!asked.ok) return 'failed';
  write(KEY, [...reminded().filter((other) => other !== table), table]);
  await storeReminderTexts();
  return 'ok';
}

async function stop(table: string): Promise<Reminding> {
  const seat = seatAt(table);
  const worker = await navigator.serviceWorker.getRegistration();
  const subscribed = await worker?.pushManager.getSubscription();
  if (subscribed && seat !== undefined) {
    const asked = await stopReminders(table, seat.token, subscribed.endpoint);
    // A table that is gone sends no reminders; one that wasn't reached still does.
    if (!asked.ok && asked.trouble.code === 'unreachable') return 'failed';
  }
  forget(table);
  if (!remindedAnywhere()) await subscribed?.unsubscribe();
  return 'ok';
}

/** Requests run one after another, so the last one wins. */
let last: Promise<unknown> = Promise.resolve();
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const next = last.then(work);
  last = next.catch(() => undefined);
  return next;
}

export function startReminding(table: string): Promise<Reminding> {
  return inTurn(() => start(table));
}

export function stopReminding(table: string): Promise<Reminding> {
  return inTurn(() => stop(table));
}

/**
 * Browsers and push services drop subscriptions silently: subscribe again when a player returns to a table,
 * and don't claim that reminders are on if the browser no longer allows them.
 */
export function keepReminding(table: string): Promise<void> {
  return inTurn(async () => {
    if (!isReminded(table)) return;
    // The browser asks for permission only after the player has pressed the button.
    const again = Notification.permission === 'granted' ? await start(table) : 'denied';
    if (again === 'denied' || again === 'none') forget(table);
  });
}

/** At every table of this browser, or at none. */
export async function remindEverywhere(on: boolean): Promise<Reminding> {
  const tables = on ? mySeats().map(({ table }) => table) : reminded();
  let result: Reminding = 'ok';
  for (const table of tables) {
    const one = await (on ? startReminding(table) : stopReminding(table));
    if (one === 'denied' || one === 'none') return one;
    // A table that is gone sends no reminders; one that wasn't reached is not off.
    if (one !== 'ok' && (!on || !remindedAnywhere())) result = one;
  }
  return result;
}

/** The service worker has no texts: pages store those of the current language for it. */
export async function storeReminderTexts(): Promise<void> {
  const { notice, offered } = online.table.push;
  const withCity = ({ title, line }: typeof notice) => ({ title, line: line('%') });
  const cache = await caches.open('picketwords');
  await cache.put('/reminder', Response.json({ ...withCity(notice), offered: withCity(offered) }));
}

async function subscription(): Promise<PushSubscription | Exclude<Reminding, 'ok'>> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return 'none';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const worker = await navigator.serviceWorker.getRegistration();
  if (worker === undefined) return 'none';
  const key = await pushKey();
  if (!key.ok) return 'failed';
  const { pushManager } = worker;
  const wanted = { userVisibleOnly: true, applicationServerKey: key.value.key };
  try {
    return await pushManager.subscribe(wanted).catch(async () => {
      // A reinstalled server has another key, which the browser accepts only after unsubscribing.
      await (await pushManager.getSubscription())?.unsubscribe();
      return pushManager.subscribe(wanted);
    });
  } catch {
    return 'failed';
  }
}
