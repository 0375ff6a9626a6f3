import type { Box } from 'picket-engine';
import type { Arguments } from '../arguments.ts';
import { Failure } from '../failure.ts';
import { loadComponents } from '../io/components.ts';
import { readText } from '../io/files.ts';
import { gamesFolder, savedGame, savedGames } from '../keep/games.ts';
import { readSave } from '../keep/saves.ts';
import { Questions } from '../play/questions.ts';
import type { Terminal } from '../play/terminal.ts';
import { fileKeeper, resumeCommand } from './keeper.ts';
import { playLocal } from './play.ts';

/** Continues a saved game: the named one, the only one, or one that the player picks. */
export async function resumeGame(terminal: Terminal, args: Arguments): Promise<number> {
  const components = args.text('components');
  const box = await loadComponents(components);
  const [named] = args.operands;
  const file = named ?? (await pickGame(terminal, box));
  if (file === undefined) return 0;
  await continueGame(terminal, file, box, resumeCommand(named, components));
  return 0;
}

export async function continueGame(
  terminal: Terminal,
  file: string,
  box: Box,
  resume = resumeCommand(undefined, undefined),
): Promise<void> {
  const local = readSave(file, await readText(file), box);
  await playLocal(terminal, local, fileKeeper(file, resume));
}

/** Undefined if the player has left. */
async function pickGame(terminal: Terminal, box: Box): Promise<string | undefined> {
  const { games, notHere } = await savedGames(box);
  const { setup, failures } = terminal.look.text;
  terminal.print(notHere.map(({ file, why }) => failures['rejected-in'](file, undefined, why)));
  const [first] = games;
  if (first === undefined) {
    throw new Failure(notHere.length === 0 ? 'no-saved-game' : 'no-saved-game-here', gamesFolder());
  }
  if (games.length === 1) return first.file;
  const saved = games.map(savedGame);
  if (!terminal.interactive) {
    terminal.print(saved.map((game, i) => setup.savedIn(games[i]?.file ?? '', game)));
    throw new Failure('several-saved-games');
  }
  const asked = new Questions(terminal);
  const nr = await asked.numbered(setup.whichGame, saved.map(setup.saved));
  return asked.left ? undefined : games[nr]?.file;
}
