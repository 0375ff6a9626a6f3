import { deCore as words } from 'picket-words';
import type { HelpText } from '../text.ts';
import { counted, inPercent, numbers, plural } from './phrase.ts';

/** Certain and impossible are said only of what is. */
const percent = (chance: number): string => {
  if (chance > 0 && chance < 0.005) return `unter ${inPercent(0.01)}`;
  if (chance < 1 && chance >= 0.995) return `über ${inPercent(0.99)}`;
  return inPercent(chance);
};

export const odds: HelpText['odds'] = {
  title: 'Chancen',
  introduction: 'Was noch in den Stapeln ist, und wie wahrscheinlich deine Lücken eine Zahl bekommen.',
  percent,
  both: ({ next, all }) =>
    `Chance auf eine passende Zahl: ${percent(next)} in der nächsten Runde, ${percent(all)}, bis die Stapel leer sind.`,
  gaps: 'Deine Lücken',
  full: 'Jedes Haus hat eine Zahl.',
  houses: (street, streets, first, size) =>
    size === 1
      ? `${words.street(street, streets)}, Haus ${first + 1}`
      : `${words.street(street, streets)}, Häuser ${first + 1} ${size === 2 ? 'und' : 'bis'} ${first + size}`,
  range: (from, to) => (from > to ? 'keine' : from === to ? `${from}` : `${from}–${to}`),
  columns: { gap: 'Lücke', fits: 'Passt', next: 'Nächste Runde', all: 'Bis Stapel leer' },
  cards: (cards) => counted(cards, 'Karte', 'Karten'),
  picked: (size, kinds, cards) => {
    if (kinds.length === 0) return 'Keine passende Karte mehr. Ein Bis oder Zeitarbeit kann noch helfen.';
    const left = `${counted(cards, 'passende Karte', 'passende Karten')} ${plural(cards, 'ist', 'sind')} übrig: ${numbers(kinds)}.`;
    return kinds.length < size
      ? `${left} Das sind weniger Zahlen als Häuser: Um alle zu füllen, braucht es ein Bis oder Zeitarbeit.`
      : left;
  },
  left: 'Übrige Karten',
  leftLine: (cards, elsewhere) =>
    elsewhere === 0
      ? `${counted(cards, 'Karte kommt', 'Karten kommen')} noch.`
      : `${counted(cards, 'Karte', 'Karten')} noch nicht gesehen; ${elsewhere} davon nicht im Stapel.`,
  number: 'Zahl',
  all: 'Alle',
  how: 'Berechnet aus dem, was alle sehen können, für Zahlen wie gedruckt, ohne Zeitarbeit und Bis. Wird neu gemischt, ändern sich die Chancen.',
  passed: 'Die Karte, die du bekommst, ist nicht mitgezählt.',
  why: {
    shuffle: 'Vor der nächsten Runde wird gemischt, darum lassen sich jetzt keine Chancen berechnen.',
    over: 'Für eine weitere Runde sind zu wenige Karten übrig.',
  },
};
