import { SLOTS } from 'picket-engine';
import { LEVELS } from 'picket-protocol';
import { fieldsOf, isObject, isText } from '../platform/guards.ts';
import type { KeptDraft, TurnMessage } from './authority.ts';
import type { Change, Found, KeptFile, KeptGame } from './store.ts';

/** Checks of what lies in a store: another version may have written it, or it was damaged. */

/** The options and what a record said are the engine's to judge. */
export function readKept(value: unknown): KeptGame | undefined {
  if (!isObject(value)) return undefined;
  const { id, city, cities, seed, rules, data, plans, created, played, bots, without } = value;
  const { practice, imported } = value;
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
    (imported === undefined || imported === true);
  return whole ? (value as unknown as KeptGame) : undefined;
}

export function readFile(value: unknown): KeptFile | undefined {
  if (!isObject(value)) return undefined;
  const { hash, name, text } = value;
  return isText(hash) && isText(name) && isText(text) ? { hash, name, text } : undefined;
}

interface FoundTurn {
  readonly seat: number;
  readonly round: number;
  readonly steps: unknown;
}

/** What is no turn at all sorts anywhere, and the engine refuses it. */
export function inOrder(turns: readonly unknown[]): FoundTurn[] {
  return turns
    .map((turn): FoundTurn => {
      const { seat, round, steps } = fieldsOf(turn);
      return { seat: Number(seat), round: Number(round), steps };
    })
    .toSorted((a, b) => a.round - b.round || a.seat - b.seat);
}

/** A draft that cannot be read is only a turn begun anew. */
export function isDraft(value: unknown): value is KeptDraft {
  return isObject(value) && hasPlace(value) && isTaps(value['taps']) && isTaps(value['undone']);
}

/** Writes what was found as it was, as far as it has a place; undefined if not even its name is left. */
export function asFound({ game, turns, drafts }: Found): Change | undefined {
  if (!isObject(game) || !isText(game['id'])) return undefined;
  return {
    game: game as unknown as KeptGame,
    whole: true,
    turns: turns.filter((turn): turn is TurnMessage => isObject(turn) && hasPlace(turn)),
    drafts: drafts.filter(isDraft),
  };
}

/** Which components file a game was begun with, if that much can be read. */
export function componentsIn(game: unknown): string | undefined {
  const hash = fieldsOf(fieldsOf(game)['options'])['components'];
  return isText(hash) ? hash : undefined;
}

function hasPlace({ seat, round }: Record<string, unknown>): boolean {
  return Number.isInteger(seat) && Number.isInteger(round);
}

function isTaps(value: unknown): boolean {
  const isStep = (step: unknown) => isObject(step) && isText(step['do']);
  return isListOf(value, (tap) => isListOf(tap, isStep));
}

function isListOf(value: unknown, isOne: (item: unknown) => boolean): value is unknown[] {
  return Array.isArray(value) && value.every(isOne);
}

function isPractice(value: unknown): boolean {
  return isObject(value) && Number.isInteger(value['takeBacks']) && Number.isInteger(value['hints']);
}

/** Anything else cannot be told as a date. */
function isMoment(value: unknown): boolean {
  return typeof value === 'number' && !Number.isNaN(new Date(value).getTime());
}

/** A newer version may have bots that this one does not know. */
function isLevel(value: unknown): boolean {
  return LEVELS.some((level) => level === value);
}
