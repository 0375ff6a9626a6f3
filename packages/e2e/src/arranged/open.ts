import type { Page } from '@playwright/test';
import type { Game } from 'picket-engine';

/**
 * The client's database, with a row for each game and each turn. If missing, it is created in the format of
 * the first version, which every later one migrates.
 */
const DATABASE = { name: 'picket', stores: ['games', 'turns', 'drafts'] };
/** A page that requests no icon. */
export const BLANK = '<!doctype html><title>Arranging</title><link rel="icon" href="data:," />';

let games = 0;

/** Stores a game in the browser and opens it. */
export async function openGame(page: Page, game: Game, city = 'Maple Bend'): Promise<string> {
  const id = `arranged-${games++}`;
  await saveGame(page, game, { id, city });
  await page.goto(`/#/game/${id}`);
  return id;
}

interface SavedAs {
  readonly id: string;
  readonly city: string;
  /** The level of each seat's bot; null for a person. */
  readonly bots?: readonly (string | null)[];
  /** When it was last played, in milliseconds since 1970. */
  readonly played?: number;
}

/** Stores a game in the browser, from a page where no client runs. */
export async function saveGame(page: Page, game: Game, { played = games, ...saved }: SavedAs): Promise<void> {
  const { options, version } = game.state.rules;
  const row = { ...saved, options, seed: game.seed, rules: version, created: 0, played };
  await page.route('**/arranging', (route) => route.fulfill({ contentType: 'text/html', body: BLANK }));
  await page.goto('/arranging');
  // While anything is intercepted, the browser's cache is off.
  await page.unroute('**/arranging');
  await page.evaluate(
    ({ name, stores, row, turns }) =>
      new Promise<void>((done, fail) => {
        const request = indexedDB.open(name);
        request.addEventListener('upgradeneeded', () => {
          for (const store of stores) request.result.createObjectStore(store);
        });
        request.addEventListener('error', () => fail(request.error ?? new Error('no database')));
        request.addEventListener('success', () => {
          const database = request.result;
          const writing = database.transaction(stores, 'readwrite');
          writing.objectStore('games').put(row, row.id);
          for (const turn of turns) writing.objectStore('turns').put(turn, [row.id, turn.round, turn.seat]);
          writing.addEventListener('complete', () => {
            database.close();
            done();
          });
        });
      }),
    { ...DATABASE, row, turns: turnsOf(game) },
  );
}

function turnsOf({ state, turns }: Game) {
  const over = state.rounds.map((round) => round.turns);
  const now = state.ending === undefined ? [turns.map((turn) => turn?.steps)] : [];
  return [...over, ...now].flatMap((seats, round) =>
    seats.flatMap((steps, seat) => (steps === undefined ? [] : [{ seat, round, steps }])),
  );
}
