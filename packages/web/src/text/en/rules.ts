import type { RulesText } from '../rulesText.ts';
import { counted, list } from './phrase.ts';

export const rules: RulesText = {
  introduction: 'Every rule in plain words, with drawn examples. Choose your game and the rest steps aside.',
  noSuchRule: (id) => `There is no rule called ${id}. All of them are here.`,
  search: 'Search the rules',
  clear: 'Clear the search',
  contents: 'Contents',
  game: 'Your game',
  edition: 'Edition',
  bothEditions: 'Both',
  mode: 'Mode',
  allModes: 'All',
  advanced: { name: 'Advanced game', line: 'Roundabouts and advanced plans.' },
  advancedTag: 'Advanced',
  topics: {
    roundabout: 'Roundabouts',
    'plan-estates': 'Plans on estates',
    'plan-houses': 'Plans on houses',
    'plan-tracks': 'Plans on marks',
  },
  named: (names) => list(names.map(({ name, edition }) => `${name} in the ${edition}`)),
  count: (count) => counted(count, 'rule', 'rules'),
  found: (count, words) => {
    const found = [
      ...(count > 0 ? [counted(count, 'rule', 'rules')] : []),
      ...(words > 0 ? [counted(words, 'word', 'words')] : []),
    ];
    return `${list(found)} found`;
  },
  nothing: (query) => `Nothing found for “${query}”. Try another word, or a shorter one.`,
  elsewhere: (count) => `${count} more in other games`,
  link: (id) => `Link to rule ${id}`,
  allowed: 'Allowed',
  notAllowed: 'Not allowed',
  examples: {
    rising: [
      'The 8 fits between 5 and 10. The house it leaves out can still take a 6 or a 7.',
      'A 4 cannot stand to the right of a 5.',
    ],
    roundabout: [
      'A roundabout takes the place of a house, with a fence on both sides. Behind it numbers start anew: here a 2 follows an 8.',
    ],
    estate: [
      'Two runs of three between fences. The right one is complete and counts as an estate of size 3; the left one still lacks two numbers.',
    ],
    offer: ['The stack gives an 8 with a fence now. What it gives with its next number is known already.'],
    refusal: [
      'None of these numbers fits: the only empty houses stand to the left of an 8 or a 7. The permit is refused and a box is crossed. The first costs nothing, the second 3; the third costs 5 and ends the game.',
    ],
    hand: ['The number of one card, the action of another. What happens to the third depends on the mode.'],
    fence: [
      'A new fence cuts an estate of three into one of size 1 and one of size 2. Both are complete at once.',
    ],
    usedEstate: ['This estate was used for a plan, so it stays whole.'],
    twins: ['The 6 and its copy belong together in this edition.'],
    value: ['With the first box of column 3 crossed, each complete estate of three is worth 4 instead of 3.'],
    park: [
      'The 15 was written in this street, so its park gets the next tree. Three boxes are crossed: the park is worth 6.',
    ],
    pool: [
      'The 9 came with a pool, so its plot is circled. The 11 next door came without one: its pool is lost for good.',
    ],
    temp: ['An 8 with a temp may be any of these numbers. Here it becomes a 10, and a temp box is crossed.'],
    bis: ['The 5 was copied to the left and is now copied to the right. Each copy crosses a bis box.'],
    copyAndFence: ['A fence stands between the 6 and the empty house: no copy in this edition.'],
    extension: ['In this edition the copy may stand on the other side of a fence.'],
    plan: [
      'The 10 completes the estate of four, and the plan can be validated. Both estates are marked with it and serve no other plan.',
    ],
    track: [
      'Four pools, four boxes crossed. The lowest value left is what they are worth together: 13 points.',
    ],
    temps: [
      'Two architects share first place and score 7 each. The next one is second and scores 4; no box, no points.',
    ],
    end: ['All three plans.', 'The third refusal.', 'No empty house left.'],
    pile: [
      'Fence cards cut the pile into estates. In the middle one the bis card counts as two houses, and the value card makes each house worth 2.',
    ],
  },
  pictures: {
    street: (name, parts) => `${name}: ${parts.join(', ')}.`,
    offer: (number, action, next) =>
      `${number} with ${action}${next === undefined ? '' : `, next round ${next}`}.`,
    roles: ['Number', 'Action', 'Third card'],
    changes: (numbers) => `It may become ${list(numbers.map(String))}.`,
    track: (name, crossed, value) =>
      `${name}: ${counted(crossed, 'box', 'boxes')} crossed${value === undefined ? '' : `, worth ${value}`}.`,
    column: (size, crossed, value) =>
      `Estates of size ${size}: ${counted(crossed, 'box', 'boxes')} crossed, each worth ${value}.`,
    plan: (name, sentence, high, low) => `Plan ${name}. ${sentence} ${high} points at first, later ${low}.`,
    plansDone: (points) => `Three plans validated, for ${list(points.map(String))} points.`,
    town: 'A town in which every house carries a number.',
    temps: (crossed, points) =>
      `${counted(crossed, 'box', 'boxes')} crossed: ${counted(points, 'point', 'points')}.`,
    pile: (estates) =>
      `Estates of ${list(
        estates.map(
          ({ houses, points }) =>
            `${counted(houses, 'house', 'houses')} for ${counted(points, 'point', 'points')}`,
        ),
      )}.`,
    pileEstate: (houses, value, points) => (value === 1 ? `${points}` : `${houses} × ${value} = ${points}`),
  },
};
