import type { SayText } from '../turnText.ts';
import { counted, list } from './phrase.ts';
import { signed } from '../signed.ts';

export const say: SayText = {
  undone: 'Undone.',
  redone: 'Done again.',
  question: (count) => `${counted(count, 'choice', 'choices')}: which one?`,
  targets: {
    write: (count) => `${counted(count, 'house', 'houses')} to choose from.`,
    act: (count) => `${counted(count, 'place', 'places')} for the action.`,
    roundabout: (count) => `${counted(count, 'house', 'houses')} for a roundabout.`,
  },
  estates: (sizes) =>
    sizes.length === 1
      ? `Estate of ${sizes[0]} complete.`
      : `Estates of ${list(sizes.map(String))} complete.`,
  score: (score, change) =>
    change === 0
      ? `Score ${signed(score)}.`
      : `Score ${signed(score)}, ${change > 0 ? 'up' : 'down'} ${Math.abs(change)}.`,
  street: (street, houses) => `${street}: ${houses.join(', ')}.`,
  copy: (number) => `${number} copied`,
  round: (round, offers) => `Round ${round}. ${offers.join(' ')}`,
  offer: (index, number, action) => `${index + 1}: ${number} with ${action}.`,
  awaited: (others, you) => {
    if (others.length === 0 && !you) return 'Nobody is awaited.';
    return `Waiting for ${list(you ? ['you', ...others] : others)}.`;
  },
};
