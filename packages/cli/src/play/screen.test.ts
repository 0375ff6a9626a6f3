import { builtIn, defaultOptions, describeSheet, readSheet, scoreSheet } from '@picket/engine';
import { expect, test } from 'vitest';
import { stripVTControlCharacters } from 'node:util';
import { seedOf, startGame } from '../gameOptions.ts';
import { marksFor, noMarks } from './marks.ts';
import { colours, noColours } from './paint.ts';
import { screen, turnLine } from './screen.ts';
import { advance, openSession } from './session.ts';
import { streetLines } from './street.ts';
import { tap } from './tap.ts';
import { PRINTED } from './look.ts';

import { trackLines } from './tracks.ts';

const COMPACT = { ...PRINTED, roomy: false };

const empty = { houses: Array<null>(11).fill(null), fences: [], pools: [], used: [], parks: 0 };

const read = readSheet(
  {
    format: 'picket-sheet/1',
    edition: '2018',
    sheet: 'classic',
    streets: [
      {
        houses: [1, 3, 4, null, 'roundabout', 2, '2bis', 8, null, 15],
        fences: [1, 2, 3, 4, 8],
        pools: [2],
        used: [0, 1],
        parks: 2,
      },
      empty,
      { ...empty, houses: Array<null>(12).fill(null) },
    ],
    improve: [1, 0, 0, 0, 0, 0],
    temps: 2,
    refusals: 1,
    plans: [8, null, null],
  },
  builtIn,
);
if (!read.ok) throw new Error(JSON.stringify(read.refusal));
const sheet = read.value;

test('a street shows houses, fences, pools, copies, roundabouts, used houses and estates', () => {
  const { streets } = describeSheet(sheet);
  const [street] = streets;
  const [marks] = noMarks.streets;
  if (street === undefined || marks === undefined) throw new Error('no street');
  expect(streetLines(street, 0, marks, { columns: 10, paint: noColours })).toEqual([
    '     1    2    3    4    5    6    7×   8×   9   10    parks',
    't │ *1   *3 │  4≈│  · │  @ │  2    2b   8    · │ 15 │  ××· 4▸10',
    '   ╘═══2═══╛ └3─┘                               └3─┘',
  ]);
});

test('the tracks show boxes, what they are worth and what comes next', () => {
  const lines = trackLines(describeSheet(sheet), scoreSheet(sheet, 7), {
    sizes: new Set(),
    roundabouts: true,
    paint: noColours,
  });
  expect(lines).toEqual([
    'pools ×········ 3▸6   temps ××········· 7   bis ×········ −1▸−3',
    'value 1:× 3  2:·· 2▸3  3:··· 3▸4  4:···· 4▸5  5:···· 5▸6  6:···· 6▸7',
    'refusals ×·· 0▸−3   roundabouts ×· −3▸−8',
  ]);
});

const opening = openSession(
  startGame(defaultOptions, seedOf('monday', 0), { components: builtIn, hash: null }),
);

test('the screen of an opening round', () => {
  expect(screen(opening, COMPACT).join('\n')).toMatchInlineSnapshot(`
    "Round 1 · 2018 edition · Player 1 0
     1   4 Park          2   6 Park          3   6 Pool
           next Bis            next Pool           next Fence
    n°1  8▸4   Complete two estates of size 5.
    n°2  9▸5   Complete three estates of size 1 and one of size 4.
    n°3  13▸7  Complete one estate of size 1, one of size 4 and one of size 5.
         1    2    3≈   4    5    6    7≈   8≈   9   10              parks
    t │ ¹²³  ¹²³  ¹²³  ¹²³  ¹²³  ¹²³  ¹²³  ¹²³  ¹²³  ¹²³│            ··· 0▸2

         1≈   2    3    4≈   5    6    7    8≈   9   10   11         parks
    m │ ¹²³  ¹²³  ¹²³  ¹²³  ¹²³  ¹²³  ¹²³  ¹²³  ¹²³  ¹²³  ¹²³│       ···· 0▸2

         1    2≈   3    4    5    6    7≈   8    9   10   11≈  12    parks
    b │ ¹²³  ¹²³  ¹²³  ¹²³  ¹²³  ¹²³  ¹²³  ¹²³  ¹²³  ¹²³  ¹²³  ¹²³│  ····· 0▸2

    pools ········· 0▸3   temps ··········· 0   bis ········· 0▸−1
    value 1:· 1▸3  2:·· 2▸3  3:··· 3▸4  4:···· 4▸5  5:···· 5▸6  6:···· 6▸7
    refusals ··· 0▸0
    score 0 = 0"
  `);
});

test('a taken offer shows where its number fits, and the turn so far has words', () => {
  const taken = tap(opening.draft, { kind: 'offer', offer: 2 });
  if (taken.kind !== 'draft') throw new Error(taken.kind);
  expect(marksFor(taken.draft).streets[0]?.pencil.get(4)).toBe('(6)');
  const written = tap(taken.draft, { kind: 'house', at: [0, 2] });
  if (written.kind !== 'draft') throw new Error(written.kind);
  const session = advance(opening, written.draft);
  expect(turnLine(session)).toBe('Wrote 6, top street, house 3. Built the pool.');
  expect(screen(session, COMPACT)[0]).toBe('Round 1 · 2018 edition · Player 1 3 (+3)');
});

test('colours add nothing but colours', () => {
  const plain = screen(opening, PRINTED).join('\n');
  const coloured = screen(opening, { ...PRINTED, paint: colours }).join('\n');
  expect(coloured).not.toBe(plain);
  expect(stripVTControlCharacters(coloured)).toBe(plain);
});

test('every screen fits into 80 columns and leaves room for a prompt in 24 lines', () => {
  for (const edition of ['2018', '2023'] as const) {
    const options = { ...defaultOptions, edition, advanced: true };
    const game = startGame(options, seedOf('wide', 0), { components: builtIn, hash: null });
    const lines = screen(openSession(game), COMPACT);
    expect(lines.length).toBeLessThanOrEqual(21);
    for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(80);
  }
});
