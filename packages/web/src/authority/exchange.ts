import { recordOf, SLOTS, type GameRecord } from 'picket-engine';
import { botsAround, practised, storedFrom } from './about.ts';
import type { From, GameId, Imported, TurnMessage } from './authority.ts';
import type { OwnFile } from './componentFiles.ts';
import type { GameRepository } from './gameRepository.ts';
import { parsed, readRecord, type Readable } from './importing.ts';
import { isMoved, moved, moveIn } from './moving.ts';
import { everything, logOf, openStored } from './openGame.ts';
import type { StoredGame } from './store.ts';

/** Importing and exporting games. Few visits need it, so the library loads it on demand. */

/** The name, city and times of a new game. */
export type Named = Pick<StoredGame, 'id' | 'city' | 'created' | 'played'>;

export async function exportAll(repository: GameRepository): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const id of await repository.ids()) {
    const open = await repository.get(id);
    if (open !== undefined) lines.push(moved(open));
  }
  return lines;
}

export async function importRecord(
  repository: GameRepository,
  text: string,
  named: Named,
): Promise<Imported> {
  const line = parsed(text);
  if (isMoved(line)) return moveIn(line, repository, named.id);
  const read = await readRecord(text, repository.componentFiles);
  if (!read.ok) return read;
  const { record, own } = read.value;
  const there = await sameGame(repository, record);
  if (there !== undefined) return { ok: true, id: there };
  const game: StoredGame = { ...recorded(record, named), imported: true };
  return add(repository, { game, turns: logOf(record.rounds) }, own);
}

export async function playOn(
  repository: GameRepository,
  text: string,
  { round, seat }: Pick<From, 'round' | 'seat'>,
  named: Named,
): Promise<Imported> {
  const read = await readRecord(text, repository.componentFiles);
  if (!read.ok) return read;
  const { record, own } = read.value;
  const { about: _, ...copy } = recorded(record, named);
  const game: StoredGame = {
    ...copy,
    bots: botsAround(record, seat),
    played: copy.created,
    ...practised(record),
  };
  const rounds = record.rounds.slice(0, Math.min(round, record.rounds.length - 1));
  return add(repository, { game, turns: logOf(rounds) }, own);
}

/** What is stored of a record besides its turns. */
function recorded(record: Readable['record'], named: Named): StoredGame {
  const { options, seed, rules, data = 1, plans } = record;
  return {
    ...named,
    ...storedFrom(record, { city: named.city, now: named.played }),
    options,
    seed,
    rules,
    data,
    plans: SLOTS.map((slot) => plans[slot]),
  };
}

async function add(
  repository: GameRepository,
  found: { readonly game: StoredGame; readonly turns: readonly TurnMessage[] },
  own: OwnFile | undefined,
): Promise<Imported> {
  const open = openStored({ ...found, drafts: [] }, own);
  if (open === undefined) throw new Error('A valid record could not be replayed.');
  await repository.save(open, everything(open));
  return { ok: true, id: found.game.id };
}

/** The same turns of the same deal, whatever the about block says. */
async function sameGame(repository: GameRepository, wanted: GameRecord): Promise<GameId | undefined> {
  const { about: _, ...record } = wanted;
  for (const id of await repository.ids()) {
    const open = await repository.get(id);
    if (open?.stored.seed !== record.seed) continue;
    if (JSON.stringify(recordOf(open.game)) === JSON.stringify(record)) return id;
  }
  return undefined;
}
