import type { Box } from 'picket-engine';
import type { Arguments } from '../arguments.ts';
import { Failure } from '../failure.ts';
import { loadComponents } from '../io/components.ts';
import { readText } from '../io/files.ts';
import { describeSave, gamesFolder, savedGames } from '../keep/games.ts';
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
  terminal.print(notHere.map(({ file, trouble }) => `${file}: ${trouble}`));
  const [first] = games;
  if (first === undefined) {
    const which = notHere.length === 0 ? 'saved game' : 'saved game that can be continued like this';
    throw new Failure(`There is no ${which} in ${gamesFolder()}.`);
  }
  if (games.length === 1) return first.file;
  const lines = games.map(describeSave);
  if (!terminal.interactive) {
    terminal.print(games.map(({ file }, i) => `${file}: ${lines[i]}`));
    throw new Failure('There are several saved games: name one of these files after --resume.');
  }
  const asked = new Questions(terminal);
  const nr = await asked.numbered('Which game?', lines);
  return asked.left ? undefined : games[nr]?.file;
}
