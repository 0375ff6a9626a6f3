import type { Action, Architect } from 'picket-engine';
import type { Words } from '../catalogue.ts';
import { likesOf } from '../likes.ts';
import { count } from './count.ts';
import { short, slots } from './names.ts';
import { list, plural } from './phrase.ts';

/** Cards in the plural, for use within a sentence. */
const CARDS: { readonly [A in Action]: string } = {
  fence: 'les barrières',
  improve: 'la valeur',
  park: 'les parcs',
  pool: 'les piscines',
  temp: 'l’intérim',
  bis: 'les bis',
};

export const opponent: Words['opponent'] = {
  name: ({ name, level }) => name ?? (level === null ? 'AAA' : `AAA niveau ${level}`),
  character,
  headings: { ...short, plans: 'Plans', level: 'Niveau' },
  claims: {
    '2018':
      'Plans : indique si l’architecte valide le plan de la première, de la deuxième et de la troisième carte Plan achevé.',
    '2023': 'Plans : ceux que l’architecte valide quand leur carte sort.',
  },
  estimated:
    'Les nombres suivis de * sont estimés, car aucune source ne les donne. Vous pouvez les remplacer par votre propre fichier de matériel.',
  toCome: (specials, edition) =>
    specials.includes('solo-card')
      ? 'carte Solo à venir'
      : `${plural(specials.length, 'carte', 'cartes')} de plan ${specials.map((slot) => slots[edition][slot as 'A']).join(' ')}`,
  closed: ([first = 0, ...others], [most = 0, ...less]) => {
    const rest = others.map((boxes, i) => `${less[i] ?? 0} pour ${boxes}`);
    return `ne marque aucun point ; vos intérimaires : ${list([`${most} pour ${count.boxes(first)}`, ...rest])}`;
  },
  fences: 'Barrières',
};

/** An opponent’s character in a few words. */
function character(architect: Architect): string {
  if (architect.scores === false) return 'ne marque aucun point';
  const likes = likesOf(architect);
  return likes.length === 0 ? 'sans préférence' : `aime ${list(likes.map((card) => CARDS[card]))}`;
}
