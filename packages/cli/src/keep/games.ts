import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { MODES, type Box } from 'picket-engine';
import { withoutControls } from '../io/table.ts';
import type { SavedGame } from '../text/facts.ts';
import { dataFolder } from './folder.ts';
import { listed, type Listed, type NotHere } from './saves.ts';

export function gamesFolder(): string {
  return join(dataFolder(), 'games');
}

/** A new file in the data folder, named by the time and the deal. */
export async function newGameFile(commitment: string, now: Date): Promise<string> {
  const time = now.toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length).replace('T', '-').replace(':', '');
  const deal = dealName(commitment);
  for (let nr = 1; ; nr++) {
    const file = join(gamesFolder(), `${time}-${deal}${nr === 1 ? '' : `-${nr}`}.json`);
    if (!(await exists(file))) return file;
  }
}

interface SavedGames {
  /** The games that can be continued, latest first. */
  readonly games: readonly Listed[];
  readonly notHere: readonly NotHere[];
}

/** The saved games in the data folder. */
export async function savedGames(box: Box): Promise<SavedGames> {
  const folder = gamesFolder();
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.json')).map((name) => join(folder, name));
  const found = await Promise.all(
    files.map(async (file) => listed(file, await readFile(file, 'utf8').catch(() => ''), box)),
  );
  const all = found.filter((game) => game !== undefined);
  return {
    games: all
      .filter((game) => 'record' in game)
      .toSorted((a, b) => b.saved.localeCompare(a.saved) || a.file.localeCompare(b.file)),
    notHere: all.filter((game) => 'why' in game),
  };
}

/** The file in the data folder that has the record of this deal. */
export async function recordFile(commitment: string): Promise<string | undefined> {
  const names = await readdir(gamesFolder()).catch(() => []);
  for (const name of names.filter((other) => other.includes(dealName(commitment)))) {
    const file = join(gamesFolder(), name);
    const text = await readFile(file, 'utf8').catch(() => '');
    if (text.startsWith(RECORD) && text.includes(JSON.stringify(commitment))) return file;
  }
  return undefined;
}

/** The beginning of every record. */
const RECORD = '{"format":"picket-record/';

/** A few letters to tell deals apart. */
function dealName(commitment: string): string {
  return commitment.replace(/^sha256:/, '').slice(0, 4);
}

/** The name of a saved game in a list. */
export function savedGame({ record, saved }: Listed): SavedGame {
  const { options, rounds } = record;
  const { players, edition, mode } = options;
  const at = new Date(saved);
  return {
    round: rounds.length + 1,
    players: players.map(withoutControls),
    edition,
    ...(mode !== MODES[0] && { mode }),
    ...(!Number.isNaN(at.getTime()) && { saved: at }),
  };
}

export async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
