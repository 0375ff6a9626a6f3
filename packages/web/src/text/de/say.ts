import { deCore as words } from 'picket-words';
import type { Text } from '../text.ts';
import { accusative, counted, list, moreOrLess, points, sentences } from './phrase.ts';

type House = Parameters<Text['turn']['say']['street']>[2][number];

const houseName = ({ kind, number }: House): string =>
  ({ empty: 'leer', number: String(number), bis: `${number} Bis`, roundabout: 'Kreisverkehr' })[kind];

/** What a screen reader announces. */
export const say: Text['turn']['say'] = {
  undone: 'Rückgängig gemacht.',
  redone: 'Wiederhergestellt.',
  sentences,
  question: (choices) =>
    sentences([
      `${counted(choices.length, 'Möglichkeit', 'Möglichkeiten')}: Welche?`,
      ...choices.map((choice) => `${choice}.`),
    ]),
  targets: {
    write: (count) => `${counted(count, 'Haus', 'Häuser')} zur Wahl.`,
    act: (count) => `${counted(count, 'Stelle', 'Stellen')} für die Aktion.`,
    roundabout: (count) => `${counted(count, 'Haus', 'Häuser')} für einen Kreisverkehr.`,
  },
  score: (score, change) => (change === 0 ? `${points(score)}.` : `${points(score)}, ${moreOrLess(change)}.`),
  street: (street, streets, houses) => {
    const all = houses.flatMap((house) => (house.fence ? [houseName(house), 'Zaun'] : [houseName(house)]));
    return `${words.street(street, streets)}: ${all.join(', ')}.`;
  },
  round: (round) => `Runde ${round} läuft.`,
  offer: (index, number, action) => `${index + 1}: ${number} mit ${words.short[action]}.`,
  awaited: (others, you) => {
    if (others.length === 0 && !you) return 'Alle haben gespielt.';
    return `Wir warten auf ${list(you ? ['dich', ...others] : others.map(accusative))}.`;
  },
};
