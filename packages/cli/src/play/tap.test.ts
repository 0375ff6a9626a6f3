import { bots, playGame, type Bot } from 'picket-bots';
import {
  defaultOptions,
  newGame,
  positionIn,
  startDraft,
  viewOf,
  type Draft,
  type Game,
  type Options,
} from 'picket-engine';
import { FastRandom, type Sheet } from 'picket-engine/fast';
import { describeRejection, en as words } from 'picket-words';
import { expect, test } from 'vitest';
import { typed } from './typed.ts';
import { seedOf } from '../gameOptions.ts';
import { comesBeforePlans, opensTurn } from './answer.ts';
import { markAutomatically } from './drafts.ts';
import type { TurnInput } from './input.ts';
import { readInput, trimmed } from './readInput.ts';
import { sessionIn } from '../../test/sessions.ts';
import { en } from '../text/en/index.ts';
import type { Answer } from './settle.ts';
import { tap } from './tap.ts';

function gameWith(seed: string, options: Partial<Options> = {}): Game {
  const started = newGame({ options: { ...defaultOptions, ...options }, seed: seedOf(seed, 0) });
  if (!started.ok) throw new Error(started.rejection.code);
  return started.value;
}

/** Types commands on a draft; only the last may ask a question. Automatic marks are made at the end. */
function type(draft: Draft, line: string): Answer {
  let now = draft;
  let open = false;
  for (let rest = trimmed(line); rest !== '';) {
    const read = readInput(rest, now);
    if (!read.ok) throw new Error(read.message(en));
    if (open && !comesBeforePlans(read.input)) now = markAutomatically(now);
    const answer = tap(now, read.input as TurnInput);
    rest = trimmed(read.rest);
    if (answer.kind === 'refused') return answer;
    if (answer.kind === 'ask') {
      if (rest !== '') throw new Error(answer.question(en));
      return answer;
    }
    now = answer.draft;
    open = read.input.kind !== 'none' && (open || opensTurn(read.input)) && comesBeforePlans(read.input);
  }
  return { kind: 'draft', draft: open ? markAutomatically(now) : now };
}

function draftAfter(answer: Answer): Draft {
  if (answer.kind !== 'draft') throw new Error(answer.kind);
  return answer.draft;
}

function sentences(answer: Answer): string[] {
  return answer.kind === 'refused'
    ? answer.rejections.map((rejection) => describeRejection(words, rejection))
    : [];
}

/** Cards 4 Park, 6 Park and 6 Pool. */
const opening = sessionIn(gameWith('monday')).draft;

const TABLES: readonly Partial<Options>[] = [
  { edition: '2018', advanced: true },
  { edition: '2023', advanced: true },
  { mode: 'solo' },
  { mode: 'expert', players: ['Ada', 'Bob'], advanced: true },
  { mode: 'aaa', opponent: '2018-aaa-1' },
  { mode: 'aaa', edition: '2023', opponent: '2023-aaa-2', advanced: true },
];

test.each(TABLES)('every turn can be typed: %j', (options) => {
  const random = bots['random'];
  if (random === undefined) throw new Error('no bot');
  let turns = 0;
  /** Types each turn before playing it. */
  const typist: Bot = (view, chance) => {
    const steps = random(view, chance);
    const position = positionIn(view);
    if (position === undefined) throw new Error('no position');
    expect(draftAfter(type(startDraft(position), typed(steps))).steps).toEqual(steps);
    turns += 1;
    return steps;
  };
  for (let i = 0; i < 5; i++) {
    playGame(gameWith(`typed-${i}`, options), [typist], () => new FastRandom(`typed-${i}`));
  }
  expect(turns).toBeGreaterThan(25);
});

/** The first draft of a game, on a sheet with some marks. */
function draftOn(game: Game, mark: (sheet: Sheet) => void): Draft {
  const { position } = sessionIn(game).draft;
  const sheet = position.sheet.copy();
  mark(sheet);
  return startDraft({ ...position, sheet });
}

test('a house that several cards fit asks which, equal ones count once', () => {
  const answer = type(opening, 't5');
  expect(answer.kind).toBe('ask');
  if (answer.kind !== 'ask') return;
  expect(answer.choices.map(({ label }) => label(en))).toEqual(['4 with Park', '6 with Park', '6 with Pool']);
});

test('a house that one card fits is written at once', () => {
  const draft = draftOn(gameWith('monday'), (sheet) => {
    sheet.write(0, 3, 4);
    sheet.write(0, 5, 6);
  });
  expect(sentences(type(draft, 't5'))).toHaveLength(3);
  const first = draftOn(gameWith('monday'), (sheet) => sheet.write(0, 5, 6));
  expect(draftAfter(type(first, 't5')).steps[0]).toEqual({ do: 'choose', offer: 0 });
});

test('a park is marked automatically, and n skips it', () => {
  expect(draftAfter(type(opening, '1 t5')).steps.map((step) => step.do)).toEqual(['choose', 'write', 'park']);
  expect(draftAfter(type(opening, '1 t5 n')).steps.map((step) => step.do)).toEqual(['choose', 'write']);
});

test('a pool is marked automatically if there is one', () => {
  expect(draftAfter(type(opening, '3 t3')).steps.at(-1)).toEqual({ do: 'pool' });
  expect(draftAfter(type(opening, '3 t4')).steps.at(-1)).toEqual({ do: 'write', number: 6, at: [0, 3] });
});

test('another card keeps the house', () => {
  expect(draftAfter(type(opening, '1 t3 3')).steps).toEqual([
    { do: 'choose', offer: 2 },
    { do: 'write', number: 6, at: [0, 2] },
    { do: 'pool' },
  ]);
});

test('[R2] a temp counts automatically, even without a change', () => {
  // Cards 6 Temp, 6 Fence and 9 Value.
  const view = viewOf(gameWith('picket'), 0);
  const position = positionIn(view);
  if (position === undefined) throw new Error('no position');
  const draft = startDraft(position);
  expect(draftAfter(type(draft, '1 t5')).turn.sheet.temps).toBe(1);
  expect(draftAfter(type(draft, '1 t5 n')).turn.sheet.temps).toBe(0);
  expect(draftAfter(type(draft, '2 t5 1')).turn.sheet.temps).toBe(1);
  expect(draftAfter(type(draft, '+2 t5')).turn.sheet.number(0, 4)).toBe(8);
  expect(draftAfter(type(draft, '-1t5')).turn.sheet.number(0, 4)).toBe(5);
});

test('a rejection gives the reason', () => {
  expect(sentences(type(opening, 'f t4'))).toEqual([words.rejection['not-chosen-yet']()]);
  expect(sentences(type(opening, '1 t99'))).toEqual(['The top street has no house 99.']);
  expect(new Set(sentences(type(opening, 'x t1'))).size).toBe(1);
});

test('[R5] a plan that several sets of estates meet asks which, or uses the named houses', () => {
  const plans = ['2018-A-4', '2018-B-1', '2018-C-1'];
  const draft = draftOn(gameWith('monday', { plans }), (sheet) => {
    for (const street of [0, 1, 2]) {
      for (const house of [0, 1, 2, 3]) sheet.write(street, house, house);
      sheet.putFence(street, 3);
    }
  });
  const asked = type(draft, '1 b12 g1');
  expect(asked.kind).toBe('ask');
  if (asked.kind !== 'ask') return;
  expect(asked.choices.map(({ label }) => label(en))).toEqual(['t1-4, m1-4', 't1-4, b1-4', 'm1-4, b1-4']);
  expect(draftAfter(type(draft, '1 b12 gA(m1-4,b1-4)')).steps.at(-1)).toEqual({
    do: 'plan',
    slot: 'A',
    estates: [
      [1, 0, 4],
      [2, 0, 4],
    ],
  });
  expect(sentences(type(draft, '1 b12 gA(t1-4)'))).toEqual([
    words.rejection['plan-wrong-estates']({ slot: 'A' }, '2018'),
  ]);
});

/** Cards 10 Temp, 6 Fence and 12 Bis in hand. */
const inHand = sessionIn(gameWith('picket', { mode: 'aaa', opponent: '2018-aaa-3' })).draft;

function labels(answer: Answer): string[] {
  return answer.kind === 'ask' ? answer.choices.map(({ label }) => label(en)) : [];
}

test('a house asks for the number, then for the action, of cards in hand', () => {
  const asked = type(inHand, 'm4');
  expect(labels(asked)).toEqual(['10 of card 1', '6 of card 2', '12 of card 3']);
  const next = asked.kind === 'ask' ? asked.choices[1]?.answer : undefined;
  if (next === undefined) throw new Error('no answer');
  expect(labels(next)).toEqual(['Temp, giving 12 Bis', 'Bis, giving 10 Temp']);
  expect(labels(type(inHand, '2'))).toEqual(labels(next));
});

test('a house that one number fits asks for the action only', () => {
  const draft = draftOn(gameWith('picket', { mode: 'solo' }), (sheet) => sheet.write(1, 4, 7));
  expect(labels(type(draft, 'm4'))).toEqual(['Temp', 'Bis']);
  expect(draftAfter(type(draft, '2/3m4')).steps).toEqual([
    { do: 'choose', number: 1, action: 2 },
    { do: 'write', number: 6, at: [1, 3] },
  ]);
});

test('other cards keep the house', () => {
  expect(draftAfter(type(inHand, '1/3 t3 2/3')).steps).toEqual([
    { do: 'choose', number: 1, action: 2 },
    { do: 'write', number: 6, at: [0, 2] },
  ]);
});

test('[T4] a refusal with a hand needs the card to pass', () => {
  expect(sentences(type(inHand, 'refuse 2'))[0]).toContain('You can still write');
  const game = gameWith('picket', { mode: 'aaa', opponent: '2018-aaa-3' });
  const draft = draftOn(game, (sheet) => {
    for (const street of [0, 1, 2]) sheet.write(street, 0, 15);
  });
  expect(sentences(type(draft, 'refuse'))).toEqual([words.rejection['give-a-card']()]);
  expect(draftAfter(type(draft, 'refuse 2')).steps).toEqual([{ do: 'refuse', give: 1 }]);
});
