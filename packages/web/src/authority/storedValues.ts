import { SLOTS } from 'picket-engine';
import { LEVELS } from 'picket-protocol';
import { fieldsOf, isObject, isText } from '../platform/guards.ts';
import type { TurnMessage } from './authority.ts';
import { hasPlace, isDraft, isListOf } from './storedDraft.ts';
import type { Change, StoredValues, StoredFile, StoredGame } from './store.ts';

/** Validates stored values: another version may have written them, or they were damaged. */

/** The engine validates the options and the about block. */
export function readGame(value: unknown): StoredGame | undefined {
  if (!isObject(value)) return undefined;
  const { id, city, cities, seed, rules, data, plans, created, played, bots, without } = value;
  const { practice, imported, odds, deal } = value;
  const whole =
    [id, city, seed].every(isText) &&
    (cities === undefined || isListOf(cities, isText)) &&
    typeof rules === 'number' &&
    (data === undefined || typeof data === 'number') &&
    (plans === undefined || (isListOf(plans, isText) && plans.length === SLOTS.length)) &&
    [created, played].every(isMoment) &&
    (bots === undefined || isListOf(bots, (level) => level === null || isLevel(level))) &&
    (without === undefined || isListOf(without, isText)) &&
    (practice === undefined || practice === true || isPractice(practice)) &&
    (imported === undefined || imported === true) &&
    (odds === undefined || odds === false) &&
    (deal === undefined || isText(deal));
  return whole ? (value as unknown as StoredGame) : undefined;
}

export function readFile(value: unknown): StoredFile | undefined {
  if (!isObject(value)) return undefined;
  const { hash, name, text } = value;
  return isText(hash) && isText(name) && isText(text) ? { hash, name, text } : undefined;
}

interface FoundTurn {
  readonly seat: number;
  readonly round: number;
  readonly steps: unknown;
}

/** The position of an invalid turn doesn't matter: the engine rejects it. */
export function inOrder(turns: readonly unknown[]): FoundTurn[] {
  return turns
    .map((turn): FoundTurn => {
      const { seat, round, steps } = fieldsOf(turn);
      return { seat: Number(seat), round: Number(round), steps };
    })
    .toSorted((a, b) => a.round - b.round || a.seat - b.seat);
}

/** The same stored game, as unchanged as possible; undefined if even its id is missing. */
export function unchanged({ game, turns, drafts }: StoredValues): Change | undefined {
  if (!isObject(game) || !isText(game['id'])) return undefined;
  return {
    game: game as unknown as StoredGame,
    whole: true,
    turns: turns.filter((turn): turn is TurnMessage => isObject(turn) && hasPlace(turn)),
    drafts: drafts.filter(isDraft),
  };
}

/** The components file that a game was started with, if readable. */
export function componentsIn(game: unknown): string | undefined {
  const hash = fieldsOf(fieldsOf(game)['options'])['components'];
  return isText(hash) ? hash : undefined;
}

function isPractice(value: unknown): boolean {
  return isObject(value) && Number.isInteger(value['takeBacks']) && Number.isInteger(value['hints']);
}

/** Other values can't be shown as a date. */
function isMoment(value: unknown): boolean {
  return typeof value === 'number' && !Number.isNaN(new Date(value).getTime());
}

/** A newer version may have bots that this one doesn't know. */
function isLevel(value: unknown): boolean {
  return LEVELS.some((level) => level === value);
}
