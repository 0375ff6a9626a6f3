import { added, rounded, type CoachWords, type PartChange } from '../coach.ts';
import { columns } from './names.ts';
import { list } from './phrase.ts';

const NUMBER = new Intl.NumberFormat('de', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const number = (points: number): string =>
  NUMBER.format(points)
    .replace(/^-0,0$/, '0,0')
    .replace('-', '−');
/** A rounded 0 has no sign. */
const change = (points: number): string => (points >= 0.05 ? `+${number(points)}` : number(points));

const NUMERALS = ['Kein', 'Ein', 'Zwei', 'Drei'];

const parts = (gains: readonly PartChange[]): string =>
  list(gains.map(({ part, points }) => `${columns[part]} (${change(points)})`));

/** What the coach says in German. */
export const deCoach: CoachWords = {
  terms: { expected: 'Erwartet', luck: 'Glück', skill: 'Züge', error: 'Fehler des Coachs', score: 'Punkte' },
  number,
  change,
  sum: (terms) => {
    const { expected, luck, skill, error, score } = rounded(terms);
    const more = [
      added(luck, number, 'Glück'),
      added(skill, number, 'Züge'),
      added(error, number, 'Fehler des Coachs'),
    ];
    return `${number(expected)} erwartet ${more.join(' ')} = ${score}`;
  },
  finding: (turns, points) =>
    `${NUMERALS[turns] ?? turns} ${turns === 1 ? 'Zug hat' : 'Züge haben'} dich ${number(points)} Punkte gekostet.`,
  clean: 'Kein Zug hat dich einen ganzen Punkt gekostet.',
  cards: (luck) => {
    if (Math.abs(luck) < 1) return 'Die Karten waren etwa durchschnittlich.';
    return luck > 0
      ? `Die Karten waren günstig: ${number(luck)} Punkte mehr als im Schnitt.`
      : `Die Karten waren ungünstig: ${number(-luck)} Punkte weniger als im Schnitt.`;
  },
  adjusted: (points, within) => `Ohne Glück: ${points}, plus/minus ${within}.`,
  rating: (_level, name) => `Du hast gespielt wie ein ${name}.`,
  grades: {
    best: { name: 'Bester Zug', limit: 'weniger als ¼ verloren' },
    good: { name: 'Gut', limit: 'weniger als 1' },
    slip: { name: 'Ungenau', limit: '1 bis 3' },
    mistake: { name: 'Fehler', limit: '3 oder mehr' },
    forced: { name: 'Erzwungen', limit: 'zählt nicht' },
  },
  lost: ({ points, from, to }) =>
    `${number(points)} Punkte verloren, zwischen ${number(Math.max(0, from))} und ${number(to)}`,
  reason: (gains) => {
    const [more, less] = [gains.filter(({ points }) => points > 0), gains.filter(({ points }) => points < 0)];
    if (more.length === 0) return `Er verliert ${parts(less)}, aber weniger als dein Zug.`;
    if (less.length === 0) return `Er bringt mehr: ${parts(more)}.`;
    return `Er bringt mehr: ${parts(more)}. Dafür verliert er: ${parts(less)}.`;
  },
  checked: (games) => `Beide Züge wurden ${games}-mal mit denselben Karten zu Ende gespielt.`,
};
