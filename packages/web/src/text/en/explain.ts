import type { Action, Score } from 'picket-engine';
import { enCore as words } from 'picket-words';
import type { Explanation, HelpFacts, HelpKind } from '../helpFacts.ts';
import { signed } from '../signed.ts';
import { capital, counted, numeral, place, plural, points, slotName } from './phrase.ts';
import { onlyWith } from './next.ts';
import { odds } from './odds.ts';

/** What each action does, in one or two sentences. */
const does: Record<Action, string> = {
  fence: 'One fence between two neighbouring houses. Fences close off estates.',
  improve: 'Raise the value of one estate size. Every complete estate of that size scores it.',
  park: 'A tree in the street you wrote in: cross its next park box.',
  pool: 'Build the pool of the house you wrote in, if it has a plot.',
  temp: 'Change the number by up to two before you write it, and cross a temp box.',
  bis: 'Repeat a number in the empty house beside it. Each bis costs points.',
};

const what: Record<keyof Score, string> = {
  plans: 'Goals for everyone. The first players to claim one get more.',
  parks: 'One box for each park action, in the street you wrote in. A street scores its lowest value left.',
  pools: 'One box for each pool. Together they score the lowest value left.',
  temps: 'One box for each temp action. Players are ranked by their boxes.',
  estates: 'Complete estates of 1 to 6 houses score, each by its size.',
  bis: 'One box for each bis. The lowest value left is deducted.',
  refusals: 'One box when no number fits. The third ends the game.',
  roundabouts: 'One box for each roundabout. Its value is deducted.',
  total: 'All parts together, as if the game ended now.',
};

const estateNow = ({ size, missing, state, value, used }: HelpFacts['estate']): string => {
  if (state === 'too-large') return `This estate of ${size} is too large to score: 6 houses at most.`;
  if (state === 'open') {
    return `This estate of ${size} needs ${counted(missing, 'more number', 'more numbers')} and is then worth ${points(value)}.`;
  }
  return `This estate of ${size} is complete: ${points(value)}.${used ? ' A plan has used it.' : ''}`;
};

const fitting = ({ from, to }: { readonly from: number; readonly to: number }): string => {
  if (from > to) return 'No number fits here, only a bis.';
  return from === to ? `Only ${from} fits here.` : `Takes a number from ${from} to ${to}.`;
};

const boxes = ({
  crossed,
  boxes: all,
  next,
}: {
  crossed: number;
  boxes: number;
  next: number | undefined;
}) => [
  `${crossed} of ${counted(all, 'box', 'boxes')} crossed.`,
  ...(next === undefined ? [] : [`The next one makes it ${signed(next)}.`]),
];

const noFence: Record<NonNullable<HelpFacts['gap']['blocked']>, string> = {
  plan: 'No fence can go here: a plan has used this estate.',
  'same-number': 'No fence can go between two houses with the same number.',
};

const house = (facts: HelpFacts['house']): Explanation => {
  const { kind, spot, streets, number = 0, pool, fits, estate } = facts;
  const title = place(spot, streets);
  const now = estate === undefined ? '' : estateNow(estate);
  const plot = {
    none: [],
    plot: ['It has a plot: write here with a pool action to build the pool.'],
    built: ['It has a pool.'],
    missed: ['A number was written without a pool, so this plot stays empty.'],
  }[pool];
  switch (kind) {
    case 'roundabout':
      return {
        title,
        lines: ['A roundabout: a fence on both sides, and numbers start again after it.'],
        now: '',
      };
    case 'number':
    case 'bis': {
      const written =
        kind === 'bis'
          ? `A bis repeats the ${number} beside it.`
          : `Number ${number}. Numbers are never changed.`;
      return { title, lines: [written, ...plot], now };
    }
    case 'empty':
      return {
        title,
        lines: [
          ...(fits === undefined ? [] : [fitting(fits)]),
          ...plot,
          ...(facts.odds === undefined ? [] : [odds.both(facts.odds)]),
        ],
        now,
      };
  }
};

const parkBox = 'A park action crosses a box in the street you wrote in.';

/** One entry for each kind of thing on the table: what it is, what it does, and what it scores now. */
export const explain: { readonly [K in HelpKind]: (facts: HelpFacts[K]) => Explanation } = {
  card: ({ number, action, edition, houses, needs, next, copies }) => ({
    title: `${number} with ${words.short[action]}`,
    lines: [
      `${words.actions[edition][action] === words.short[action] ? '' : `${words.actions[edition][action]}. `}${does[action]}`,
      `There ${plural(copies, 'is', 'are')} ${numeral(copies)} ${number}${plural(copies, '', 's')} in the box.`,
      ...(next === undefined ? [] : [`Next round this stack offers ${words.short[next]}.`]),
    ],
    now:
      needs !== undefined
        ? `${number} ${onlyWith[needs]}.`
        : houses === 0
          ? `${number} fits nowhere now.`
          : `${number} fits ${counted(houses, 'house', 'houses')} now.`,
    spoken: does[action],
  }),
  plan: ({ slot, edition, sentence, high, low, worth, state, estates }) => ({
    title: `Plan ${slotName(slot, edition)}`,
    lines: [
      sentence,
      `${high} points in the first round it is claimed, then ${low}.${estates === undefined ? '' : ' The estates you use can’t be used for another plan.'}`,
    ],
    now: {
      claimed: `You’ve claimed it for ${points(worth)}.`,
      ready: `You can claim it now for ${points(worth)}.`,
      open:
        estates === undefined
          ? `Worth ${worth} now.`
          : `Worth ${worth} now. You have ${estates.have} of ${counted(estates.all, 'estate', 'estates')}.`,
    }[state],
  }),
  part: ({ part, points: worth, track, note }) => ({
    title: part === 'total' ? 'Score' : words.columns[part],
    lines: [
      what[part],
      ...(note === undefined ? [] : [`${capital(note)}.`]),
      ...(track === undefined ? [] : boxes(track)),
    ],
    now: `Now: ${points(worth)}.`,
    spoken: what[part],
  }),
  value: ({ size, value, next, estates, points: worth }) => ({
    title: `Estates of ${size}`,
    lines: [
      `Each complete estate of ${counted(size, 'house', 'houses')} is worth ${value}.`,
      next === undefined ? 'It can’t be raised further.' : `A value action makes it ${next}.`,
    ],
    now: estates === 0 ? 'You have none yet.' : `You have ${numeral(estates)}: ${points(worth)}.`,
  }),
  park: ({ street, streets, points: worth, ...track }) => ({
    title: `Park, ${words.street(street, streets)}`,
    lines: [parkBox, ...boxes(track)],
    now: `Now: ${points(worth)}.`,
    spoken: parkBox,
  }),
  estate: (estate) => ({
    title: `Estate of ${estate.size}`,
    lines: ['The houses between two fences. It is complete when each has a number.'],
    now: estateNow(estate),
  }),
  house,
  gap: ({ spot, streets, fence, sizes, blocked }) => ({
    title: `After ${place(spot, streets)}`,
    lines: fence
      ? ['A fence: one estate ends here and the next begins.']
      : blocked !== undefined
        ? [noFence[blocked]]
        : sizes === undefined
          ? ['A gap for a fence.']
          : [`A fence here leaves estates of ${sizes[0]} and ${sizes[1]}.`],
    now: '',
  }),
  seat: ({ name, level, score, played }) => ({
    title: name,
    lines: [
      ...(level === undefined ? [] : [`A bot: ${words.levels[level].name}.`]),
      played ? 'Has played this round.' : 'Is still thinking.',
      'Tap to see the town.',
    ],
    now: `${points(score)} after the last round.`,
  }),
  rival: ({ name, character, score }) => ({
    title: name,
    lines: [character, 'It builds with the card you leave each round. Tap to see its street.'],
    now: `${points(score)} now.`,
  }),
  stack: ({ label }) => ({
    title: 'Stack',
    lines: ['Cards are drawn from here. The action of the top card is visible.'],
    now: label,
  }),
  choice: ({ label, action }) => ({
    title: label,
    lines: action === undefined ? [] : [does[action]],
    now: '',
    ...(action === undefined ? {} : { spoken: does[action] }),
  }),
};
