// [R22] [R23] What everyone may know about cards that are not on the table.

import { submit, viewOf, type Game, type Options } from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import { expect, test } from 'vitest';
import { en } from '../text/en/index.ts';
import { stackModel } from './deckModel.ts';
import { handModel } from './handModel.ts';
import { recap } from './recap.ts';
import { answer } from './say.ts';
import { sceneOf } from './scene.ts';
import { editors, editorWith, must, playSeat, start } from '../turn/testKit.ts';

const SOLO: Partial<Options> = { mode: 'solo', players: ['Ada'] };
const AAA: Partial<Options> = { edition: '2023', mode: 'aaa', opponent: '2023-aaa-2', players: ['Ada'] };
const EXPERT: Partial<Options> = { mode: 'expert', players: ['Ada', 'Bob', 'Cy'] };

test.each([SOLO, AAA, EXPERT])(
  'a single stack shows its top and how many cards are left: $mode',
  (options) => {
    const view = viewOf(start(options), 0);
    const { top, left = [] } = view.now?.facts ?? {};
    if (top === undefined || top === 'special') throw new Error('another seed');
    const stack = stackModel(view, en);
    expect(stack).toMatchObject({ left: left[0], top: { icon: top, name: en.words.short[top] } });
    expect(stack?.label).toBe(`Stack: ${left[0]} cards left, ${en.words.short[top]} on top.`);
  },
);

test('three stacks with the number side up show no top', () => {
  expect(stackModel(viewOf(start(), 0), en)).toBeUndefined();
});

test.each([
  [SOLO, { icon: 'solo', name: 'Solo card' }],
  [AAA, { icon: 'plan', name: 'Plan card' }],
] as const)('a special card on top is named by its kind: $0.mode', (options, top) => {
  const found = editors(options, 400, new FastRandom('special')).find(
    ({ view }) => view.now?.facts.top === 'special',
  );
  expect(found && stackModel(found.view, en)).toMatchObject({ top });
});

test('an empty stack says so', () => {
  const last = editors(SOLO, 60, new FastRandom('empty')).find(({ view }) => view.now?.facts.left[0] === 0);
  expect(last && stackModel(last.view, en)).toEqual({ left: 0, label: 'The stack is empty.' });
});

test('the stack is announced with the cards of a round', () => {
  const editor = editorWith(SOLO, () => {});
  const said = answer('round', sceneOf(editor, { text: en, city: '' }));
  expect(said.endsWith(stackModel(editor.view, en)?.label ?? '?')).toBe(true);
});

/** An expert game after its first round. */
function afterOne(): Game {
  const random = new FastRandom('one round');
  let game = start(EXPERT);
  for (let seat = 0; seat < 3; seat++) {
    game = must(submit(game, { seat, round: 0, steps: playSeat(game, seat, random) }));
  }
  return game;
}

test('the giver of a passed card knows it; everyone else knows only its action', () => {
  const game = afterOne();
  if (game.cards.kind !== 'hands') throw new Error('no hands');
  const [, bob] = game.cards.hands;
  const passed = bob?.[0];
  const asSeen = (seat: number | undefined) => handModel(viewOf(game, seat), 1, en);
  const short = en.words.short[passed?.action ?? 'fence'];
  expect(asSeen(1)).toBeUndefined();
  expect(asSeen(0)).toEqual({
    cards: [passed, null, null],
    label: `Bob has ${passed?.number} with ${short}, a hidden card and a hidden card.`,
  });
  for (const other of [2, undefined]) {
    expect(asSeen(other)).toEqual({
      cards: [{ number: null, action: passed?.action }, null, null],
      label: `Bob has a hidden number with ${short}, a hidden card and a hidden card.`,
    });
  }
});

test('without hidden hands there is no hand to show', () => {
  expect(handModel(viewOf(start(SOLO)), 0, en)).toBeUndefined();
  expect(handModel(viewOf(start()), 0, en)).toBeUndefined();
});

test('the last round names passed cards by their action, the same for everyone', () => {
  const game = afterOne();
  const lines = (seat: number | undefined) =>
    recap(viewOf(game, seat).state, { trees: [] }, en).map(({ text }) => text);
  expect(lines(0)).toEqual(lines(undefined));
  for (const [seat, to] of ['Bob', 'Cy', 'Ada'].entries()) {
    expect(lines(2)[seat]).toMatch(new RegExp(`Passed (Fence|Value|Park|Pool|Temp|Bis) to ${to}\\.$`));
  }
  expect(recap(viewOf(start(SOLO)).state, { trees: [] }, en)).toEqual([]);
});
