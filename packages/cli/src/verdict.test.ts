import { defaultOptions, type GameResult, type Options, type State } from 'picket-engine';
import { Sheet } from 'picket-engine/fast';
import { expect, test } from 'vitest';
import { seedOf, startGame } from './gameOptions.ts';
import { loadComponents } from './io/components.ts';
import { en } from './text/en/index.ts';
import { verdictLine } from './verdict.ts';

const verdictOf = (state: State, result: GameResult) => verdictLine(state, result, en);

const box = await loadComponents(undefined);

/** A game with complete estates of these sizes, all in the bottom street. */
function stateWith(options: Partial<Options>, ...sizes: number[][]): State {
  const { state } = startGame({ ...defaultOptions, ...options }, seedOf('verdict', 0), box);
  const sheets = sizes.map((estates) => {
    const sheet = new Sheet(state.rules.layout);
    let house = 0;
    for (const size of estates) {
      for (let i = 0; i < size; i++) sheet.write(2, house + i, house + i);
      house += size;
      sheet.putFence(2, house - 1);
    }
    return sheet;
  });
  return { ...state, sheets };
}

function resultWith(totals: readonly number[], ranking: GameResult['ranking'], theirs = 0): GameResult {
  const none = { plans: [], parks: [], pools: 0, temps: 0, estates: [], bis: 0, refusals: 0, roundabouts: 0 };
  return {
    ending: 'full',
    scores: totals.map((total) => ({ ...none, total })),
    opponent: { plans: [], parks: 0, pools: 0, temps: 0, fences: 0, estates: [], total: theirs },
    ranking,
  };
}

const two = { players: ['Ada', 'Bob'] };
const aaa: Partial<Options> = { mode: 'aaa', opponent: '2018-aaa-alex', players: ['Ada'] };

test('points decide first', () => {
  expect(verdictOf(stateWith(two, [], []), resultWith([40, 43], [[1], [0]]))).toBe(
    'Bob wins with 43 points, 3 ahead of Ada.',
  );
});

test('[S8] [S9] then the number of estates, then their sizes, then nothing', () => {
  const tied = resultWith([40, 40], [[0], [1]]);
  expect(verdictOf(stateWith(two, [1, 1], [2]), tied)).toContain('on complete estates, 2 to 1, ');
  expect(verdictOf(stateWith(two, [1, 3], [2, 2]), tied)).toContain('on estates of size 1, 1 to 0, ');
  expect(verdictOf(stateWith(two, [2], [2]), resultWith([40, 40], [[0, 1]]))).toBe(
    'Ada and Bob tie for first with 40 points.',
  );
});

test('[R13] an unbroken tie with the AAA', () => {
  expect(verdictOf(stateWith(aaa, []), resultWith([40], [['aaa'], [0]], 40))).toContain(
    'Alex beats Ada after a tie at 40 points',
  );
  expect(verdictOf(stateWith(aaa, [1]), resultWith([40], [[0], ['aaa']], 40))).toBe(
    'Ada beats Alex on complete estates, 1 to 0, after a tie at 40 points.',
  );
  expect(verdictOf(stateWith(aaa, []), resultWith([40], [['aaa'], [0]], 52))).toBe(
    'Alex wins with 52 points, 12 ahead of Ada.',
  );
});

test('a solo game has no winner', () => {
  expect(verdictOf(stateWith({}, []), resultWith([53], [[0]]))).toBe('Your town is worth 53 points.');
});

test('[R13] a tie with the AAA that no rule breaks', () => {
  expect(verdictOf(stateWith(aaa, []), resultWith([40], [[0, 'aaa']], 40))).toBe(
    'Ada ties with Alex at 40 points.',
  );
});
