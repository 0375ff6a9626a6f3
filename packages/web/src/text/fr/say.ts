import { frCore as words } from 'picket-words';
import { signed } from '../signed.ts';
import type { Text } from '../text.ts';
import { cardName, counted, houses as countedHouses, list, sentences, spokenChange } from './phrase.ts';

type House = Parameters<Text['turn']['say']['street']>[2][number];

const houseName = ({ kind, number }: House): string =>
  ({ empty: 'vide', number: String(number), bis: `${number} bis`, roundabout: 'rond-point' })[kind];

/** What a screen reader announces. */
export const say: Text['turn']['say'] = {
  undone: 'Annulé.',
  redone: 'Rétabli.',
  sentences,
  question: (choices) =>
    sentences([`${choices.length} choix : lequel ?`, ...choices.map((choice) => `${choice}.`)]),
  targets: {
    write: (count) => `${counted(count, 'maison possible', 'maisons possibles')}.`,
    act: (count) => `${counted(count, 'endroit', 'endroits')} pour l’action.`,
    roundabout: (count) => `${countedHouses(count)} pour un rond-point.`,
  },
  score: (score, change) =>
    change === 0 ? `Score ${signed(score)}.` : `Score ${signed(score)}, ${spokenChange(change)}.`,
  street: (street, streets, houses) => {
    const all = houses.flatMap((house) =>
      house.fence ? [houseName(house), 'barrière'] : [houseName(house)],
    );
    return `${words.street(street, streets)} : ${all.join(', ')}.`;
  },
  round: (round) => `Tour ${round}.`,
  offer: (index, number, action) => `${index + 1} : ${cardName({ number, action })}.`,
  awaited: (others, you) => {
    if (others.length === 0 && !you) return 'Tout le monde a joué.';
    return `On attend encore : ${list(you ? ['vous', ...others] : others)}.`;
  },
};
