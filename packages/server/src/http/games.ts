import { AskMine, MyResults, PublicGames, type Settings } from 'picket-protocol';
import type { TableRow } from '../store/schema.ts';
import type { NamedSeat, PublicGameRow } from '../store/store.ts';
import { hashOf } from '../table/secrets.ts';
import { isHall } from '../table/state.ts';
import type { AddressLimit } from './addressLimit.ts';
import { bodyOf } from './request.ts';
import type { Route } from './route.ts';
import type { Services } from './services.ts';
import { sharedFor } from './sharedFor.ts';

/**
 * Lists of games: public ones, and how those of a browser ended. Lists name every player, so very large games are left out.
 */

/** The lengths of the lists. */
const PLAYING = 30;
const OVER = 20;
/** How recent running and finished games must be to be listed. */
const LIVELY_MS = 86_400_000;
const LATELY_MS = 7 * 86_400_000;
/** Milliseconds for which a list is reused. */
const LIST_MS = 2000;

interface Ended {
  readonly scores: readonly number[];
  readonly best: readonly number[];
}

export function gameRoutes({ store, now, elapsed }: Services, asked: AddressLimit): Route[] {
  const listed = sharedFor(LIST_MS, elapsed, async () => {
    const [playing, over] = await Promise.all([
      store.publicGames('playing', now() - LIVELY_MS, PLAYING),
      store.publicGames('over', now() - LATELY_MS, OVER),
    ]);
    const shown = {
      playing: playing.filter(isListed),
      over: over.filter((game) => game.result !== null && isListed(game)),
    };
    const seats = await seatsOf([...shown.playing, ...shown.over]);
    return {
      playing: shown.playing.map((game) => running(game, seats(game))),
      over: shown.over.map((game) => finished(game, seats(game))),
    };
  });
  /** Adds the seats to each of these games. */
  async function seatsOf(games: readonly Pick<TableRow, 'id'>[]) {
    const all = await store.seatsAt(games.map(({ id }) => id));
    const byTable = Map.groupBy(all, ({ table_id }) => table_id);
    return ({ id }: Pick<TableRow, 'id'>): readonly NamedSeat[] => byTable.get(id) ?? [];
  }
  return [
    {
      method: 'GET',
      url: '/api/games',
      about: 'The public games that can be watched, and the results of those that are over.',
      reply: PublicGames,
      run: () => listed(),
    },
    {
      method: 'POST',
      url: '/api/mine/results',
      about: 'How the finished games of these seats ended.',
      body: AskMine,
      reply: MyResults,
      run: async (request) => {
        const { seats } = bodyOf(AskMine, request);
        asked.charge(request, seats.length);
        const found = await store.seatsOf(
          seats.map(({ table, token }) => ({ table_id: table, hash: hashOf(token) })),
        );
        const ended = await store.resultsOf([...new Set(found.map(({ table_id }) => table_id))]);
        const shown = ended.filter(isListed);
        const seatsAt = await seatsOf(shown);
        return {
          results: shown.map((game) => ({ table: game.id, players: scored(seatsAt(game), game.result) })),
        };
      },
    },
  ];
}

function isListed({ settings }: Pick<TableRow, 'settings'>): boolean {
  return !isHall({ settings: JSON.parse(settings) as Settings });
}

function running({ id, settings, round }: PublicGameRow, seats: readonly NamedSeat[]) {
  return {
    table: id,
    settings: JSON.parse(settings) as Settings,
    players: seats.map(({ name, bot }) => ({ name, bot: bot !== null })),
    round,
  };
}

function finished({ id, settings, touched, result }: PublicGameRow, seats: readonly NamedSeat[]) {
  return {
    table: id,
    settings: JSON.parse(settings) as Settings,
    players: scored(seats, result),
    ended: touched,
  };
}

/** The players with their scores, best first. */
function scored(seats: readonly NamedSeat[], result: string | null) {
  const { scores, best } = JSON.parse(result ?? '{"scores":[],"best":[]}') as Ended;
  return seats
    .map(({ nr, name, bot }) => ({
      seat: nr,
      name,
      bot: bot !== null,
      score: scores[nr] ?? 0,
      best: best.includes(nr),
    }))
    .toSorted((one, other) => Number(other.best) - Number(one.best) || other.score - one.score);
}
