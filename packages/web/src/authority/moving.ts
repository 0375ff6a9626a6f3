import { rejection, type Rejection } from 'picket-engine';
import { fieldsOf, isText } from '../platform/guards.ts';
import type { GameId, Imported } from './authority.ts';
import type { GameRepository } from './gameRepository.ts';
import { everything, openStored, type OpenGame } from './openGame.ts';
import { componentsIn } from './storedValues.ts';

/** A game with its seed, drafts and components, for another device of the same player: one line of a file. */
const FORMAT = 'picket-game/1';

export function isMoved(line: unknown): boolean {
  return fieldsOf(line)['format'] === FORMAT;
}

export function moved(open: OpenGame): string {
  const { game, turns, drafts } = everything(open);
  const { own } = open;
  return JSON.stringify({
    format: FORMAT,
    game,
    turns,
    drafts,
    ...(own && { components: { name: own.name, text: own.text } }),
  });
}

/**
 * Adds a moved game. A game that is already here is replaced only if the moved one has more turns; if both were continued
 * differently, both are kept, the moved one as `copy`.
 */
export async function moveIn(line: unknown, repository: GameRepository, copy: GameId): Promise<Imported> {
  const { game, turns, drafts, components } = fieldsOf(line);
  const { name, text } = fieldsOf(components);
  if (isText(name) && isText(text)) {
    const saved = await repository.componentFiles.save(name, text);
    if (!saved.ok) return saved;
  }
  const hash = componentsIn(game);
  const own = hash === undefined ? undefined : await repository.componentFiles.get(hash);
  if (hash !== undefined && own === undefined) return refused(rejection('components-missing', { hash }));
  const open = openStored({ game, turns: listOf(turns), drafts: listOf(drafts) }, own);
  if (open === undefined) return refused(rejection('bad-shape', { path: 'game' }));
  const { id, seed } = open.stored;
  const here = await repository.get(id);
  if (here === undefined) {
    await repository.save(open, everything(open));
    return { ok: true, id };
  }
  if (here.stored.seed === seed && continues(here, open)) return { ok: true, id };
  if (here.stored.seed === seed && continues(open, here)) {
    await repository.save(open, everything(open));
    return { ok: true, id, renewed: true };
  }
  return saveCopy(open, repository, copy);
}

/** Whether a game has all turns of another one, and possibly more. */
function continues(game: OpenGame, other: OpenGame): boolean {
  const { turns } = everything(game);
  return everything(other).turns.every((turn, i) => JSON.stringify(turn) === JSON.stringify(turns[i]));
}

/** Importing a file again doesn't add another copy. */
async function saveCopy(open: OpenGame, repository: GameRepository, id: GameId): Promise<Imported> {
  for (const other of await repository.ids()) {
    const there = await repository.get(other);
    const isSame =
      there?.stored.seed === open.stored.seed && continues(there, open) && continues(open, there);
    if (isSame) return { ok: true, id: other };
  }
  const { game, ...rest } = everything(open);
  await repository.save({ ...open, stored: { ...open.stored, id } }, { ...rest, game: { ...game, id } });
  return { ok: true, id };
}

function refused(why: Rejection): Imported {
  return { ok: false, rejection: why };
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
