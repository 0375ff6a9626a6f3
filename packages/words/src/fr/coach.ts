import { added, rounded, type CoachWords, type PartChange } from '../coach.ts';
import { columns } from './names.ts';
import { capital, list, numeral, plural } from './phrase.ts';

const NUMBER = new Intl.NumberFormat('fr', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const number = (points: number): string =>
  NUMBER.format(points)
    .replace(/^-0,0$/, '0,0')
    .replace('-', '−');
/** “1,4 point”, “3,2 points”. */
const inPoints = (points: number): string =>
  `${number(points)} ${plural(Math.round(points * 10) / 10, 'point', 'points')}`;
/** A rounded 0 has no sign. */
const change = (points: number): string => (points >= 0.05 ? `+${number(points)}` : number(points));

const parts = (gains: readonly PartChange[]): string =>
  list(gains.map(({ part, points }) => `${columns[part].toLowerCase()} (${change(points)})`));

/** What the coach says in French. */
export const frCoach: CoachWords = {
  terms: { expected: 'Attendu', luck: 'Chance', skill: 'Coups', error: 'Erreur du coach', score: 'Score' },
  number,
  change,
  sum: (terms) => {
    const { expected, luck, skill, error, score } = rounded(terms);
    const more = [
      added(luck, number, 'chance'),
      added(skill, number, 'coups'),
      added(error, number, 'erreur du coach'),
    ];
    return `${number(expected)} attendus ${more.join(' ')} = ${score}`;
  },
  finding: (turns, points) =>
    turns === 1
      ? `Un coup vous a coûté ${inPoints(points)}.`
      : `${capital(numeral(turns))} coups vous ont coûté ${inPoints(points)}.`,
  clean: 'Aucun coup ne vous a coûté un point entier.',
  cards: (luck) => {
    if (Math.abs(luck) < 1) return 'Les cartes étaient dans la moyenne.';
    return luck > 0
      ? `Les cartes étaient favorables : ${inPoints(luck)} de plus que dans une donne moyenne.`
      : `Les cartes étaient défavorables : ${inPoints(-luck)} de moins que dans une donne moyenne.`;
  },
  adjusted: (points, within) => `Sans la chance : ${points}, à ${within} près.`,
  rating: (_level, name) => `Niveau de jeu : ${name}.`,
  grades: {
    best: { name: 'Meilleur', limit: 'moins de ¼ perdu' },
    good: { name: 'Bon', limit: 'moins de 1' },
    slip: { name: 'Imprécision', limit: 'de 1 à 3' },
    mistake: { name: 'Erreur', limit: '3 ou plus' },
    forced: { name: 'Forcé', limit: 'non compté' },
  },
  lost: ({ points, from, to }) =>
    `${inPoints(points)} ${plural(Math.round(points * 10) / 10, 'perdu', 'perdus')}, entre ${number(Math.max(0, from))} et ${number(to)}`,
  reason: (gains) => {
    const [more, less] = [gains.filter(({ points }) => points > 0), gains.filter(({ points }) => points < 0)];
    if (more.length === 0) return `Il perd en ${parts(less)}, mais moins que votre coup.`;
    if (less.length === 0) return `Il rapporte plus : ${parts(more)}.`;
    return `Il rapporte plus : ${parts(more)}, et cède un peu : ${parts(less)}.`;
  },
  checked: (games) => `Les deux coups ont été joués ${games} fois jusqu’au bout, avec les mêmes cartes.`,
};
