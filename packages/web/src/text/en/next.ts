import type { Action, EditionId, Slot, Spot } from 'picket-engine';
import type { Streets } from 'picket-words';
import type { Helped } from '../facts.ts';
import { counted, list, place, points, slotName } from './phrase.ts';

/** The possible next steps, each with bold first words and the rest. */
export interface Next {
  readonly lead: string;
  readonly rest: string;
}

const plain = (lead: string, rest = ''): Next => ({ lead, rest });

const then: Record<Action, string> = {
  fence: 'Then one fence.',
  improve: 'Then raise one estate size.',
  park: 'Then a park box in that street.',
  pool: 'Then a pool, if the house has a plot.',
  temp: 'Or up to two more or less.',
  bis: 'Then repeat a neighbour’s number.',
};

/** After a number that fits nowhere as it is. */
export const onlyWith: Record<Helped, string> = {
  temp: 'fits only with a temp',
  roundabout: 'fits only after a roundabout',
};

const sizes = new Intl.ListFormat('en-GB', { type: 'disjunction' });

export const next = {
  title: 'What can I do now?',
  /** A card; `only` is the house if it fits just one, `action` is missing where another card gives it. */
  card: (card: {
    readonly number: number;
    readonly houses: number;
    /** What makes it fit if it fits none as it is. */
    readonly needs: Helped | undefined;
    readonly only: Spot | undefined;
    readonly action: Action | undefined;
    readonly streets: Streets;
  }) => {
    const { number, houses, needs, only, action, streets } = card;
    if (needs !== undefined) return plain(`${number} ${onlyWith[needs]}.`);
    if (houses === 0) return plain(`${number} fits nowhere`, 'this time.');
    const where = only === undefined ? counted(houses, 'house', 'houses') : place(only, streets);
    return plain(
      `${number} fits ${where}.`,
      action === undefined ? 'Take the action of another card.' : then[action],
    );
  },
  refuse: plain('Take the permit refusal.', 'No number fits as it is.'),
  write: (number: number, houses: number) =>
    plain(`Write ${number}.`, `It fits ${counted(houses, 'house', 'houses')}.`),
  temp: plain('Change the number by up to two', 'before you write it.'),
  fence: (places: number) => plain('Put up a fence.', `${counted(places, 'gap', 'gaps')} to choose from.`),
  improve: (columns: readonly number[]) =>
    plain('Raise a value:', `estates of ${sizes.format(columns.map(String))}.`),
  park: plain('Cross the park box', 'of that street.'),
  pool: plain('Build the pool', 'of that house.'),
  crossTemp: plain('Cross a temp box', 'and keep the number.'),
  bis: (places: number) =>
    plain(
      'Repeat a number in the house next to it.',
      `${counted(places, 'house', 'houses')} to choose from.`,
    ),
  roundabout: (places: number) =>
    plain('Build a roundabout.', `${counted(places, 'house', 'houses')} to choose from.`),
  plans: (slots: readonly Slot[], edition: EditionId, worth: number) =>
    plain(
      `Claim plan ${list(slots.map((slot) => slotName(slot, edition)))}`,
      `for ${points(worth)}${slots.length > 1 ? ' together' : ''}.`,
    ),
  reshuffle: plain('Ask for a reshuffle,', 'since you are the first to claim a plan.'),
  confirm: plain('Confirm the turn.'),
  confirmWithout: (label: string) => plain(`${label}.`),
  undo: plain('Undo your last step.'),
  sent: plain('Turn confirmed.', 'You can take it back until everyone has played.'),
  /** Which one of several: the answers. */
  answer: (label: string) => plain(`${label.replace(/\.$/, '')}.`),
};
