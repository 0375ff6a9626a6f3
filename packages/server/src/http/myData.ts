import { viewOf, windowOf, writeView, type Game, type View } from 'picket-engine';
import { AskMyData, Erased, LIMITS, MyData, type MySeatData } from 'picket-protocol';
import type { FastifyRequest } from 'fastify';
import { Elsewhere, type Room } from '../live/room.ts';
import type { Store } from '../store/store.ts';
import { erase } from '../table/erase.ts';
import { hashOf } from '../table/secrets.ts';
import { isHall, seatOfKey, type TableState } from '../table/state.ts';
import type { AddressLimit } from './addressLimit.ts';
import { RequestRefused } from './failure.ts';
import { askNode } from './forward.ts';
import { bodyOf } from './request.ts';
import type { Route } from './route.ts';
import type { Services } from './services.ts';

/** The cost compared with asking whose turn it is, since tables are loaded. */
const COST = 5;
/** Tables in one request, with rematches. */
const MOST = 2 * LIMITS.mineData;

interface Own {
  readonly room: Room;
  readonly key: number;
}

/** A seat at a table that another node runs. */
interface ElsewhereSeat {
  readonly address: string;
  readonly seat: AskMyData['seats'][number];
}

/** Self-service for players' data, authorised by their tokens. */
export function myDataRoutes({ store, rooms }: Services, asked: AddressLimit): Route[] {
  const seatsIn = (request: FastifyRequest) => {
    const { seats } = bodyOf(AskMyData, request);
    asked.charge(request, seats.length * COST);
    return seats;
  };

  /** The seats of these tokens, also at rematches, where the same tokens are valid. Seats at other nodes are added to `elsewhere`. */
  async function* opened(seats: AskMyData['seats'], elsewhere: ElsewhereSeat[]): AsyncGenerator<Own> {
    const wanted = [...seats];
    const seen = new Set<string>();
    for (const { table, token } of wanted) {
      const [found] = await store.seatsOf([{ table_id: table, hash: hashOf(token) }]);
      const room =
        found &&
        (await rooms.open(table).catch((error: unknown) => {
          if (!(error instanceof Elsewhere)) throw error;
          elsewhere.push({ address: error.address, seat: { table, token } });
          return undefined;
        }));
      if (found === undefined || room === undefined || seen.has(`${table}/${found.key}`)) continue;
      seen.add(`${table}/${found.key}`);
      const { next } = room.state;
      if (next !== null && wanted.length < MOST) wanted.push({ table: next, token });
      yield { room, key: found.key };
    }
  }

  return [
    {
      method: 'POST',
      url: '/api/mine/data',
      about: 'What is stored about the players of these tokens.',
      body: AskMyData,
      reply: MyData,
      run: async (request) => {
        const tables: MySeatData[] = [];
        const elsewhere: ElsewhereSeat[] = [];
        for await (const own of opened(seatsIn(request), elsewhere)) {
          const data = await dataOf(own, store);
          if (data !== undefined) tables.push(data);
        }
        return { tables: [...tables, ...(await askOthers<MySeatData>(request, elsewhere))] };
      },
    },
    {
      method: 'DELETE',
      url: '/api/mine',
      about: 'Leaves the tables of these tokens, and deletes everything about their players but the turns.',
      body: AskMyData,
      reply: Erased,
      changes: true,
      run: async (request) => {
        const tables: string[] = [];
        const elsewhere: ElsewhereSeat[] = [];
        for await (const { room, key } of opened(seatsIn(request), elsewhere)) {
          const refused = await room.change((state, at) => erase(state, key, at));
          if (refused !== undefined) throw new RequestRefused(refused);
          tables.push(room.state.id);
        }
        if (tables.length > 0) await store.truncateLog();
        return { tables: [...tables, ...(await askOthers<string>(request, elsewhere))] };
      },
    },
  ];
}

/** The replies of the nodes that run these tables to the same request. */
async function askOthers<T>(request: FastifyRequest, elsewhere: readonly ElsewhereSeat[]): Promise<T[]> {
  const found: T[] = [];
  for (const [address, own] of Map.groupBy(elsewhere, (one) => one.address)) {
    const answer = await askNode(request, address, { seats: own.map(({ seat }) => seat) });
    if (!answer.ok) throw new RequestRefused('try-again');
    found.push(...((await answer.json()) as { readonly tables: readonly T[] }).tables);
  }
  return found;
}

async function dataOf({ room, key }: Own, store: Store): Promise<MySeatData | undefined> {
  const { id, status, made, settings, chat, links, game } = room.state;
  const seat = seatOfKey(room.state, key);
  if (seat === undefined) return undefined;
  const { tokens, push, reports } = await store.personal(id, key);
  const devices = tokens.map((token) => token.made);
  // A player who took over an offered seat didn't write the earlier lines.
  const since = Math.min(...devices);
  return {
    table: id,
    status,
    made,
    settings,
    seat: seat.nr,
    name: seat.name,
    city: seat.city,
    muted: seat.muted,
    away: seat.left,
    devices,
    links: links.filter((link) => link.key === key).map(({ opens, expires }) => ({ opens, expires })),
    chat: chat.filter((line) => line.key === key && line.at >= since).map(({ at, text }) => ({ at, text })),
    reminders: push.map(({ endpoint }) => endpoint),
    reports: reports.map(({ at, text }) => ({ at, text })),
    view: game === undefined ? null : writeView(ownView(room.state, game, seat.nr)),
  };
}

/** The game as its player sees it; of a very large one, only their own seat. */
function ownView(state: TableState, game: Game, nr: number): View {
  return isHall(state) ? windowOf(game, [nr], nr) : viewOf(game, nr);
}
