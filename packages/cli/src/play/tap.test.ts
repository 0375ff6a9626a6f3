import { bots, playGame } from '@picket/bots';
import {
  defaultOptions,
  FastRandom,
  newGame,
  positionIn,
  startDraft,
  takeStep,
  viewOf,
  writeSheet,
  type Draft,
  type Game,
  type Options,
  type Sheet,
} from '@picket/engine';
import { describeRefusal, en } from '@picket/words';
import { expect, test } from 'vitest';
import { typed } from '../../test/typed.ts';
import { seedOf } from '../gameOptions.ts';
import { readLine } from './readLine.ts';
import { openSession } from './session.ts';
import type { Answer } from './settle.ts';
import { tap, type TurnInput } from './tap.ts';

function gameWith(seed: string, options: Partial<Options> = {}): Game {
  const started = newGame({ options: { ...defaultOptions, ...options }, seed: seedOf(seed, 0) });
  if (!started.ok) throw new Error(started.refusal.code);
  return started.value;
}

/** Types commands on a draft; questions are answered by the first choice. */
function type(draft: Draft, line: string): Answer {
  const read = readLine(line);
  if (!read.ok) throw new Error(read.message);
  let now = draft;
  let answer: Answer = { kind: 'draft', draft };
  for (const input of read.inputs) {
    answer = tap(now, input as TurnInput);
    if (answer.kind === 'refused') return answer;
    if (answer.kind === 'ask' && input !== read.inputs.at(-1)) throw new Error(answer.question);
    if (answer.kind === 'draft') now = answer.draft;
  }
  return answer;
}

function draftAfter(answer: Answer): Draft {
  if (answer.kind !== 'draft') throw new Error(answer.kind);
  return answer.draft;
}

function sentences(answer: Answer): string[] {
  return answer.kind === 'refused' ? answer.refusals.map((refusal) => describeRefusal(en, refusal)) : [];
}

/** Offers 4 Park, 6 Park and 6 Pool. */
const opening = openSession(gameWith('monday')).draft;

test('every turn can be typed', () => {
  const written = (sheet: Sheet) => writeSheet(sheet, '2018', 'classic');
  for (const edition of ['2018', '2023'] as const) {
    for (let i = 0; i < 8; i++) {
      const game = gameWith(`typed-${i}`, { edition, advanced: true });
      const random = bots['random'];
      if (random === undefined) throw new Error('no bot');
      let turns = 0;
      playGame(
        game,
        [
          (view, chance) => {
            const steps = random(view, chance);
            const position = positionIn(view);
            if (position === undefined) throw new Error('no position');
            const drafted = draftAfter(type(startDraft(position), typed(steps).join(' ')));
            const meant = steps.reduce((draft, step) => {
              const next = takeStep(draft, step);
              return next.ok ? next.value : draft;
            }, startDraft(position));
            expect(written(drafted.turn.sheet)).toEqual(written(meant.turn.sheet));
            turns += 1;
            return steps;
          },
        ],
        () => new FastRandom(`typed-${i}`),
      );
      expect(turns).toBeGreaterThan(5);
    }
  }
});

test('a house that several offers fit is asked about, two alike count once', () => {
  const answer = type(opening, 't5');
  expect(answer.kind).toBe('ask');
  if (answer.kind !== 'ask') return;
  expect(answer.choices.map(({ label }) => label)).toEqual(['4 with Park', '6 with Park', '6 with Pool']);
});

test('a house that one offer fits is written at once', () => {
  const game = gameWith('monday');
  const draft = openSession(game).draft;
  draft.turn.sheet.write(0, 3, 4);
  draft.turn.sheet.write(0, 5, 6);
  expect(sentences(type(draft, 't5'))).toHaveLength(3);
  const first = openSession(gameWith('monday')).draft;
  first.turn.sheet.write(0, 5, 6);
  expect(draftAfter(type(first, 't5')).steps[0]).toEqual({ do: 'choose', offer: 0 });
});

test('a park is marked by itself, and n leaves it unused', () => {
  expect(draftAfter(type(opening, '1 t5')).steps.map((step) => step.do)).toEqual(['choose', 'write', 'park']);
  expect(draftAfter(type(opening, '1 t5 n')).steps.map((step) => step.do)).toEqual(['choose', 'write']);
});

test('a pool is marked by itself where there is one', () => {
  expect(draftAfter(type(opening, '3 t3')).steps.at(-1)).toEqual({ do: 'pool' });
  expect(draftAfter(type(opening, '3 t4')).steps.at(-1)).toEqual({ do: 'write', number: 6, at: [0, 3] });
});

test('another offer keeps the house', () => {
  expect(draftAfter(type(opening, '1 t3 3')).steps).toEqual([
    { do: 'choose', offer: 2 },
    { do: 'write', number: 6, at: [0, 2] },
    { do: 'pool' },
  ]);
});

test('[R2] a temp counts by itself, also when it changes nothing', () => {
  // Offers 6 Temp, 6 Fence and 9 Value.
  const view = viewOf(gameWith('picket'), 0);
  const position = positionIn(view);
  if (position === undefined) throw new Error('no position');
  const draft = startDraft(position);
  expect(draftAfter(type(draft, '1 t5')).turn.sheet.temps).toBe(1);
  expect(draftAfter(type(draft, '1 t5 n')).turn.sheet.temps).toBe(0);
  expect(draftAfter(type(draft, '2 t5 1')).turn.sheet.temps).toBe(1);
  expect(draftAfter(type(draft, '+2 t5')).turn.sheet.number(0, 4)).toBe(8);
  expect(draftAfter(type(draft, 't5-1')).turn.sheet.number(0, 4)).toBe(5);
});

test('what is refused says why', () => {
  expect(sentences(type(opening, 'f t4'))).toEqual([en.refusal['not-chosen-yet']()]);
  expect(sentences(type(opening, '1 t99'))).toEqual([en.refusal['no-such-spot']({ street: 0, house: 98 })]);
  expect(new Set(sentences(type(opening, 'x t1'))).size).toBe(1);
});

test('[R5] a plan that several sets of estates meet is asked about, or takes the houses named', () => {
  const plans = ['2018-A-4', '2018-B-1', '2018-C-1'];
  const { draft } = openSession(gameWith('monday', { plans }));
  for (const street of [0, 1, 2]) {
    for (const house of [0, 1, 2, 3]) draft.turn.sheet.write(street, house, house);
    draft.turn.sheet.putFence(street, 3);
  }
  const asked = type(draft, '1 b12 g1');
  expect(asked.kind).toBe('ask');
  if (asked.kind !== 'ask') return;
  expect(asked.choices.map(({ label }) => label)).toEqual(['t1–4, m1–4', 't1–4, b1–4', 'm1–4, b1–4']);
  expect(draftAfter(type(draft, '1 b12 g1 m2 b4')).steps.at(-1)).toEqual({
    do: 'plan',
    slot: 'A',
    estates: [
      [1, 0, 4],
      [2, 0, 4],
    ],
  });
  expect(sentences(type(draft, '1 b12 g1 t1'))).toEqual([
    en.refusal['plan-wrong-estates']({ slot: 'A' }, '2018'),
  ]);
});
