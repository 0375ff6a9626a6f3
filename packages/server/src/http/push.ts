import { Done, PushKey, PushSubscription, TableId } from 'picket-protocol';
import * as v from 'valibot';
import { RequestRefused } from './failure.ts';
import { bodyOf, parameter, roomOf, seatedKeyOf } from './request.ts';
import type { Route } from './route.ts';
import type { Services } from './services.ts';

/** Devices of one seat that can be reminded. */
const MOST_DEVICES = 8;

const Endpoint = v.strictObject({ endpoint: PushSubscription.entries.endpoint });

/** Asking for reminders, and no longer. */
export function pushRoutes({ push, store, rooms }: Services): Route[] {
  return [
    {
      method: 'GET',
      url: '/api/push/key',
      about: 'The public key that a browser subscribes with.',
      reply: PushKey,
      run: async () => ({ key: push.publicKey }),
    },
    {
      method: 'POST',
      url: '/api/tables/:table/push',
      about: 'Reminds this seat when a round waits for it and nobody is there.',
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
        if (before === undefined && known.length >= MOST_DEVICES) throw new RequestRefused('push-refused');
        // Pages ask again whenever they come back: that is no reason to remind twice of a round.
        const { reminded = null } = before ?? {};
        await store.commit(id, [{ put: 'push', row: { table_id: id, key, endpoint, ...keys, reminded } }]);
        return { id: 'push' };
      },
    },
    {
      method: 'DELETE',
      url: '/api/tables/:table/push',
      about: 'No more reminders at this address.',
      body: Endpoint,
      reply: Done,
      changes: true,
      run: async (request) => {
        const { endpoint } = bodyOf(Endpoint, request);
        const room = await roomOf(rooms, parameter(TableId, request, 'table', 'no-such-table'));
        const key = seatedKeyOf(room, request);
        const { id } = room.state;
        await store.commit(id, [{ remove: 'push', where: { table_id: id, key, endpoint } }]);
        return { id: 'push' };
      },
    },
  ];
}
