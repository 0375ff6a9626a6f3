import {
  AskMine,
  LinkRedeemed,
  MyTables,
  RedeemLink,
  TableId,
  type MyTable,
  type Settings,
} from 'picket-protocol';
import * as v from 'valibot';
import type { TableSummary } from '../store/store.ts';
import { redeem } from '../table/making.ts';
import { hashOf, keyOfToken } from '../table/secrets.ts';
import { endedOf } from '../table/state.ts';
import { RequestRefused } from './failure.ts';
import { bodyOf, roomOf } from './request.ts';
import type { Route } from './route.ts';
import type { Services } from './services.ts';

/** What belongs to one browser: its seats, and links to take one along. */
export function mineRoutes({ store, rooms }: Services): Route[] {
  return [
    {
      method: 'POST',
      url: '/api/mine',
      about: 'The tables that these tokens have a seat at, and whose move it is.',
      body: AskMine,
      reply: MyTables,
      run: async (request) => {
        const tables: MyTable[] = [];
        for (const [table, tokens] of tokensByTable(bodyOf(AskMine, request).seats)) {
          const summary = await store.summary(table);
          if (summary === undefined) continue;
          for (const token of tokens) {
            const key = keyOfToken(summary.tokens, token);
            const mine = key === undefined ? undefined : myTable(summary, key);
            if (mine !== undefined) tables.push(mine);
          }
        }
        return { tables };
      },
    },
    {
      method: 'POST',
      // A secret in an address would end up in the logs of every proxy.
      url: '/api/links',
      about: 'Takes the seat that a one-time link gives; again with the same token, it is the same seat.',
      body: RedeemLink,
      reply: LinkRedeemed,
      changes: true,
      run: async (request) => {
        const wanted = bodyOf(RedeemLink, request);
        const found = await store.link(hashOf(wanted.link));
        if (found === undefined) throw new RequestRefused('no-such-link');
        const room = await roomOf(rooms, found.table_id);
        // Others may have asked meanwhile: the room knows who was first.
        let redeemed: ReturnType<typeof redeem> | undefined;
        const refused = await room.change((state, at) => (redeemed = redeem(state, wanted, at)).decided);
        if (refused !== undefined || redeemed === undefined) throw new RequestRefused(refused ?? 'try-again');
        return { table: found.table_id, seat: redeemed.seat, token: redeemed.token };
      },
    },
  ];
}

/** Each table once, however often it is asked for. */
function tokensByTable(seats: v.InferOutput<typeof AskMine>['seats']): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { table, token } of seats) found.set(table, (found.get(table) ?? new Set()).add(token));
  return found;
}

function myTable({ table, seats, round, in: seatsIn }: TableSummary, key: number): MyTable | undefined {
  const seat = seats.find((other) => other.key === key);
  if (seat === undefined || !v.is(TableId, table.id)) return undefined;
  const settings = JSON.parse(table.settings) as Settings;
  const running = table.status === 'playing' && table.paced !== null && settings.clock !== null;
  return {
    info: {
      id: table.id,
      status: table.status,
      code: table.code,
      settings,
      host: seats.find((other) => other.key === table.host)?.nr ?? null,
      muted: table.muted === 1,
      deadline: running ? (table.paced ?? 0) + (settings.clock ?? 0) * 1000 : null,
      ended: endedOf(table),
      next: table.next,
    },
    seat: seat.nr,
    city: seat.city,
    others: seats.filter((other) => other !== seat).map(({ name }) => name),
    round,
    in: [...seatsIn],
    yourMove: table.status === 'playing' && !seatsIn.includes(seat.nr) && seat.caretaker !== 'resigned',
    played: table.touched,
  };
}
