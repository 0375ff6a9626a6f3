import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { MODES, type Box } from 'picket-engine';
import { en } from 'picket-words';
import { withoutControls } from '../io/table.ts';
import { dataFolder } from './folder.ts';
import { listed, type Listed } from './saves.ts';

export function gamesFolder(): string {
  return join(dataFolder(), 'games');
}

/** A new file in the data folder, named by the time and the deal. */
export async function newGameFile(commitment: string, now: Date): Promise<string> {
  const time = now.toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length).replace('T', '-').replace(':', '');
  const deal = commitment.replace(/^sha256:/, '').slice(0, 4);
  for (let nr = 1; ; nr++) {
    const file = join(gamesFolder(), `${time}-${deal}${nr === 1 ? '' : `-${nr}`}.json`);
    if (!(await exists(file))) return file;
  }
}

/** The games in the data folder that can be continued, the last one first. */
export async function savedGames(box: Box): Promise<Listed[]> {
  const folder = gamesFolder();
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.json')).map((name) => join(folder, name));
  const found = await Promise.all(
    files.map(async (file) => listed(file, await readFile(file, 'utf8').catch(() => ''), box)),
  );
  return found
    .filter((game) => game !== undefined)
    .toSorted((a, b) => b.saved.localeCompare(a.saved) || a.file.localeCompare(b.file));
}

const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const TIME = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});
const MOST_NAMES = 4;

/** “round 5 of Ada and Hazel, 2018 edition, 16 Nov, 20:15”. */
export function describeSave({ record, saved }: Listed): string {
  const { options, rounds } = record;
  const { players, edition, mode } = options;
  const names = players.map(withoutControls);
  const shown = names.length > MOST_NAMES ? [names[0] ?? '', `${names.length - 1} others`] : names;
  const kind = mode === MODES[0] ? en.editions[edition] : `${en.editions[edition]}, ${en.modes[mode]}`;
  const at = new Date(saved);
  const time = Number.isNaN(at.getTime()) ? '' : `, ${TIME.format(at)}`;
  return `round ${rounds.length + 1} of ${LIST.format(shown)}, ${kind}${time}`;
}

export async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
