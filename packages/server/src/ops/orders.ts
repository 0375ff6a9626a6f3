import { randomUUID } from 'node:crypto';
import { Elsewhere } from '../live/room.ts';
import type { Rooms } from '../live/rooms.ts';
import type { EntryRow, OrderRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { Write } from '../store/write.ts';
import { forget } from '../table/erase.ts';
import { close } from '../table/people.ts';
import { ban, hideName, namelessEntry } from '../table/sealed.ts';
import type { Moderation } from './moderation.ts';

/** Commands of an operator to a running server. */
export const ORDERS = ['close', 'delete', 'forget', 'hide', 'ban', 'unban', 'read-only', 'words'] as const;
export type OrderKind = (typeof ORDERS)[number];

const READ_ONLY = 'read-only';
const WORDS = 'words';

/** Stores a command, which the running server picks up. Returns its id. */
export async function placeOrder(
  store: Store,
  kind: OrderKind,
  target: string,
  now: number,
): Promise<string> {
  const id = randomUUID();
  await store.commit(id, [{ insert: 'orders', row: { id, kind, target, at: now, done: null } }]);
  return id;
}

/** Executes pending commands, oldest first. */
export async function carryOutOrders(
  store: Store,
  rooms: Rooms,
  moderation: Moderation,
  carriedOut: () => void,
): Promise<void> {
  for (const order of await store.orders()) {
    const done = await carryOut(order, store, rooms).catch((error: unknown) =>
      error instanceof Elsewhere ? undefined : `failed: ${String(error)}`,
    );
    // The node that runs the table will.
    if (done === undefined) continue;
    await store.commit(order.id, [{ update: 'orders', where: { id: order.id }, set: { done } }]);
    await loadModeration(store, moderation);
    carriedOut();
  }
}

/** Loads the stored settings: they survive a restart. */
export async function loadModeration(store: Store, moderation: Moderation): Promise<void> {
  const words = await store.note(WORDS);
  moderation.set({
    readOnly: (await store.note(READ_ONLY)) === 'on',
    words: words === undefined ? [] : (JSON.parse(words) as string[]),
  });
}

async function carryOut({ id, kind, target }: OrderRow, store: Store, rooms: Rooms): Promise<string> {
  switch (kind as OrderKind) {
    case 'close':
      return changed(rooms, target, (room) => room.change(close));
    case 'delete':
      // A table that can't be loaded can still be deleted.
      await rooms.open(target).catch((error: unknown) => {
        if (error instanceof Elsewhere) throw error;
      });
      await store.commit(id, [{ remove: 'tables', where: { id: target } }, ...namelessEntry(target)]);
      rooms.forget(target);
      return 'done';
    case 'forget': {
      const [table = '', nr = ''] = target.split('/');
      const done = await changed(rooms, table, (room) => room.change((state) => forget(state, Number(nr))));
      await store.truncateLog();
      return done;
    }
    case 'hide':
      return moderateEntry(store, target, (entry) => hideName(entry));
    case 'ban':
      return moderateEntry(store, target, (entry) => ban(entry, true));
    case 'unban':
      return moderateEntry(store, target, (entry) => ban(entry, false));
    case 'read-only':
      await store.commit(id, [{ put: 'notes', row: { name: READ_ONLY, value: target } }]);
      return 'done';
    case 'words':
      await store.commit(id, [{ put: 'notes', row: { name: WORDS, value: target } }]);
      return 'done';
  }
}

async function moderateEntry(
  store: Store,
  table: string,
  writes: (entry: EntryRow) => readonly Write[],
): Promise<string> {
  const entry = await store.entryAt(table);
  if (entry === undefined) return 'no-such-table';
  await store.commit(table, writes(entry));
  return 'done';
}

type Room = NonNullable<Awaited<ReturnType<Rooms['open']>>>;

async function changed(
  rooms: Rooms,
  table: string,
  change: (room: Room) => ReturnType<Room['change']>,
): Promise<string> {
  const room = await rooms.open(table);
  if (room === undefined) return 'no-such-table';
  return (await change(room))?.code ?? 'done';
}
