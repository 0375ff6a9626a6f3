import { randomUUID } from 'node:crypto';
import type { Rooms } from '../live/rooms.ts';
import type { OrderRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { close, forget } from '../table/people.ts';
import type { Manners } from './manners.ts';

/** What an operator can have done by the server that runs. */
export const ORDERS = ['close', 'delete', 'forget', 'read-only', 'words'] as const;
export type OrderKind = (typeof ORDERS)[number];

const READ_ONLY = 'read-only';
const WORDS = 'words';

/** Writes an order down; the server looks for them all the time. Its id. */
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

/** Carries out what operators have ordered, in order. */
export async function carryOutOrders(store: Store, rooms: Rooms, manners: Manners): Promise<void> {
  for (const order of await store.orders()) {
    const done = await carryOut(order, store, rooms).catch((error: unknown) => `failed: ${String(error)}`);
    await store.commit(order.id, [{ update: 'orders', where: { id: order.id }, set: { done } }]);
    await readManners(store, manners);
  }
}

/** What was ordered lasts beyond a restart. */
export async function readManners(store: Store, manners: Manners): Promise<void> {
  const words = await store.note(WORDS);
  manners.set({
    readOnly: (await store.note(READ_ONLY)) === 'on',
    words: words === undefined ? [] : (JSON.parse(words) as string[]),
  });
}

async function carryOut({ id, kind, target }: OrderRow, store: Store, rooms: Rooms): Promise<string> {
  switch (kind as OrderKind) {
    case 'close':
      return changed(rooms, target, (room) => room.change(close));
    case 'delete':
      await store.commit(id, [{ remove: 'tables', where: { id: target } }]);
      rooms.drop(target);
      return 'done';
    case 'forget': {
      const [table = '', nr = ''] = target.split('/');
      const done = await changed(rooms, table, (room) => room.change((state) => forget(state, Number(nr))));
      // The game in memory still knows the name.
      rooms.drop(table);
      return done;
    }
    case 'read-only':
      await store.commit(id, [{ put: 'notes', row: { name: READ_ONLY, value: target } }]);
      return 'done';
    case 'words':
      await store.commit(id, [{ put: 'notes', row: { name: WORDS, value: target } }]);
      return 'done';
  }
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
