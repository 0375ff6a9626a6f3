import { Done, PushKey, PushSubscription, TableId } from 'picket-protocol';
import * as v from 'valibot';
import { RequestRefused } from './failure.ts';
import { bodyOf, parameter, roomOf, seatedKeyOf } from './request.ts';
import type { Route } from './route.ts';
import type { Services } from './services.ts';

/** Push subscriptions per seat. */
const MAX_DEVICES = 8;

const Endpoint = v.strictObject({ endpoint: PushSubscription.entries.endpoint });

/** Subscribing to reminders, and unsubscribing. */
export function pushRoutes({ push, store, rooms }: Services): Route[] {
  return [
    {
      method: 'GET',
      url: '/api/push/key',
      about: 'The public key for push subscriptions.',
      reply: PushKey,
      run: async () => ({ key: push.publicKey }),
    },
    {
      method: 'POST',
      url: '/api/tables/:table/push',
      about: 'Subscribes to reminders for this seat, sent when a round waits for it and its player is away.',
      body: PushSubscription,
      reply: Done,
      changes: true,
      run: async (request) => {
        const { endpoint, keys } = bodyOf(PushSubscription, request);
        const room = await roomOf(rooms, parameter(TableId, request, 'table', 'no-such-table'));
        const key = seatedKeyOf(room, request);
        if (!push.accepts({ endpoint, keys })) throw new RequestRefused('push-refused');
        const { id } = room.state;
        const known = await store.subscriptions(id, [key]);
        const before = known.find((row) => row.endpoint === endpoint);
        if (before === undefined && known.length >= MAX_DEVICES) throw new RequestRefused('push-refused');
        // Pages subscribe again on every visit; don't send a second reminder for the same round.
        const { reminded = null } = before ?? {};
        await room.keep([{ put: 'push', row: { table_id: id, key, endpoint, ...keys, reminded } }]);
        return { id: 'push' };
      },
    },
    {
      method: 'DELETE',
      url: '/api/tables/:table/push',
      about: 'Unsubscribes this endpoint from reminders.',
      body: Endpoint,
      reply: Done,
      changes: true,
      run: async (request) => {
        const { endpoint } = bodyOf(Endpoint, request);
        const room = await roomOf(rooms, parameter(TableId, request, 'table', 'no-such-table'));
        const key = seatedKeyOf(room, request);
        const { id } = room.state;
        await room.keep([{ remove: 'push', where: { table_id: id, key, endpoint } }]);
        return { id: 'push' };
      },
    },
  ];
}
