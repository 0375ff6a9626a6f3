import { expect, expectTypeOf, test } from 'vitest';
import { startDraft, viewOf, type Draft, type ReadonlySheet, type View } from '../src/index.ts';
import { positionFor, start } from './kit.ts';

/** Never called: each line must fail to compile, or the directive above it does. */
export function writesWhereItMayNot(view: View, draft: Draft, sheet: ReadonlySheet): void {
  // @ts-expect-error counts are marks too
  sheet.temps = 3;
  // @ts-expect-error the list of sheets is the state's
  view.state.sheets[0] = sheet;
  // @ts-expect-error drafts share their cards
  draft.turn.numbers[0] = 1;
  // @ts-expect-error printed numbers are everyone's
  sheet.layout.lengths[0] = 1;
  // @ts-expect-error so is the deck
  view.state.rules.deck.numbers[0] = 1;
}

test('G7 neither a view nor a draft can be used to change a sheet', () => {
  expectTypeOf<View['state']['sheets'][number]>().not.toHaveProperty('write');
  expectTypeOf<Draft['turn']['sheet']>().not.toHaveProperty('putFence');
  expectTypeOf<Draft['turn']>().not.toHaveProperty('choose');
});

test('G7 a copy of a sheet can be changed without changing the game', () => {
  const game = start();
  const copy = viewOf(game, 0).state.sheets[0]?.copy();
  copy?.write(0, 0, 1);
  expect(copy?.number(0, 0)).toBe(1);
  expect(game.state.sheets[0]?.number(0, 0)).toBe(-1);
  const draft = startDraft(positionFor(game, 0));
  draft.turn.copy().choose(0, 0);
  expect(draft.turn.chosen).toBe(false);
});
