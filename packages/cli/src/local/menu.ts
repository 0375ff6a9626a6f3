import { LEVEL_IDS } from 'picket-bots';
import { BUILT_IN, defaultOptions } from 'picket-engine';
import type { Arguments } from '../arguments.ts';
import { freshSeed, playerNames, startGame } from '../gameOptions.ts';
import { describeSave, savedGames } from '../keep/games.ts';
import { knownSeats } from '../keep/seats.ts';
import { askAndJoin } from '../online/join.ts';
import { playOnline } from '../online/play.ts';
import { Questions } from '../play/questions.ts';
import type { Terminal } from '../play/terminal.ts';
import { localGame } from './localGame.ts';
import { playLocal } from './play.ts';
import { continueGame } from './resume.ts';
import { newLocalGame, usualKeeper, withBots } from './start.ts';

/** More saved games than this are found with --resume. */
const MOST_SAVED = 5;

interface Way {
  readonly line: string;
  start(): Promise<number>;
}

/** Without any options: what to play. A newcomer gets a game against one gentle bot with Enter. */
export async function chooseGame(terminal: Terminal, args: Arguments): Promise<number> {
  const saved = (await savedGames(BUILT_IN)).games.slice(0, MOST_SAVED);
  const seats = (await knownSeats()).slice(0, MOST_SAVED);
  const ways: Way[] = [
    ...saved.map((game) => ({
      line: `Continue ${describeSave(game)}`,
      start: async () => {
        await continueGame(terminal, game.file, BUILT_IN);
        return 0;
      },
    })),
    ...seats.map((seat) => ({
      line: `Return to your seat at table ${seat.code ?? seat.table}, ${new URL(seat.server).host}`,
      start: () => playOnline(terminal, seat),
    })),
    { line: 'A game against one gentle bot', start: () => gentleGame(terminal) },
    { line: 'Set up another game', start: () => newLocalGame(terminal, args) },
    { line: 'Join an online table', start: () => askAndJoin(terminal) },
  ];
  const asked = new Questions(terminal);
  terminal.print(['Picket: write house numbers, complete estates, score the most points.']);
  const nr = await asked.numbered(
    'What would you like to play?',
    ways.map(({ line }) => line),
  );
  return asked.left ? 0 : ((await ways[nr]?.start()) ?? 0);
}

async function gentleGame(terminal: Terminal): Promise<number> {
  const options = { ...defaultOptions, players: withBots(playerNames(1), 1) };
  const game = startGame(options, freshSeed(), BUILT_IN);
  await playLocal(terminal, localGame(game, LEVEL_IDS.slice(0, 1)), await usualKeeper(terminal, game));
  return 0;
}
