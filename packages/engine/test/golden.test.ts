import { expect, test } from 'vitest';
import { startDraft, type Options, type Position } from '../src/index.ts';
import { tell, tellTurn } from './golden.ts';
import { nameOf, start, TABLES } from './kit.ts';
import { paper } from './paper.ts';

test.each(TABLES.map((table) => ({ table, name: nameOf(table) })))(
  'G3 G5 a whole game: $name',
  async ({ table, name }) => {
    const story = tell(
      start({ players: ['Ada', 'Bob'], ...table }, `golden ${name}`),
      `golden ${name}`,
      'sensible',
    );
    await expect(story).toMatchFileSnapshot(`goldens/${name}.txt`);
  },
);

test('G3 a game that ends with refusals', async () => {
  const story = tell(start({}, 'refusals'), 'refusals', 'wild');
  expect(story).toContain('ending refusals');
  await expect(story).toMatchFileSnapshot('goldens/ending-refusals.txt');
});

/** The note is in the n-th round of the game with this seed. */
test.each([
  ['2018-solo-early', { mode: 'solo' }, 'early 47', 'solo-card', 14],
  ['2018-solo-late', { mode: 'solo' }, 'late 3', 'solo-card', 27],
] as const)(
  'M6 the Solo card early and late in the lower half: %s',
  async (name, table, seed, note, round) => {
    const story = tell(start({ ...table, players: ['Ada'] }, seed), seed, 'sensible');
    const told = story.split(/\nround \d+ /).findIndex((text) => text.includes(note));
    expect(told).toBe(round);
    await expect(story).toMatchFileSnapshot(`goldens/${name}.txt`);
  },
);

test.each([
  ['2018-expert-asked', { mode: 'expert', players: ['Ada', 'Bob'] }, 'asked 0', '"why":"asked"'],
  [
    '2018-expert-empty',
    { mode: 'expert', players: ['Ada', 'Bob', 'Cy', 'Di'] },
    'empty 0',
    '"why":"stack-empty"',
  ],
  [
    '2018-aaa-first-plan',
    { mode: 'aaa', opponent: '2018-aaa-2', players: ['Ada'] },
    'first 0',
    '"why":"first-plan"',
  ],
  [
    '2023-aaa-empty',
    { edition: '2023', mode: 'aaa', opponent: '2023-aaa-4', players: ['Ada'] },
    'empty 0',
    '"why":"stack-empty"',
  ],
  ['2018-solo-deck', { mode: 'solo', players: ['Ada'] }, 'deck 1', 'ending deck'],
  ['2018-aaa-deck', { mode: 'aaa', opponent: '2018-aaa-alex', players: ['Ada'] }, 'aaadeck 1', 'ending deck'],
] as const)('R9 R16 M5 M10 reshuffles, and a deck that runs out: %s', async (name, table, seed, expected) => {
  const story = tell(start(table, seed), seed, 'sensible');
  expect(story).toContain(expected);
  await expect(story).toMatchFileSnapshot(`goldens/${name}.txt`);
});

interface Scene {
  readonly name: string;
  readonly plans: readonly [string, string, string];
  readonly table?: Partial<Options>;
  readonly position?: Partial<Position>;
  readonly sheet: ReturnType<typeof paper>;
  readonly steps: readonly unknown[];
}

/** A full street, numbered from 1. */
const FULL_10 = '1 2 3 4 5 6 7 8 9 10';
const FULL_11 = '1 2 3 4 5 6 7 8 9 10 11';
const FULL_12 = '1 2 3 4 5 6 7 8 9 10 11 12';
const basic = ['2018-A-1', '2018-B-1', '2018-C-1'] as const;
const advanced2018 = { edition: '2018', advanced: true } as const;
const advanced2023 = { edition: '2023', advanced: true } as const;
const write = (number: number, street: number, house: number): unknown => ({
  do: 'write',
  number,
  at: [street, house],
});
const choose = { do: 'choose', offer: 0 };

const SCENES: readonly Scene[] = [
  {
    name: 'plan-estates',
    plans: ['2018-A-2', '2018-B-1', '2018-C-1'],
    sheet: paper(['1 2 | 3 4 | 5 6 |', '1 2 | . 4 |']),
    steps: [
      choose,
      write(3, 1, 2),
      {
        do: 'plan',
        slot: 'A',
        estates: [
          [0, 0, 2],
          [0, 2, 2],
          [1, 0, 2],
          [1, 2, 2],
        ],
      },
    ],
  },
  {
    name: 'plan-estates-with-pools',
    plans: ['2023-A-1', '2023-B-adv-1', '2023-C-1'],
    table: advanced2023,
    sheet: paper(['. . 3* | .', '1* | .', '. 2* |'], {}, advanced2023),
    steps: [
      choose,
      write(1, 2, 0),
      { do: 'roundabout', at: [0, 1] },
      {
        do: 'plan',
        slot: 'B',
        estates: [
          [0, 2, 1],
          [1, 0, 1],
          [2, 0, 2],
        ],
      },
    ],
    position: { numbers: [1, 5, 5] },
  },
  {
    name: 'plan-estates-in-street',
    plans: ['2023-A-adv-2', '2023-B-1', '2023-C-1'],
    table: advanced2023,
    sheet: paper(['1 2 | 3 4 5 6 7 . | 9'], {}, advanced2023),
    position: { numbers: [8, 5, 5] },
    steps: [
      choose,
      write(8, 0, 7),
      {
        do: 'plan',
        slot: 'A',
        estates: [
          [0, 0, 2],
          [0, 2, 6],
        ],
      },
    ],
  },
  {
    name: 'plan-estates-in-one-street',
    plans: ['2023-A-adv-5', '2023-B-1', '2023-C-1'],
    table: advanced2023,
    sheet: paper(['.', '1 2 3 4 | o | 1 2 3 . |'], {}, advanced2023),
    position: { numbers: [4, 5, 5] },
    steps: [
      choose,
      write(4, 1, 8),
      {
        do: 'plan',
        slot: 'A',
        estates: [
          [1, 0, 4],
          [1, 5, 4],
        ],
      },
    ],
  },
  {
    name: 'plan-end-estates',
    plans: ['2023-A-adv-1', '2023-B-1', '2023-C-1'],
    table: advanced2023,
    sheet: paper(
      ['1 | . . . . . . . . | 9', '1 | . . . . . . . . . | 9', '1 | . . . . . . . . . . | .'],
      {},
      advanced2023,
    ),
    position: { numbers: [15, 5, 5] },
    steps: [
      choose,
      write(15, 2, 11),
      {
        do: 'plan',
        slot: 'A',
        estates: [
          [0, 0, 1],
          [0, 9, 1],
          [1, 0, 1],
          [1, 10, 1],
          [2, 0, 1],
          [2, 11, 1],
        ],
      },
    ],
  },
  {
    name: 'plan-street-full',
    plans: ['2018-A-adv-2', '2018-B-1', '2018-C-1'],
    table: advanced2018,
    sheet: paper(['1 2 3 4 | o | 6 7 8 9 .']),
    position: { numbers: [12, 5, 5] },
    steps: [choose, write(12, 0, 9), { do: 'plan', slot: 'A', estates: [] }],
  },
  {
    name: 'plan-end-houses',
    plans: ['2018-A-adv-5', '2018-B-1', '2018-C-1'],
    table: advanced2018,
    sheet: paper(['1 . . . . . . . . 9', '1 . . . . . . . . . 9', '. . . . . . . . . . . 15']),
    position: { numbers: [1, 5, 5] },
    steps: [choose, write(1, 2, 0), { do: 'plan', slot: 'A', estates: [] }],
  },
  {
    name: 'plan-bis-in-one-street',
    plans: ['2018-A-adv-3', '2018-B-1', '2018-C-1'],
    table: advanced2018,
    sheet: paper(['4 4b 4b 4b 4b']),
    position: { numbers: [9, 5, 5], actions: [5, 0, 0] },
    steps: [
      choose,
      write(9, 1, 5),
      { do: 'bis', from: [0, 4], at: [0, 5] },
      { do: 'plan', slot: 'A', estates: [] },
    ],
  },
  {
    name: 'plan-temps',
    plans: ['2018-A-adv-4', '2018-B-1', '2018-C-1'],
    table: advanced2018,
    sheet: paper([], { temps: 6 }),
    position: { numbers: [9, 5, 5], actions: [4, 0, 0] },
    steps: [choose, { do: 'temp', by: 0 }, write(9, 1, 5), { do: 'plan', slot: 'A', estates: [] }],
  },
  {
    name: 'plan-all-parks',
    plans: ['2018-A-1', '2018-B-adv-1', '2018-C-1'],
    table: advanced2018,
    sheet: paper(['1 2 3', '1 2 3'], { parks: [3, 3, 0] }),
    position: { numbers: [9, 5, 5], actions: [2, 0, 0] },
    steps: [choose, write(9, 1, 5), { do: 'park' }, { do: 'plan', slot: 'B', estates: [] }],
  },
  {
    name: 'plan-all-pools',
    plans: ['2018-A-1', '2018-B-adv-3', '2018-C-1'],
    table: advanced2018,
    sheet: paper(['. . 3* . . . 7* 8*', '1* . . 4* . . . .']),
    position: { numbers: [9, 5, 5], actions: [3, 0, 0] },
    steps: [choose, write(9, 1, 7), { do: 'pool' }, { do: 'plan', slot: 'B', estates: [] }],
  },
  {
    name: 'plan-street-parks-and-pools',
    plans: ['2018-A-1', '2018-B-adv-5', '2018-C-1'],
    table: advanced2018,
    sheet: paper(['', '1* 2 . 4* . . . 8*'], { parks: [0, 3, 0] }),
    position: { numbers: [9, 5, 5], actions: [2, 0, 0] },
    steps: [choose, write(9, 1, 8), { do: 'park' }, { do: 'plan', slot: 'B', estates: [] }],
  },
  {
    name: 'plan-one-street-parks-pools-roundabout',
    plans: ['2018-A-1', '2018-B-adv-2', '2018-C-1'],
    table: advanced2018,
    sheet: paper(['', '1* 2 3 4* . . . 8*'], { parks: [0, 4, 0] }),
    position: { numbers: [9, 5, 5] },
    steps: [
      choose,
      write(9, 2, 8),
      { do: 'roundabout', at: [1, 10] },
      { do: 'plan', slot: 'B', estates: [] },
    ],
  },
  {
    name: 'plan-park-boxes',
    plans: ['2023-A-1', '2023-B-1', '2023-C-adv-1'],
    table: advanced2023,
    sheet: paper(['1 2 3', '1 2', '1'], { parks: [3, 2, 1] }, advanced2023),
    position: { numbers: [9, 5, 5], actions: [2, 0, 0] },
    steps: [choose, write(9, 2, 8), { do: 'park' }, { do: 'plan', slot: 'C', estates: [] }],
  },
  {
    name: 'plan-park-boxes-each-street',
    plans: ['2023-A-1', '2023-B-1', '2023-C-adv-2'],
    table: advanced2023,
    sheet: paper(['1 2 3', '1 2', '1'], { parks: [2, 2, 1] }, advanced2023),
    position: { numbers: [9, 5, 5], actions: [2, 0, 0] },
    steps: [choose, write(9, 2, 8), { do: 'park' }, { do: 'plan', slot: 'C', estates: [] }],
  },
  {
    name: 'plan-improve-boxes',
    plans: ['2023-A-1', '2023-B-1', '2023-C-adv-5'],
    table: advanced2023,
    sheet: paper(['1'], { improve: [1, 2, 2, 0, 0, 0] }, advanced2023),
    position: { numbers: [9, 5, 5], actions: [1, 0, 0] },
    steps: [choose, write(9, 2, 8), { do: 'improve', size: 6 }, { do: 'plan', slot: 'C', estates: [] }],
  },
  {
    name: 'plan-improve-columns-full',
    plans: ['2023-A-1', '2023-B-1', '2023-C-adv-6'],
    table: advanced2023,
    sheet: paper(['1'], { improve: [1, 2, 2, 0, 0, 0] }, advanced2023),
    position: { numbers: [9, 5, 5], actions: [1, 0, 0] },
    steps: [choose, write(9, 2, 8), { do: 'improve', size: 3 }, { do: 'plan', slot: 'C', estates: [] }],
  },
  {
    name: 'ending-plans',
    plans: ['2018-A-4', '2018-B-5', '2018-C-3'],
    sheet: paper(
      ['1 2 3 4 | 5 6 . .', FULL_11.replace('4 5', '4 | 5').replace('9 10', '9 | 10'), '1 2 3 | 4 5 6 7 |'],
      { plans: [6, null, null] },
    ),
    position: { numbers: [7, 5, 5], actions: [0, 0, 0] },
    steps: [
      choose,
      write(7, 0, 6),
      { do: 'fence', at: [0, 6] },
      {
        do: 'plan',
        slot: 'B',
        estates: [
          [1, 0, 4],
          [1, 4, 5],
        ],
      },
      {
        do: 'plan',
        slot: 'C',
        estates: [
          [0, 4, 3],
          [0, 0, 4],
        ],
      },
      { do: 'reshuffle' },
    ],
  },
  {
    name: 'ending-full',
    plans: basic,
    sheet: paper([FULL_10, FULL_11, FULL_12.replace('12', '.')]),
    position: { numbers: [15, 5, 5] },
    steps: [choose, write(15, 2, 11)],
  },
];

test.each(SCENES)(
  'P1 P3 a turn from a given position: $name',
  async ({ name, plans, table, position, sheet, steps }) => {
    const { rules } = start({ ...table, plans }).state;
    const draft = startDraft({
      rules,
      sheet,
      numbers: [3, 5, 5],
      actions: [0, 0, 0],
      worth: rules.plans.map(({ card }) => card.high),
      reshuffle: rules.layout.rulings.reshuffleAfterFirstPlan ? 'open' : 'never',
      ...position,
    });
    const story = tellTurn(`${name}  ${plans.join(' ')}`, draft, steps);
    expect(story).not.toContain('refused');
    await expect(story).toMatchFileSnapshot(`goldens/${name}.txt`);
  },
);
