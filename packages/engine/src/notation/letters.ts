import { ACTIONS, type Action, type Spot } from '../types.ts';

/**
 * One letter for each thing, the same on cards, in turns and on sheets. Houses count from 1 in texts, from 0
 * elsewhere.
 */

const STREET_LETTERS = 'tmb';

/** In the order of `ACTIONS`. */
const ACTION_LETTERS = 'fvpotx';

function streetLetter(street: number): string {
  return STREET_LETTERS.charAt(street);
}

export function streetOf(letter: string): number {
  return STREET_LETTERS.indexOf(letter.toLowerCase());
}

export function actionLetter(action: Action): string {
  return ACTION_LETTERS.charAt(ACTIONS.indexOf(action));
}

export function actionOf(letter: string): Action {
  return ACTIONS[ACTION_LETTERS.indexOf(letter.toLowerCase())] as Action;
}

export function formatSpot([street, house]: Spot): string {
  return `${streetLetter(street)}${house + 1}`;
}
