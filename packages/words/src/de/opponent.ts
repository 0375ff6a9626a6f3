import type { Action, Architect } from 'picket-engine';
import type { Words } from '../catalogue.ts';
import { likesOf } from '../likes.ts';
import { count } from './count.ts';
import { short, slots } from './names.ts';
import { list } from './phrase.ts';

/** Cards in the plural, for use within a sentence. */
const CARDS: { readonly [A in Action]: string } = {
  fence: 'Zäune',
  improve: 'Wertkarten',
  park: 'Parks',
  pool: 'Pools',
  temp: 'Zeitarbeit',
  bis: 'Bis-Karten',
};

export const opponent: Words['opponent'] = {
  name: ({ name, level }) => name ?? (level === null ? 'AAA' : `AAA Stufe ${level}`),
  character,
  headings: { ...short, plans: 'Pläne', level: 'Stufe' },
  claims: {
    '2018': 'Pläne: ob der Plan der ersten, zweiten und dritten Abschlusskarte erfüllt wird.',
    '2023': 'Pläne: welche beim Aufdecken ihrer Karte erfüllt werden.',
  },
  estimated:
    'Zahlen mit * sind geschätzt, weil keine Quelle sie nennt. Mit einer eigenen Materialdatei kannst du sie ersetzen.',
  toCome: (specials, edition) =>
    specials.includes('solo-card')
      ? 'Solokarte kommt noch'
      : `Plankarten ${specials.map((slot) => slots[edition][slot as 'A']).join(' ')}`,
  closed: ([first = 0, ...others], [most = 0, ...less]) => {
    const rest = others.map((boxes, i) => `${less[i] ?? 0} für ${boxes}`);
    return `macht keine Punkte; deine Zeitarbeit: ${list([`${most} für ${count.boxes(first)}`, ...rest])}`;
  },
  fences: 'Zäune',
};

/** An opponent’s character in a few words. */
function character(architect: Architect): string {
  if (architect.scores === false) return 'hat geschlossen: macht keine Punkte';
  const likes = likesOf(architect);
  return likes.length === 0 ? 'ausgeglichen' : `mag ${list(likes.map((card) => CARDS[card]))}`;
}
