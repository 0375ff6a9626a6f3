import { recordOf } from 'picket-engine';
import {
  CodeFound,
  HallMessage,
  JoinTable,
  Joined,
  Made,
  MakeScreen,
  MakeTable,
  ScreenMade,
  OpenTables,
  TableCode,
  TableId,
  TableMessage,
  type OpenTable,
  type Settings,
} from 'picket-protocol';
import * as v from 'valibot';
import { aboutOf } from '../table/about.ts';
import { join, makeScreen, makeTable } from '../table/making.ts';
import { freshSecret, keyOfToken, tableIdOf } from '../table/secrets.ts';
import { isHall, seatOfKey, type TableState } from '../table/state.ts';
import { AddressLimit } from './addressLimit.ts';
import { RequestRefused } from './failure.ts';
import { addressOf, bearerOf, bodyOf, parameter, roomOf, seatKeyOf } from './request.ts';
import type { FastifyRequest } from 'fastify';
import type { Route } from './route.ts';
import type { Services } from './services.ts';
import type { OpenTableRow } from '../store/store.ts';
import { recordInParts } from './recordInParts.ts';
import { sharedFor } from './sharedFor.ts';

/** The length of the public list. */
const LISTED = 100;
/** How many codes to try if other nodes take them first. */
const CODE_TRIES = 5;
/** Milliseconds for which the public list is reused. */
const LIST_MS = 1000;
/** Records of large tables are expensive: one with 10,000 seats has tens of megabytes. */
const SEATS_PER_TOKEN = 20;

export function tableRoutes(services: Services, requests: AddressLimit): Route[] {
  const { store, codes, owners, box, rooms, moderation, metrics, config, now, elapsed, deals } = services;
  const makers = new AddressLimit('addressTables', services);
  const guesses = new AddressLimit('addressCodes', services);
  // All visitors of the page see the same list.
  const listed = sharedFor(LIST_MS, elapsed, async () => (await store.openTables(LISTED)).map(openTable));
  /** Stores a new table under an unused code, which it returns. */
  const make = async (
    request: FastifyRequest,
    id: string,
    build: (code: string) => ReturnType<typeof makeTable>,
  ): Promise<string> => {
    const address = addressOf(request);
    makers.charge(request);
    const end = await owners.reserve(address);
    const attempt = async (tries: number): Promise<string> => {
      const code = end && (await codes.unused());
      if (code === undefined) {
        metrics.refused.inc({ what: 'table' });
        throw new RequestRefused('server-full');
      }
      const made = build(code);
      if (!made.ok) throw new RequestRefused(made.rejection);
      try {
        await store.commit(id, made.value.writes);
      } catch (fault) {
        // Another node may just have assigned the same code.
        const holder = await store.tableOfCode(code);
        if (holder === undefined || holder === id || tries === 0) throw fault;
        return attempt(tries - 1);
      }
      return code;
    };
    try {
      const code = await attempt(CODE_TRIES);
      owners.own(id, address);
      return code;
    } finally {
      end?.();
    }
  };
  return [
    {
      method: 'POST',
      url: '/api/tables',
      about: 'Creates a table and takes its first seat.',
      body: MakeTable,
      reply: Made,
      changes: true,
      run: async (request) => {
        const { settings, odds = true, token = freshSecret(), ...maker } = bodyOf(MakeTable, request);
        const word = moderation.whyNotSay(maker.name, maker.city);
        if (word !== undefined) throw new RequestRefused(word);
        const id = tableIdOf(token);
        const before = await rooms.open(id);
        if (before !== undefined) return madeBefore(before.state, token);
        try {
          const code = await make(request, id, (code) =>
            makeTable({ id, code, settings, odds, maker, token }, now(), box, config.limits.seats),
          );
          return { table: id, code, seat: 0, token };
        } catch (fault) {
          // A concurrent request with the same token may have created it.
          const meanwhile = await rooms.open(id);
          if (meanwhile === undefined) throw fault;
          return madeBefore(meanwhile.state, token);
        }
      },
    },
    {
      method: 'POST',
      url: '/api/screens',
      about:
        'Creates a table for a screen that everyone looks at: nobody is seated, and the first player is host.',
      body: MakeScreen,
      reply: ScreenMade,
      changes: true,
      run: async (request) => {
        const { settings, odds = true, token = freshSecret() } = bodyOf(MakeScreen, request);
        const id = tableIdOf(token);
        const before = await rooms.open(id);
        if (before !== undefined) return { table: id, code: codeOf(before.state) };
        try {
          return {
            table: id,
            code: await make(request, id, (code) => makeScreen({ id, code, settings, odds }, now(), box)),
          };
        } catch (fault) {
          const meanwhile = await rooms.open(id);
          if (meanwhile === undefined) throw fault;
          return { table: id, code: codeOf(meanwhile.state) };
        }
      },
    },
    {
      method: 'GET',
      url: '/api/tables',
      about:
        'The public tables waiting for players, those with more than 200 seats only with `halls`, and how long this server stores data.',
      query: v.object({ halls: v.optional(v.string()) }),
      reply: OpenTables,
      run: async ({ query }) => {
        const { lobbyDays, unfinishedDays, linkDays } = config.keep;
        const all = await listed();
        const keeping = { lobbyDays, unfinishedDays, linkDays };
        // Older clients can't read the others.
        if (!hasHalls(query)) return { tables: all.filter((table) => !isHall(table)), keeping };
        return { tables: all, keeping, seatLimit: config.limits.seats };
      },
    },
    {
      method: 'GET',
      url: '/api/tables/:table',
      about:
        'The table as a seat (with its token) or a spectator (without) may see it: all of it, or a window if it has more than 200 seats.',
      reply: v.variant('type', [TableMessage, HallMessage]),
      run: async (request) => {
        const room = await roomOf(rooms, parameter(TableId, request, 'table', 'no-such-table'));
        requests.charge(request, room.snapshotCost);
        const key = seatKeyOf(room, request);
        if (key === undefined && room.state.deal !== null) throw new RequestRefused('sealed');
        return room.snapshot(key);
      },
    },
    {
      method: 'GET',
      url: '/api/codes/:code',
      about: 'The table with this four-letter code, valid until the game starts.',
      reply: CodeFound,
      run: async (request) => {
        const code = parameter(TableCode, request, 'code', 'no-such-code');
        // Limited, since four letters can be guessed.
        guesses.charge(request);
        const table = await store.tableOfCode(code.toUpperCase());
        if (table === undefined) throw new RequestRefused('no-such-code');
        return { table };
      },
    },
    {
      method: 'POST',
      url: '/api/tables/:table/seats',
      about: 'Joins a table. During a game this takes over a bot, if the host allows it.',
      body: JoinTable,
      reply: Joined,
      changes: true,
      run: async (request) => {
        const person = bodyOf(JoinTable, request);
        const word = moderation.whyNotSay(person.name, person.city);
        if (word !== undefined) throw new RequestRefused(word);
        const room = await roomOf(rooms, parameter(TableId, request, 'table', 'no-such-table'));
        let joined: ReturnType<typeof join> | undefined;
        const refused = await room.change((state, at) => (joined = join(state, person, at)).decided);
        if (refused !== undefined || joined === undefined) throw new RequestRefused(refused ?? 'try-again');
        const seat = seatOfKey(room.state, joined.key);
        if (seat === undefined) throw new RequestRefused('try-again');
        return { seat: seat.nr, token: joined.token, ...(seat.paper && { key: seat.key }) };
      },
    },
    {
      method: 'GET',
      url: '/api/tables/:table/record',
      about: 'The record of a finished game, with its date, cities and bots; for `picket check`.',
      run: async (request) => {
        const { state } = await roomOf(rooms, parameter(TableId, request, 'table', 'no-such-table'));
        requests.charge(request, Math.floor(state.seats.length / SEATS_PER_TOKEN));
        if (!(await deals.mayRead(state, bearerOf(request)))) throw new RequestRefused('sealed');
        if (state.game === undefined) throw new RequestRefused('not-started');
        if (state.game.state.ending === undefined) throw new RequestRefused('game-running');
        return isHall(state)
          ? recordInParts(state.game, aboutOf(state))
          : recordOf(state.game, aboutOf(state));
      },
    },
  ];
}

const hasHalls = (query: unknown) => (query as { readonly halls?: string }).halls !== undefined;

/** The table this token created; the client may have missed the reply. */
function madeBefore(state: TableState, token: string) {
  const seat = seatOfKey(state, keyOfToken(state.tokens, token) ?? null);
  if (seat === undefined) throw new RequestRefused('bad-token');
  return { table: state.id, code: codeOf(state), seat: seat.nr, token };
}

function codeOf({ code }: TableState): string {
  if (code === null) throw new RequestRefused('already-started');
  return code;
}

function openTable({ id, host, city, seated, settings, made }: OpenTableRow): OpenTable {
  return {
    table: id,
    host: host ?? '',
    city: city ?? '',
    seated: seated ?? 0,
    settings: JSON.parse(settings) as Settings,
    made,
  };
}
