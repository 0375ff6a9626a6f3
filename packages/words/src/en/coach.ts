import { added, rounded, type CoachWords, type PartChange } from '../coach.ts';
import { columns } from './names.ts';
import { capital, list, numeral } from './phrase.ts';

const NUMBER = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const number = (points: number): string =>
  NUMBER.format(points)
    .replace(/^-0\.0$/, '0.0')
    .replace('-', '−');
/** A rounded 0 has no sign. */
const change = (points: number): string => (points >= 0.05 ? `+${number(points)}` : number(points));

const parts = (gains: readonly PartChange[]): string =>
  list(gains.map(({ part, points }) => `${columns[part].toLowerCase()} (${change(points)})`));

/** The coach’s texts in English. */
export const enCoach: CoachWords = {
  terms: { expected: 'Expected', luck: 'Luck', skill: 'Turns', error: 'Coach’s error', score: 'Score' },
  number,
  change,
  sum: (terms) => {
    const { expected, luck, skill, error, score } = rounded(terms);
    const more = [
      added(luck, number, 'luck'),
      added(skill, number, 'turns'),
      added(error, number, 'coach’s error'),
    ];
    return `${number(expected)} expected ${more.join(' ')} = ${score}`;
  },
  finding: (turns, points) =>
    `${capital(numeral(turns))} ${turns === 1 ? 'turn' : 'turns'} cost you ${number(points)} points.`,
  clean: 'No turn cost you a whole point.',
  cards: (luck) => {
    if (Math.abs(luck) < 1) return 'Your cards were about average.';
    return luck > 0
      ? `Your cards were lucky: ${number(luck)} points more than an average deal.`
      : `Your cards were unlucky: ${number(-luck)} points less than an average deal.`;
  },
  adjusted: (points, within) => `Without the luck: ${points}, give or take ${within}.`,
  rating: (level, name) => `You played like ${['expert', 'architect'].includes(level) ? 'an' : 'a'} ${name}.`,
  grades: {
    best: { name: 'Best', limit: 'less than ¼ lost' },
    good: { name: 'Good', limit: 'less than 1' },
    slip: { name: 'Slip', limit: '1 to 3' },
    mistake: { name: 'Mistake', limit: '3 or more' },
    forced: { name: 'Forced', limit: 'not counted' },
  },
  lost: ({ points, from, to }) =>
    `${number(points)} points lost, between ${number(Math.max(0, from))} and ${number(to)}`,
  reason: (gains) => {
    const [more, less] = [gains.filter(({ points }) => points > 0), gains.filter(({ points }) => points < 0)];
    if (more.length === 0) return `It loses ${parts(less)}, but less than your turn does.`;
    if (less.length === 0) return `It gains ${parts(more)}.`;
    return `It gains ${parts(more)} and gives up ${parts(less)}.`;
  },
  checked: (games) => `Both turns were played out ${games} times with the same cards.`,
};
