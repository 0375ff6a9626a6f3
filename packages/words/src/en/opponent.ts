import type { Action, Architect } from 'picket-engine';
import type { Words } from '../catalogue.ts';
import { likesOf } from '../likes.ts';
import { count } from './count.ts';
import { short, slots } from './names.ts';
import { list } from './phrase.ts';

/** Cards in the plural, for use within a sentence. */
const CARDS: { readonly [A in Action]: string } = {
  fence: 'fences',
  improve: 'value',
  park: 'parks',
  pool: 'pools',
  temp: 'temps',
  bis: 'bis',
};

export const opponent = {
  name: ({ name, level }) => name ?? (level === null ? 'AAA' : `AAA level ${level}`),
  character,
  headings: { ...short, plans: 'Plans', level: 'Level' },
  claims: {
    '2018': 'Plans: whether it claims the plan of the first, second and third Completed Plan card.',
    '2023': 'Plans: the ones it claims when their card comes up.',
  },
  estimated:
    'Numbers with * are estimated, because no source prints them. You can replace them with a components file of your own.',
  toCome: (specials, edition) =>
    specials.includes('solo-card')
      ? 'Solo card to come'
      : `plan cards ${specials.map((slot) => slots[edition][slot as 'A']).join(' ')}`,
  closed: ([first = 0, ...others], [most = 0, ...less]) => {
    const rest = others.map((boxes, i) => `${less[i] ?? 0} for ${boxes}`);
    return `scores nothing; your temps: ${list([`${most} for ${count.boxes(first)}`, ...rest])}`;
  },
  fences: 'Fences',
} satisfies Words['opponent'];

/** An opponent’s character in a few words. */
function character(architect: Architect): string {
  if (architect.scores === false) return 'closed: scores nothing';
  const likes = likesOf(architect);
  return likes.length === 0 ? 'even-handed' : `likes ${list(likes.map((card) => CARDS[card]))}`;
}
