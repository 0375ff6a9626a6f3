import type { Action, EditionId, Slot } from 'picket-engine';
import { enCore as words } from 'picket-words';
import { change, numbers, points, slotName } from './phrase.ts';

/** A card that is given away. */
interface Given {
  readonly number: number;
  readonly action: Action;
}

/** “8 with Pool”. */
const cardName = ({ number, action }: Given): string => `${number} with ${words.short[action]}`;

const changedBy = (by: number): string => (by === 0 ? '' : `, changed by ${change(by)}`);

/** The buttons of choices, and their labels for screen readers. */
export const chips = {
  wayLabel: (way: {
    readonly number: number;
    readonly by: number;
    readonly action: Action;
    readonly cards: readonly number[];
    readonly given: Given | undefined;
  }) => {
    const { number, by, action, cards, given } = way;
    const from = numbers(cards.map((card) => card + 1));
    const giving = given === undefined ? '' : `, giving away ${cardName(given)}`;
    return `Write ${number}${changedBy(by)}, with ${words.short[action]}, from ${from}${giving}`;
  },
  /** Beside a choice that differs from another only in the card given away. */
  gives: ({ number, action }: Given) => `gives ${number} ${words.short[action]}`,
  number: String,
  numberLabel: (number: number, by: number) => `Write ${number} instead${changedBy(by)}`,
  bisLabel: (number: number, side: 'left' | 'right') => `Repeat the ${number} on the ${side}`,
  refuse: 'Take the refusal',
  refuseLabel: 'Take the permit refusal: cross one refusal box, write no number',
  give: ({ number, action }: Given) => `→ ${number} ${words.short[action]}`,
  giveLabel: (given: Given) => `Take the permit refusal and give away ${cardName(given)}`,
  plan: (slot: Slot, edition: EditionId, worth: number) => `Claim plan ${slotName(slot, edition)}: +${worth}`,
  planLabel: (slot: Slot, edition: EditionId, worth: number) =>
    `Claim plan ${slotName(slot, edition)} for ${points(worth)}`,
  reshuffle: 'Reshuffle',
  reshuffleLabel: 'Ask for a reshuffle of all cards before the next round',
  mark: { park: 'Cross park', pool: 'Build pool', temp: 'Cross temp' },
  markLabel: {
    park: 'Cross the next park box of the street you wrote in',
    pool: 'Build the pool of the house you numbered',
    temp: 'Cross a temp box without changing the number',
  },
};
