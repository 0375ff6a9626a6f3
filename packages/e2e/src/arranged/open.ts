import type { Page } from '@playwright/test';
import type { Game } from '@picket/engine';

/**
 * The client's database, with a row for each game and each turn. Where there is none yet it is made as the first client
 * made it, which every later one takes over.
 */
const DATABASE = { name: 'picket', stores: ['games', 'turns', 'drafts'] };
const RULES = 1;
/** It asks for no icon. */
const BLANK = '<!doctype html><title>Arranging</title><link rel="icon" href="data:," />';

let games = 0;

/** Puts a game among those that the browser keeps, and opens it. */
export async function openGame(page: Page, game: Game, city = 'Maple Bend'): Promise<string> {
  const id = `arranged-${games++}`;
  await keepGame(page, game, { id, city });
  await page.goto(`/#/game/${id}`);
  return id;
}

/** Puts a game among those that the browser keeps. The page is left where no client runs. */
export async function keepGame(
  page: Page,
  game: Game,
  { id, city }: { readonly id: string; readonly city: string },
): Promise<void> {
  const { options } = game.state.rules;
  const kept = { id, city, options, seed: game.seed, rules: RULES, created: 0, played: games };
  await page.route('**/arranging', (route) => route.fulfill({ contentType: 'text/html', body: BLANK }));
  await page.goto('/arranging');
  await page.evaluate(
    ({ name, stores, kept, turns }) =>
      new Promise<void>((done, fail) => {
        const request = indexedDB.open(name);
        request.addEventListener('upgradeneeded', () => {
          for (const store of stores) request.result.createObjectStore(store);
        });
        request.addEventListener('error', () => fail(request.error ?? new Error('no database')));
        request.addEventListener('success', () => {
          const database = request.result;
          const writing = database.transaction(stores, 'readwrite');
          writing.objectStore('games').put(kept, kept.id);
          for (const turn of turns) writing.objectStore('turns').put(turn, [kept.id, turn.round, turn.seat]);
          writing.addEventListener('complete', () => {
            database.close();
            done();
          });
        });
      }),
    { ...DATABASE, kept, turns: turnsOf(game) },
  );
}

function turnsOf({ state, turns }: Game) {
  const over = state.rounds.map((round) => round.turns);
  const now = state.ending === undefined ? [turns.map((turn) => turn?.steps)] : [];
  return [...over, ...now].flatMap((seats, round) =>
    seats.flatMap((steps, seat) => (steps === undefined ? [] : [{ seat, round, steps }])),
  );
}
