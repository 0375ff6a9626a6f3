import { writeSheet } from 'picket-engine';
import { AskTowns, LIMITS, TableId, Towns, type Town } from 'picket-protocol';
import type { Room } from '../live/room.ts';
import { standingsIn } from '../live/window.ts';
import { seatOfNr, type Seat } from '../table/state.ts';
import type { AddressLimit } from './addressLimit.ts';
import { RequestRefused } from './failure.ts';
import { parameter, queryOf, roomOf } from './request.ts';
import type { Route } from './route.ts';
import type { Services } from './services.ts';

/** Searching reads every name. */
const SEARCH_COST = 10;

/** All players and towns of a table, in pages: large tables are never sent as a whole. */
export function townRoutes({ rooms }: Services, requests: AddressLimit): Route[] {
  return [
    {
      method: 'GET',
      url: '/api/tables/:table/towns',
      about: 'The players of a table and their towns after the last round, in pages, best first.',
      query: AskTowns,
      reply: Towns,
      run: async (request) => {
        const room = await roomOf(rooms, parameter(TableId, request, 'table', 'no-such-table'));
        // A sealed game is private.
        if (room.state.deal !== null) throw new RequestRefused('sealed');
        const { from = '0', name = '' } = queryOf(AskTowns, request);
        requests.charge(request, name === '' ? 1 : SEARCH_COST);
        const all = inOrder(room);
        const found = name === '' ? all : all.filter((nr) => hasName(seatOfNr(room.state, nr), name));
        const page = found.slice(Number(from), Number(from) + LIMITS.townsPage);
        const seats = page.flatMap((nr) => seatOfNr(room.state, nr) ?? []);
        return { of: found.length, from: Number(from), towns: seats.map((seat) => townOf(room, seat)) };
      },
    },
  ];
}

/** The numbers of all seats. */
function inOrder({ state: { game, seats } }: Room): readonly number[] {
  if (game === undefined || game.state.rounds.length === 0) return seats.map(({ nr }) => nr);
  return standingsIn(game.state).order;
}

function hasName(seat: Seat | undefined, part: string): boolean {
  return seat?.name.toLocaleLowerCase().includes(part.toLocaleLowerCase()) ?? false;
}

function townOf(room: Room, { nr, key, name, city, bot }: Seat): Town {
  const { game } = room.state;
  const sheet = game?.state.sheets[nr];
  const standings =
    game === undefined || game.state.rounds.length === 0 ? undefined : standingsIn(game.state);
  return {
    seat: nr,
    name,
    city,
    bot: bot !== null,
    here: bot !== null || room.isHere(key),
    rank: standings?.ranks[nr] ?? null,
    points: standings?.totals[nr] ?? null,
    sheet: game === undefined || sheet === undefined ? null : writeSheet(sheet, game.state.rules),
  };
}
