import { BUILT_IN, builtIn, componentsOf, type Components } from 'picket-engine';
import { isForeign } from 'picket-words';
import { announce } from '../../platform/announcer.svelte.ts';
import type { ComponentsFile, Problem, Summary } from '../../authority/authority.ts';
import { localGames } from '../../authority/localGames.ts';
import { after, faults, text } from '../../text/language.ts';
import { rejectionSentence } from '../../text/rejectionSentence.ts';
import { save, saveRecord } from '../../platform/download.ts';
import { importFiles, type Outcome, type PickedFile } from './importing.ts';

/** The state of the page with stored games, and its actions. */
export class SavedGames {
  /** Undefined until loaded. */
  all = $state.raw<readonly Summary[]>();
  /** Removed games that can be restored, the last one first. */
  removed = $state.raw<readonly Summary[]>([]);
  /** Messages about the last action, one sentence each. */
  news = $state.raw<readonly string[]>([]);
  problem = $state.raw<Problem>();
  #files = $state.raw<readonly ComponentsFile[]>([]);

  async look(): Promise<void> {
    const [games, files, problem] = await Promise.all([
      localGames().list(),
      localGames().components(),
      localGames().problem(),
    ]);
    this.problem = problem;
    this.#files = files;
    this.all = games;
  }

  /** The components of a game. */
  componentsOf({ options, data }: Summary): Components {
    const box = this.#files.find(({ hash }) => hash === options.components)?.box ?? BUILT_IN;
    return componentsOf(box, data) ?? builtIn;
  }

  async remove(game: Summary): Promise<void> {
    this.news = [];
    this.all = this.all?.filter(({ id }) => id !== game.id);
    this.removed = [game, ...this.removed];
    announce(game.damaged ? after.games.removedNameless : after.games.removed(game.city));
    await localGames().remove(game.id);
  }

  /** Restores the game removed last and returns it. */
  async undo(): Promise<Summary | undefined> {
    const [game, ...others] = this.removed;
    if (game === undefined) return undefined;
    this.removed = others;
    await localGames().restore(game.id);
    await this.look();
    announce(after.games.restored(game.city));
    return game;
  }

  async save({ id, city, over }: Summary): Promise<void> {
    const record = await localGames().exportRecord(id);
    if (record !== undefined) saveRecord(record, city);
    this.news = over ? [] : [after.games.savedUnderWay];
  }

  /** All games in one file, with those in progress. */
  async saveAll(): Promise<void> {
    const lines = await localGames().exportAll();
    save(new Blob([lines.join('\n')], { type: 'application/jsonl' }), 'picket-games.jsonl');
    this.news = [after.games.savedAll(lines.length)];
  }

  async importFiles(files: readonly PickedFile[]): Promise<void> {
    const before = new Set(this.all?.map(({ id }) => id));
    const outcomes = await importFiles(
      files,
      (record, city) => localGames().importRecord(record, city),
      text.start.cities[0] ?? '',
    );
    await this.look();
    this.news = [...importNews(outcomes, before), ...outcomes.flatMap(whyNot)];
  }
}

/** How many games were imported, and how many were here already. */
function importNews(outcomes: readonly Outcome[], before: ReadonlySet<string>): string[] {
  const done = outcomes.filter((outcome) => outcome.ok);
  const ids = new Set(done.map(({ id }) => id));
  const renewed = new Set(done.flatMap(({ id, renewed }) => (renewed ? [id] : [])));
  const there = [...ids].filter((id) => before.has(id) && !renewed.has(id)).length;
  const came = ids.size - there;
  return [
    ...(came > 0 ? [after.games.came(came)] : []),
    ...(there > 0 ? [after.games.wereThere(there)] : []),
  ];
}

function whyNot(outcome: Outcome): string[] {
  if (outcome.ok) return [];
  const { file, line, rejection, edition } = outcome;
  const { games } = after;
  if (rejection === undefined) return [games.refused(file, line, games.couldNotRead)];
  if (isForeign(rejection)) return [faults.files.notAGame(file, line)];
  return [games.refused(file, line, rejectionSentence(rejection, edition))];
}
