import { isObject, isText } from '../platform/guards.ts';
import type { SavedDraft } from './authority.ts';

/** An unreadable draft only restarts the turn. */
export function isDraft(value: unknown): value is SavedDraft {
  return isObject(value) && hasPlace(value) && isTaps(value['taps']) && isTaps(value['undone']);
}

export function hasPlace({ seat, round }: Record<string, unknown>): boolean {
  return Number.isInteger(seat) && Number.isInteger(round);
}

export function isListOf(value: unknown, isOne: (item: unknown) => boolean): value is unknown[] {
  return Array.isArray(value) && value.every(isOne);
}

function isTaps(value: unknown): boolean {
  const isStep = (step: unknown) => isObject(step) && isText(step['do']);
  return isListOf(value, (tap) => isListOf(tap, isStep));
}
