import { LEVEL_IDS } from 'picket-bots';
import { BUILT_IN, defaultOptions } from 'picket-engine';
import type { Arguments } from '../arguments.ts';
import { freshSeed, playerNames, startGame } from '../gameOptions.ts';
import { savedGame, savedGames } from '../keep/games.ts';
import { knownSeats } from '../keep/seats.ts';
import { askAndJoin } from '../online/join.ts';
import { playOnline } from '../online/play.ts';
import { Questions } from '../play/questions.ts';
import type { Terminal } from '../play/terminal.ts';
import { localGame } from './localGame.ts';
import { playLocal } from './play.ts';
import { continueGame } from './resume.ts';
import { newLocalGame, usualKeeper, withBots } from './start.ts';

/** The maximum number of saved games on the menu; --resume finds all. */
const MOST_SAVED = 5;

interface Way {
  readonly line: string;
  start(): Promise<number>;
}

/** The menu without any options. Enter starts a newcomer's game against one gentle bot. */
export async function chooseGame(terminal: Terminal, args: Arguments): Promise<number> {
  const { setup } = terminal.look.text;
  const saved = (await savedGames(BUILT_IN)).games.slice(0, MOST_SAVED);
  const seats = (await knownSeats()).slice(0, MOST_SAVED);
  const ways: Way[] = [
    ...saved.map((game) => ({
      line: setup.continue(savedGame(game)),
      start: async () => {
        await continueGame(terminal, game.file, BUILT_IN);
        return 0;
      },
    })),
    ...seats.map((seat) => ({
      line: setup.seat(seat.code ?? seat.table, new URL(seat.server).host),
      start: () => playOnline(terminal, seat),
    })),
    { line: setup.gentle, start: () => gentleGame(terminal) },
    { line: setup.other, start: () => newLocalGame(terminal, args) },
    { line: setup.join, start: () => askAndJoin(terminal) },
  ];
  const asked = new Questions(terminal);
  terminal.print([setup.title]);
  const nr = await asked.numbered(
    setup.what,
    ways.map(({ line }) => line),
  );
  return asked.left ? 0 : ((await ways[nr]?.start()) ?? 0);
}

async function gentleGame(terminal: Terminal): Promise<number> {
  const { text } = terminal.look;
  const options = { ...defaultOptions, players: withBots(playerNames(1, text), 1, text) };
  const game = startGame(options, freshSeed(), BUILT_IN);
  await playLocal(terminal, localGame(game, LEVEL_IDS.slice(0, 1)), await usualKeeper(terminal, game));
  return 0;
}
