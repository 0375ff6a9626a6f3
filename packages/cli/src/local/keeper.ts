import { writeFile } from 'node:fs/promises';
import { recordOf } from 'picket-engine';
import { fileFailure, type Failure } from '../failure.ts';
import { writeWhole } from '../keep/folder.ts';
import { saveText } from '../keep/saves.ts';
import type { Terminal } from '../play/terminal.ts';
import { aboutOf, type LocalGame } from './localGame.ts';

/** Saves a game as it is played. */
export interface Keeper {
  /** Undefined if the game is not saved. */
  readonly file: string | undefined;
  /** The command that continues it. */
  readonly resume: string;
  /** Saves everything; returns an error message, if any. */
  save(local: LocalGame): Promise<Failure | undefined>;
  /** Called when the game is over. */
  end(terminal: Terminal, local: LocalGame): Promise<void>;
}

/** The command that continues the game in a file, or the last one in the data folder. */
export function resumeCommand(file: string | undefined, components: string | undefined): string {
  return [
    './picket play --resume',
    ...(file === undefined ? [] : [file]),
    ...(components === undefined ? [] : [`--components ${components}`]),
  ].join(' ');
}

function checkCommand(file: string): string {
  return `./picket check ${file}`;
}

/** Saves the game in a file, which becomes its record at the end. */
export function fileKeeper(file: string, resume: string): Keeper {
  return {
    file,
    resume,
    save: async (local) => {
      try {
        await writeWhole(file, saveText(local, new Date()));
        return undefined;
      } catch (error) {
        return fileFailure('write', file, error);
      }
    },
    end: async (terminal) => {
      const { game } = terminal.look.text;
      terminal.print([game.recordIn(file), game.toCheck(checkCommand(file))]);
    },
  };
}

/** Saves nothing, but offers to save the record at the end, until that succeeds or is declined. */
export const noKeeper: Keeper = {
  file: undefined,
  resume: '',
  save: async () => undefined,
  end: async (terminal, local) => {
    const { text } = terminal.look;
    const played = `${new Date().toISOString().slice(0, -'.000Z'.length)}Z`;
    for (;;) {
      const file = (await terminal.ask(text.game.saveAs))?.trim();
      if (file === undefined || file === '') return;
      try {
        const record = recordOf(local.game, aboutOf(local, played));
        await writeFile(file, `${JSON.stringify(record)}\n`, { flag: 'wx' });
        return terminal.print([text.game.saved(checkCommand(file))]);
      } catch (error) {
        terminal.print([fileFailure('write', file, error).in(text)]);
      }
    }
  },
};
