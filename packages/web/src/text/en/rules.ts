import type { RulesText } from '../rulesText.ts';
import { counted, list } from './phrase.ts';

export const rules: RulesText = {
  introduction: 'Every rule, with examples. Choose your game to see only the rules you need.',
  noSuchRule: (id) => `There is no rule called ${id}. These are all the rules.`,
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
    'plan-tracks': 'Plans on tracks',
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
  nothing: (query) => `Nothing found for “${query}”. Try a different or shorter word.`,
  elsewhere: (count) => `${count} more in other games`,
  link: (id) => `Link to rule ${id}`,
  allowed: 'Allowed',
  notAllowed: 'Not allowed',
  examples: {
    rising: [
      'The 8 fits between the 5 and the 10. The empty house before it can still take a 6 or a 7.',
      'A 4 can’t go to the right of a 5.',
    ],
    roundabout: [
      'A roundabout replaces a house and has a fence on both sides. After it the numbers start again: here a 2 follows an 8.',
    ],
    estate: [
      'Two estates of three houses. The right one is complete, with size 3; the left one still needs two numbers.',
    ],
    offer: ['An 8 with a fence this round. The action of the next round is known already.'],
    refusal: [
      (one, two, three) =>
        `None of these numbers fits: the only empty houses are to the left of an 8 or a 7. You take a permit refusal and cross a box. One costs ${one}, two cost ${two}; three cost ${three} and end the game.`,
    ],
    hand: [
      'The number of one card and the action of another. What happens to the third depends on the mode.',
    ],
    fence: [
      'A new fence divides an estate of three into one of size 1 and one of size 2. Both are complete.',
    ],
    usedEstate: ['This estate was used for a plan, so no fence may divide it.'],
    twins: ['In this edition no fence may separate a 6 from its bis.'],
    value: [
      (before, after) =>
        `With the first box of column 3 crossed, each complete estate of three is worth ${after} instead of ${before}.`,
    ],
    park: [
      (worth) =>
        `The 15 was written in this street, so you cross its next park box. With three boxes crossed the park is worth ${worth}.`,
    ],
    pool: [
      'The 9 came with a pool, so its plot is circled. The 11 next to it was written without one, so its pool can never be built.',
    ],
    temp: ['With a temp, an 8 can become any of these numbers. Here it is a 10, and a temp box is crossed.'],
    bis: ['The 5 already has a bis on its left and now gets one on its right. Each bis crosses a box.'],
    copyAndFence: [
      'There is a fence between the 6 and the empty house, so no bis is allowed in this edition.',
    ],
    extension: ['In this edition a bis may be on the other side of a fence.'],
    plan: [
      'The 10 completes the estate of four, so you can claim the plan. Both estates are then marked as used.',
    ],
    track: [
      (worth) =>
        `Four pools, four boxes crossed. Together they are worth the lowest value left: ${worth} points.`,
    ],
    temps: [
      (first, second) =>
        `Two players share first place and score ${first} each. The next one is second and scores ${second}; a player without a box scores nothing.`,
    ],
    end: ['All three plans.', 'The third permit refusal.', 'No empty house left.'],
    pile: [
      (houses, value) =>
        `Fence cards divide the pile into estates. In the middle one the bis card counts as ${counted(houses, 'house', 'houses')}, and the value card makes each house worth ${value}.`,
    ],
  },
  ofEdition: (edition) => `Values of the ${edition}.`,
  estimated: 'Estimated values.',
  pictures: {
    street: (name, parts) => `${name}: ${parts.join(', ')}.`,
    offer: (number, action, next) =>
      `${number} with ${action}${next === undefined ? '' : `, next round ${next}`}.`,
    roles: ['Number', 'Action', 'Third card'],
    changes: (numbers) => `It can become ${list(numbers.map(String))}.`,
    track: (name, crossed, value) =>
      `${name}: ${counted(crossed, 'box', 'boxes')} crossed${value === undefined ? '' : `, worth ${value}`}.`,
    column: (size, crossed, value) =>
      `Estates of size ${size}: ${counted(crossed, 'box', 'boxes')} crossed, each worth ${value}.`,
    plan: (name, sentence, high, low) => `Plan ${name}. ${sentence} ${high} points at first, ${low} later.`,
    plansDone: (points) => `Three plans claimed, for ${list(points.map(String))} points.`,
    town: 'A town with a number in every house.',
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
