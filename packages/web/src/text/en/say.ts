import type { Action } from 'picket-engine';
import { enCore as words, type Streets } from 'picket-words';
import { signed } from '../signed.ts';
import { counted, list, sentences } from './phrase.ts';

/** A house in a list: empty, a number, a bis or a roundabout, and whether a fence follows. */
interface House {
  readonly kind: 'empty' | 'number' | 'bis' | 'roundabout';
  readonly number: number;
  readonly fence: boolean;
}

const houseName = ({ kind, number }: House): string =>
  ({ empty: 'empty', number: String(number), bis: `${number} bis`, roundabout: 'roundabout' })[kind];

/** What a screen reader announces. */
export const say = {
  undone: 'Undone.',
  redone: 'Redone.',
  sentences,
  question: (choices: readonly string[]) =>
    sentences([
      `${counted(choices.length, 'choice', 'choices')}: which one?`,
      ...choices.map((choice) => `${choice}.`),
    ]),
  targets: {
    write: (count: number) => `${counted(count, 'house', 'houses')} to choose from.`,
    act: (count: number) => `${counted(count, 'place', 'places')} for the action.`,
    roundabout: (count: number) => `${counted(count, 'house', 'houses')} for a roundabout.`,
  },
  score: (score: number, change: number) =>
    change === 0
      ? `Score ${signed(score)}.`
      : `Score ${signed(score)}, ${change > 0 ? 'up' : 'down'} ${Math.abs(change)}.`,
  street: (street: number, streets: Streets, houses: readonly House[]) => {
    const all = houses.flatMap((house) => (house.fence ? [houseName(house), 'fence'] : [houseName(house)]));
    return `${words.street(street, streets)}: ${all.join(', ')}.`;
  },
  round: (round: number) => `Round ${round}.`,
  offer: (index: number, number: number, action: Action) =>
    `${index + 1}: ${number} with ${words.short[action]}.`,
  awaited: (others: readonly string[], you: boolean) => {
    if (others.length === 0 && !you) return 'Everyone has played.';
    return `Waiting for ${list(you ? ['you', ...others] : others)}.`;
  },
};
