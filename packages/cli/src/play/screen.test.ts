import { bots, chooseTurn } from 'picket-bots';
import {
  BUILT_IN,
  builtIn,
  defaultOptions,
  describeSheet,
  readSheet,
  scoreSheet,
  submit,
  viewOf,
  type Card,
  type Game,
  type Options,
  type Random,
} from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import { expect, test } from 'vitest';
import { stripVTControlCharacters } from 'node:util';
import { seedOf, startGame } from '../gameOptions.ts';
import { width } from '../io/table.ts';
import { markAutomatically } from './drafts.ts';
import { marksFor, noMarks } from './marks.ts';
import { colours, noColours } from './paint.ts';
import { screen, sheetOfSeat, turnLine } from './screen.ts';
import type { Opponent } from '../opponent.ts';
import { opponentLines } from './opponentLines.ts';
import { opponentTable } from './opponentTable.ts';
import { resultLines } from './recap.ts';
import { advance, openSession, type Session } from './session.ts';
import { sessionIn } from '../../test/sessions.ts';
import { EVERYTHING } from './detail.ts';
import { guideLines, hint } from './guide.ts';
import { streetLines } from './street.ts';
import { tap } from './tap.ts';
import { en } from '../text/en/index.ts';
import { LANGUAGE_CODES, LANGUAGES } from '../text/languages.ts';
import { printed } from './look.ts';
import { trackLines } from './tracks.ts';

const PRINTED = printed(en);

/** Every language. */
const TEXTS = await Promise.all(LANGUAGE_CODES.map((code) => LANGUAGES[code]()));

/** The smallest supported terminal. */
const SMALL = { ...PRINTED, rows: 24 };

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
if (!read.ok) throw new Error(JSON.stringify(read.rejection));
const sheet = read.value;

test('a street shows houses, fences, pools, copies, roundabouts, used houses and estates', () => {
  const { streets } = describeSheet(sheet);
  const [street] = streets;
  const [marks] = noMarks.streets;
  if (street === undefined || marks === undefined) throw new Error('no street');
  expect(
    streetLines(street, 0, marks, { columns: 10, paint: noColours, text: en, detail: EVERYTHING }),
  ).toEqual([
    '     1    2    3    4    5    6    7×   8×   9   10    parks',
    't │ *1   *3 │  4≈│  · │  @ │  2    2b   8    · │ 15 │  ××· 4▸10',
    '   ╘═══2═══╛ └3─┘                               └3─┘',
  ]);
});

test('the tracks show boxes, their value and the next value', () => {
  const lines = trackLines(describeSheet(sheet), scoreSheet(sheet, 7), {
    sizes: new Set(),
    roundabouts: true,
    look: PRINTED,
    detail: EVERYTHING,
  });
  expect(lines).toEqual([
    'pools ×········ 3▸6   temps ××········· 7   bis ×········ −1▸−3',
    'value 1:× 3  2:·· 2▸3  3:··· 3▸4  4:···· 4▸5  5:···· 5▸6  6:···· 6▸7',
    'refusals ×·· 0▸−3   roundabouts ×· −3▸−8',
  ]);
});

const opening = sessionIn(startGame(defaultOptions, seedOf('monday', 0), BUILT_IN));

test('the screen of an opening round', () => {
  expect(screen(opening, SMALL).join('\n')).toMatchInlineSnapshot(`
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

test('a picked card shows where its number fits, and the turn so far is described', () => {
  const taken = tap(opening.draft, { kind: 'step', step: { do: 'choose', offer: 2 } });
  if (taken.kind !== 'draft') throw new Error(taken.kind);
  expect(marksFor(taken.draft).streets[0]?.pencil.get(4)).toBe('(6)');
  const written = tap(taken.draft, { kind: 'step', step: { do: 'write', number: 6, at: [0, 2] } });
  if (written.kind !== 'draft') throw new Error(written.kind);
  const session = advance(opening, markAutomatically(written.draft));
  expect(turnLine(session, en)).toBe('Wrote 6, Beech (t), house 3. Built the pool.');
  expect(screen(session, SMALL)[0]).toBe('Round 1 · 2018 edition · Player 1 3 (+3)');
});

test('colours do not change the text', () => {
  const plain = screen(opening, PRINTED).join('\n');
  const coloured = screen(opening, { ...PRINTED, paint: colours }).join('\n');
  expect(coloured).not.toBe(plain);
  expect(stripVTControlCharacters(coloured)).toBe(plain);
});

const box = BUILT_IN;

const named = (count: number) => Array.from({ length: count }, (_, i) => `A player with name ${i}`);

const TABLES: readonly Partial<Options>[] = [
  { edition: '2018', advanced: true },
  { edition: '2023', advanced: true },
  { edition: '2018', advanced: true, players: ['Ada', 'Hazel'] },
  { edition: '2023', sheet: 'blueprint', advanced: true, players: named(4) },
  { edition: '2018', advanced: true, players: named(8) },
  { mode: 'solo' },
  { mode: 'expert', advanced: true, players: ['Ada', 'Bob', 'Cid'] },
  { mode: 'expert', players: named(27) },
  { mode: 'aaa', opponent: '2018-aaa-alex', advanced: true },
  { mode: 'aaa', edition: '2023', opponent: '2023-aaa-0', advanced: true },
  { mode: 'aaa', edition: '2023', sheet: 'blueprint', opponent: '2023-aaa-5', advanced: true },
];

/** The longest text of a turn, a hint or a refusal: five lines. */
const MESSAGES = Array.from({ length: 5 }, (_, i) => `${i} ${'word '.repeat(14)}`.trimEnd());

const AROUND = [
  { lines: [], status: [] },
  { lines: MESSAGES, status: ['Waiting for Bob · 0:45 left'] },
];

test.each(TABLES)(
  'at 80×24 the round and the scores stay in the first line, above the prompt, all game: %j',
  (options) => {
    const random = bots['random'];
    if (random === undefined) throw new Error('no bot');
    let game = startGame({ ...defaultOptions, ...options }, seedOf('wide', 0), box);
    const chance = new FastRandom('wide');
    while (game.state.ending === undefined) {
      const session = sessionIn(game);
      const { view, seat } = session;
      const steps = random(view, chance);
      const done = openSession(view, undefined, steps);
      // With many players all screens are alike: one of them is enough.
      for (const turn of seat === 0 ? [session, done] : []) {
        for (const around of AROUND) {
          for (const text of TEXTS) {
            const lines = screen(turn, { ...SMALL, text }, { guide: hint(turn.draft, text), ...around });
            expect(lines.length, lines.join('\n')).toBeLessThanOrEqual(23);
            expect(Math.max(...lines.map(width)), lines.join('\n')).toBeLessThanOrEqual(80);
            const round = text.screen.round(game.state.rounds.length + 1);
            expect(lines[0]).toMatch(new RegExp(`^${round} · .*\\d`));
            expect(lines.slice(1)).toEqual(expect.arrayContaining([...around.status, ...around.lines]));
            expect(lines.filter((line) => /^[tmb] │/.test(line))).toHaveLength(3);
          }
        }
      }
      const next = submit(game, { seat, round: game.state.rounds.length, steps });
      if (!next.ok) throw new Error(next.rejection.rejection.code);
      game = next.value;
    }
    const wide = (options.players?.length ?? 1) > 4 ? 120 : 80;
    for (const text of TEXTS) {
      for (const line of resultLines(viewOf(game), printed(text))) {
        expect(width(line), line).toBeLessThanOrEqual(wide);
      }
    }
  },
);

test('a terminal that is too low keeps the first line and the messages', () => {
  const lines = screen(opening, { ...PRINTED, rows: 10 }, { lines: ['A message.'] });
  expect(lines).toHaveLength(9);
  expect(lines[0]).toBe('Round 1 · 2018 edition · Player 1 0');
  expect(lines.at(-1)).toBe('A message.');
});

test('long names shorten before anything is lost from the first line', () => {
  const session = opened({ players: named(4) });
  expect(screen(session, SMALL)[0]).toBe('Round 1 · A player… 0 · A player… 0 · A player… 0 · A player… 0');
  expect(screen(opened({ players: named(9) }), SMALL)[0]).toBe(
    'Round 1 · A player… 0 · best of 8 others: A player… 0',
  );
});

function gameOf(options: Partial<Options>): Game {
  return startGame({ ...defaultOptions, ...options }, seedOf('picket', 0), box);
}

function opened(options: Partial<Options>): Session {
  return sessionIn(gameOf(options));
}

/** The lines between the header and the plans. */
const cardsOf = (session: Session) => screen(session, SMALL).slice(1, 3);

test('a hand shows the stack, and the value of each card for the AAA', () => {
  expect(cardsOf(opened({ mode: 'aaa', opponent: '2018-aaa-3' }))).toEqual([
    ' 1  10 Temp         2   6 Fence        3  12 Bis         81 left, top: Value',
    '    AAA +11            AAA +1             AAA +3         plan cards n°1 n°2 n°3',
  ]);
  expect(cardsOf(opened({ mode: 'solo' }))).toEqual([
    ' 1  10 Temp         2   6 Fence        3  12 Bis         79 left, top: Value',
    '                                                         Solo card to come',
  ]);
  expect(cardsOf(opened({ mode: 'expert', players: ['Ada', 'Bob', 'Cid'] }))).toEqual([
    ' 1  10 Temp         2   6 Fence        3  12 Bis         72 left, top: Fence',
    '    the card you leave goes to Bob; Cid passes one to you',
  ]);
});

test('a choice shows the use of each card, and where the third goes', () => {
  const session = opened({ mode: 'expert', players: ['Ada', 'Bob'] });
  const taken = tap(session.draft, { kind: 'step', step: { do: 'choose', number: 2, action: 0 } });
  if (taken.kind !== 'draft') throw new Error(taken.kind);
  expect(cardsOf(advance(session, taken.draft))).toEqual([
    '▸1  10 Temp         2   6 Fence       ▸3  12 Bis         75 left, top: Park',
    '    action             to Bob             number',
  ]);
});

/** The game after one turn of every seat. */
function played(game: Game, random: Random): Game {
  const { length: round } = game.state.rounds;
  return game.turns.reduce((before, _, seat) => {
    const steps = chooseTurn(viewOf(before, seat), 'newcomer', random);
    const next = submit(before, { seat, round, steps });
    if (!next.ok) throw new Error(next.rejection.rejection.code);
    return next.value;
  }, game);
}

/** Plays until the text is on the screen, and returns its line. */
function lineWith(text: string, options: Partial<Options>): string {
  for (let i = 0; i < 100; i++) {
    const random = new FastRandom(`${text} ${i}`);
    let game = startGame({ ...defaultOptions, ...options }, seedOf(text, i), box);
    while (game.state.ending === undefined) {
      const line = cardsOf(sessionIn(game)).find((shown) => shown.includes(text));
      if (line !== undefined) return line;
      game = played(game, random);
    }
  }
  throw new Error(`never seen: ${text}`);
}

test.each<[string, Partial<Options>]>([
  ['top: Solo card', { mode: 'solo' }],
  ['top: plan card', { mode: 'aaa', opponent: '2018-aaa-3' }],
  ['top: plan card', { mode: 'aaa', edition: '2023', opponent: '2023-aaa-2' }],
  ['stack empty', { mode: 'expert', players: Array.from({ length: 27 }, () => 'Ada') }],
])('[R23] a special card on top of the stack, and an empty stack, are shown: %s, %j', (text, options) => {
  expect(lineWith(text, options).length).toBeLessThanOrEqual(80);
});

test('[R23] the top of the stack is dealt next', () => {
  const solo = opened({ mode: 'solo' });
  expect(cardsOf(solo)[0]).toMatch(/79 left, top: Value$/);
  const next = sessionIn(played(gameOf({ mode: 'solo' }), new FastRandom('top')));
  expect(cardsOf(next)[0]).toMatch(/^ 1 +\d+ Value/);
});

test('[R22] [R23] a player sees the passed card of another hand, and the action that was on top', () => {
  const game = gameOf({ mode: 'expert', players: ['Ada', 'Bob', 'Cid'] });
  const hand = (of: Game, seat: number) => sheetOfSeat(sessionIn(of), seat, SMALL)[1];
  // Ada's view, on her turn.
  expect([1, 2].map((seat) => hand(game, seat))).toEqual(['hand: ?, ?, ?', 'hand: ?, ?, ?']);
  const next = played(game, new FastRandom('passed'));
  const [mine, theirs] = [1, 2].map((seat) => next.state.rules.mode.cardsOf(next.cards, seat)[0]);
  const name = (card: Card | undefined | null) => en.words.short[card?.action ?? 'bis'];
  expect(hand(next, 1)).toBe(`hand: ${mine?.number} ${name(mine as Card)}, ?, ?`);
  expect(hand(next, 2)).toBe(`hand: ? ${name(theirs as Card)}, ?, ?`);
  // Bob's view after Ada has played: she drew the card on top.
  const steps = chooseTurn(viewOf(next, 0), 'newcomer', new FastRandom('Ada'));
  const bobs = submit(next, { seat: 0, round: 1, steps });
  if (!bobs.ok) throw new Error('refused');
  const [passed, drawn] = next.state.rules.mode.cardsOf(next.cards, 0);
  expect(hand(bobs.value, 0)).toBe(`hand: ? ${name(passed as Card)}, ? ${name(drawn as Card)}, ?`);
});

test('other hands are hidden in expert mode', () => {
  const game = gameOf({ mode: 'expert', players: ['Ada', 'Bob'] });
  const others = game.state.rules.mode.cardsOf(game.cards, 1);
  const [faces = ''] = cardsOf(sessionIn(game));
  for (const card of others) {
    expect(faces).not.toContain(`${card?.number} ${en.words.short[card?.action ?? 'bis']} `);
  }
});

test('the opponent is shown with its score by part, and its pile with the estates that count', () => {
  const description: Opponent['description'] = {
    score: { plans: [8, 0, 0], parks: 6, pools: 0, temps: 9, fences: 2, estates: [6, 4], total: 35 },
    cards: { fence: 1, improve: 1, park: 1, pool: 1, temp: 1, bis: 0 },
    tempRank: 7,
    estates: [],
  };
  const pile: Opponent['pile'] = [
    { kind: 'estate', cards: 'pov', points: 6, counts: true },
    { kind: 'fence' },
    { kind: 'fence' },
    { kind: 'estate', cards: 't', points: 1, counts: false },
  ];
  expect(opponentLines({ name: 'Alex', description, pile }, PRINTED)).toEqual([
    'Alex: 35 = plans 8 + parks 6 + temps 9 + fences 2 + estates 10',
    'pile [pov=6]││ t=1',
  ]);
});

test('the opponents of an edition are listed with their estimated values', () => {
  const [first, second] = [builtIn.editions['2018'], builtIn.editions['2023']];
  if (first === undefined || second === undefined) throw new Error('no edition');
  const plain = opponentTable(first, '2018', 80, en.words);
  expect(plain.join('\n')).not.toContain('*');
  expect(plain[3]).toBe(' 3  AAA     3   ·2·    0    5    3     1   3     2   likes pools and temps');
  const starred = opponentTable(second, '2023', 80, en.words);
  expect(starred[2]).toBe(' 2  Sam      1*  ··C*   1    1*   1     1*  2     2   even-handed');
  expect(starred.filter((line) => line.includes('are estimated'))).toHaveLength(1);
  for (const { words } of TEXTS) {
    const tables = [opponentTable(first, '2018', 80, words), opponentTable(second, '2023', 80, words)];
    for (const line of tables.flat()) expect(width(line), line).toBeLessThanOrEqual(80);
  }
});

test('the commands and how to read the sheet fit into 80 columns', () => {
  for (const text of TEXTS) {
    for (const mode of ['standard', 'solo'] as const) {
      const lines = guideLines(opened({ mode }).draft, mode === 'standard', printed(text));
      for (const line of lines) expect(width(line), line).toBeLessThanOrEqual(80);
    }
  }
});
