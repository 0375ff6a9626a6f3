import type { Action, EditionId, HouseDescription, ModeId, Score, Slot } from 'picket-engine';
import { enCore as words, type Streets } from 'picket-words';
import { counted, list, numbers, points, slotName } from './phrase.ts';
import { houseState, poolState } from './spots.ts';

/** The lines under the drawings of an example. Printed numbers are filled in from the edition shown. */
type Lines = readonly (string | ((...printed: number[]) => string))[];

/** A house in a drawing, and whether a fence follows. */
interface House extends Pick<HouseDescription, 'kind' | 'pool'> {
  readonly number: number;
  readonly fence: boolean;
}

const partsOf = (house: House): string[] => [
  houseState(house),
  ...(house.pool === 'none' || house.kind === 'roundabout' ? [] : [poolState[house.pool]]),
  ...(house.fence ? ['fence'] : []),
];

const examples = {
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
    (one: number, two: number, three: number) =>
      `None of these numbers fits: the only empty houses are to the left of an 8 or a 7. You take a permit refusal and cross a box. One costs ${one}, two cost ${two}; three cost ${three} and end the game.`,
  ],
  hand: ['The number of one card and the action of another. What happens to the third depends on the mode.'],
  fence: ['A new fence divides an estate of three into one of size 1 and one of size 2. Both are complete.'],
  usedEstate: ['This estate was used for a plan, so no fence may divide it.'],
  twins: ['In this edition no fence may separate a 6 from its bis.'],
  value: [
    (before: number, after: number) =>
      `With the first box of column 3 crossed, each complete estate of three is worth ${after} instead of ${before}.`,
  ],
  park: [
    (worth: number) =>
      `The 15 was written in this street, so you cross its next park box. With three boxes crossed the park is worth ${worth}.`,
  ],
  pool: [
    'The 9 came with a pool, so its plot is circled. The 11 next to it was written without one, so its pool can never be built.',
  ],
  temp: ['With a temp, an 8 can become any of these numbers. Here it is a 10, and a temp box is crossed.'],
  bis: ['The 5 already has a bis on its left and now gets one on its right. Each bis crosses a box.'],
  copyAndFence: ['There is a fence between the 6 and the empty house, so no bis is allowed in this edition.'],
  extension: ['In this edition a bis may be on the other side of a fence.'],
  plan: [
    'The 10 completes the estate of four, so you can claim the plan. Both estates are then marked as used.',
  ],
  track: [
    (worth: number) =>
      `Four pools, four boxes crossed. Together they are worth the lowest value left: ${worth} points.`,
  ],
  temps: [
    (first: number, second: number) =>
      `Two players share first place and score ${first} each. The next one is second and scores ${second}; a player without a box scores nothing.`,
  ],
  end: ['All three plans.', 'The third permit refusal.', 'No empty house left.'],
  pile: [
    (houses: number, value: number) =>
      `Fence cards divide the pile into estates. In the middle one the bis card counts as ${counted(houses, 'house', 'houses')}, and the value card makes each house worth ${value}.`,
  ],
};

export const rules = {
  introduction:
    'What the game is about, and every rule with examples. Choose your game to see only its rules.',
  noSuchRule: (id: string) => `There is no rule called ${id}. These are all the rules.`,
  search: 'Search the rules',
  clear: 'Clear the search',
  contents: 'Contents',
  game: 'Your game',
  edition: 'Edition',
  bothEditions: 'Both',
  mode: 'Mode',
  allModes: 'All',
  /** The chosen game: “2018 edition, Solo”. */
  chosen: (edition: EditionId | undefined, mode: ModeId | undefined) =>
    [
      edition === undefined ? 'Both editions' : words.editions[edition],
      mode === undefined ? 'all modes' : words.modes[mode],
    ].join(', '),
  advanced: { name: 'Advanced game', line: 'Roundabouts and advanced plans.' },
  advancedTag: 'Advanced',
  topics: {
    roundabout: 'Roundabouts',
    'plan-estates': 'Plans on estates',
    'plan-houses': 'Plans on houses',
    'plan-tracks': 'Plans on tracks',
  },
  /** “Surveyor in the 2018 edition and Fence in the 2023 edition”. */
  named: (action: Action, editions: readonly EditionId[]) =>
    list(editions.map((edition) => `${words.actions[edition][action]} in the ${words.editions[edition]}`)),
  count: (count: number) => counted(count, 'rule', 'rules'),
  found: (count: number, terms: number) => {
    const found = [
      ...(count > 0 ? [counted(count, 'rule', 'rules')] : []),
      ...(terms > 0 ? [counted(terms, 'term', 'terms')] : []),
    ];
    return `${list(found)} found`;
  },
  nothing: (query: string) => `Nothing found for “${query}”. Try a different or shorter word.`,
  elsewhere: (count: number) => `${count} more in other games`,
  link: (id: string) => `Link to rule ${id}`,
  allowed: 'Allowed',
  notAllowed: 'Not allowed',
  examples: examples as { readonly [E in keyof typeof examples]: Lines },
  ofEdition: (edition: EditionId) => `Values of the ${words.editions[edition]}.`,
  estimated: 'Estimated values.',
  /** What a drawing shows, for screen readers; and the few words in drawings. */
  pictures: {
    street: (street: number, streets: Streets, houses: readonly House[]) =>
      `${words.street(street, streets)}: ${houses.flatMap(partsOf).join(', ')}.`,
    offer: (number: number, action: Action, next: Action | undefined, caption: string) => {
      const card = `${number} with ${words.short[action]}`;
      const whole = next === undefined ? `${card}.` : `${card}, next round ${words.short[next]}.`;
      return caption === '' ? whole : `${caption}: ${whole}`;
    },
    roles: ['Number', 'Action', 'Third card'] as readonly [string, string, string],
    changes: (possible: readonly number[]) => `It can become ${numbers(possible)}.`,
    track: (part: keyof Score, crossed: number, value: number | undefined) =>
      `${words.columns[part]}: ${counted(crossed, 'box', 'boxes')} crossed${value === undefined ? '' : `, worth ${value}`}.`,
    column: (size: number, crossed: number, value: number) =>
      `Estates of size ${size}: ${counted(crossed, 'box', 'boxes')} crossed, each worth ${value}.`,
    plan: (plan: {
      readonly slot: Slot;
      readonly edition: EditionId;
      readonly sentence: string;
      readonly high: number;
      readonly low: number;
    }) =>
      `Plan ${slotName(plan.slot, plan.edition)}. ${plan.sentence} ${points(plan.high)} at first, ${plan.low} later.`,
    plansDone: (worth: readonly number[]) => `Three plans claimed, for ${numbers(worth)} points.`,
    town: 'A town with a number in every house.',
    temps: (crossed: number, worth: number) =>
      `${counted(crossed, 'box', 'boxes')} crossed: ${points(worth)}.`,
    pile: (estates: readonly { readonly houses: number; readonly points: number }[]) =>
      `Estates of ${list(
        estates.map((estate) => `${counted(estate.houses, 'house', 'houses')} for ${points(estate.points)}`),
      )}.`,
    pileEstate: (houses: number, value: number, worth: number) =>
      value === 1 ? `${worth}` : `${houses} × ${value} = ${worth}`,
  },
};
