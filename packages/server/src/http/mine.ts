import {
  AskMine,
  LIMITS,
  LinkRedeemed,
  MyTables,
  RedeemLink,
  TableId,
  type MyTable,
  type Settings,
} from 'picket-protocol';
import * as v from 'valibot';
import type { TokenRow } from '../store/schema.ts';
import type { TableSummary } from '../store/store.ts';
import { redeem } from '../table/making.ts';
import { hashOf } from '../table/secrets.ts';
import { endedOf } from '../table/state.ts';
import type { AddressLimit } from './addressLimit.ts';
import { RequestRefused } from './failure.ts';
import { bodyOf, roomOf } from './request.ts';
import type { Route } from './route.ts';
import type { Services } from './services.ts';

/** The seats of one browser, and redeeming links to seats. */
export function mineRoutes({ store, rooms, moderation }: Services, asked: AddressLimit): Route[] {
  return [
    {
      method: 'POST',
      url: '/api/mine',
      about: 'The tables where these tokens have a seat, and whether it is their turn.',
      body: AskMine,
      reply: MyTables,
      run: async (request) => {
        const { seats } = bodyOf(AskMine, request);
        // Each costs a few queries.
        asked.charge(request, seats.length);
        const wanted = seats.map(({ table, token }) => ({ table_id: table, hash: hashOf(token) }));
        const found = await store.seatsOf(wanted);
        const placeOf = ({ table_id, hash }: Pick<TokenRow, 'table_id' | 'hash'>) =>
          wanted.findIndex((other) => other.table_id === table_id && Buffer.compare(other.hash, hash) === 0);
        const tables: MyTable[] = [];
        // In the order requested; each table is read once.
        const inOrder = found.toSorted((one, other) => placeOf(one) - placeOf(other));
        for (const [table, own] of Map.groupBy(inOrder, ({ table_id }) => table_id)) {
          const summary = await store.summary(table);
          if (summary === undefined) continue;
          for (const { key } of own) {
            const mine = myTable(summary, key);
            if (mine !== undefined) tables.push(mine);
          }
        }
        return { tables };
      },
    },
    {
      method: 'POST',
      // In the body: a secret in the URL would end up in proxy logs.
      url: '/api/links',
      about: 'Redeems a one-time link for its seat. Idempotent for the same token.',
      body: RedeemLink,
      reply: LinkRedeemed,
      changes: true,
      run: async (request) => {
        const wanted = bodyOf(RedeemLink, request);
        const word = moderation.whyNotSay(wanted.name ?? '', wanted.city ?? '');
        if (word !== undefined) throw new RequestRefused(word);
        const found = await store.link(hashOf(wanted.link));
        if (found === undefined) throw new RequestRefused('no-such-link');
        const room = await roomOf(rooms, found.table_id);
        // Decided by the room, since another request may have been first.
        let redeemed: ReturnType<typeof redeem> | undefined;
        const refused = await room.change((state, at) => (redeemed = redeem(state, wanted, at)).decided);
        if (refused !== undefined || redeemed === undefined) throw new RequestRefused(refused ?? 'try-again');
        return { table: found.table_id, seat: redeemed.seat, token: redeemed.token };
      },
    },
  ];
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
      acting: table.host !== table.founder,
      muted: table.muted === 1,
      deadline: running ? (table.paced ?? 0) + (settings.clock ?? 0) * 1000 : null,
      ended: endedOf(table),
      next: table.next,
    },
    seat: seat.nr,
    city: seat.city,
    // A few names of very many.
    others: seats
      .filter((other) => other !== seat)
      .slice(0, LIMITS.wholeSeats)
      .map(({ name }) => name),
    round,
    in: settings.seats > LIMITS.wholeSeats ? seatsIn.filter((nr) => nr === seat.nr) : [...seatsIn],
    yourMove: table.status === 'playing' && !seatsIn.includes(seat.nr) && seat.caretaker !== 'resigned',
    played: table.touched,
  };
}
