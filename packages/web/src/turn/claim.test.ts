import type { Step } from 'picket-engine';
import type { Sheet } from 'picket-engine/fast';
import { describe, expect, test } from 'vitest';
import { chipsOf } from './chips.ts';
import { canConfirm, isDone, steps } from './openEditor.ts';
import { act } from './act.ts';
import type { TurnEditor } from './editor.ts';
import { editorWith } from './testKit.ts';

/** The top street as single houses, numbered 1 to 10, without the last two. */
function singles(sheet: Sheet): void {
  for (let gap = 0; gap < 9; gap++) sheet.putFence(0, gap);
  for (let house = 0; house < 8; house++) sheet.write(0, house, house + 1);
}

function withPlans(plans: readonly string[], fill: (sheet: Sheet) => void, advanced = false): TurnEditor {
  const edition = plans[0]?.startsWith('2018') === true ? '2018' : '2023';
  const editor = editorWith({ edition, plans, advanced }, fill);
  const offer = act(editor, { kind: 'offer', index: 0 });
  // A house in the bottom street that raises no question.
  const written = act(offer, { kind: 'lot', spot: [2, 6] });
  expect(canConfirm(written)).toBe(true);
  return act(written, { kind: 'skip' });
}

function claimed(editor: TurnEditor): Extract<Step, { do: 'plan' }> {
  const step = steps(editor).findLast((step) => step.do === 'plan');
  if (step?.do !== 'plan') throw new Error('no plan');
  return step;
}

const firsts = (editor: TurnEditor): number[] => claimed(editor).estates.map(([, first]) => first);

describe('claiming a plan', () => {
  const open = withPlans(['2018-A-1', '2018-B-1', '2018-C-1'], singles);
  const done = act(open, { kind: 'chip', id: 'plan A' });

  test('is offered as a chip and takes one tap', () => {
    expect(chipsOf(open).map(({ id }) => id)).toEqual(['plan A']);
    expect(isDone(open)).toBe(false);
    expect(claimed(done).estates).toHaveLength(6);
  });

  test('lets the player swap estates, and select any set by tapping them', () => {
    const wish = [1, 3, 4, 5, 6, 7];
    const tapped = wish.reduce<TurnEditor>(
      (editor, first) =>
        firsts(editor).includes(first) ? editor : act(editor, { kind: 'estate', street: 0, first }),
      done,
    );
    expect(firsts(tapped)).toContain(6);
    expect(firsts(tapped)).toContain(7);
    const without = act(tapped, { kind: 'estate', street: 0, first: firsts(tapped)[0] ?? 0 });
    expect(firsts(without)).not.toContain(firsts(tapped)[0]);
    expect(steps(act(act(without, { kind: 'undo' }), { kind: 'undo' }))).not.toEqual(steps(without));
    // A house represents its estate.
    expect(firsts(act(done, { kind: 'lot', spot: [0, 7] }))).toContain(7);
  });

  test('explains why an estate cannot be used', () => {
    const wrong = act(done, { kind: 'estate', street: 0, first: 8 });
    expect(wrong.why?.code).toBe('plan-wrong-estates');
    expect(steps(wrong)).toBe(steps(done));
  });

  test('asks about a reshuffle only in the 2018 edition', () => {
    expect(chipsOf(done).map(({ id }) => id)).toEqual(['reshuffle']);
    const asked = act(done, { kind: 'chip', id: 'reshuffle' });
    expect(steps(asked).at(-1)).toEqual({ do: 'reshuffle' });
    expect(isDone(asked)).toBe(true);
    const other = withPlans(['2023-A-1', '2023-B-1', '2023-C-1'], singles);
    expect(isDone(act(other, { kind: 'plan', slot: 'A' }))).toBe(true);
  });

  test('uses estates that no other plan needs', () => {
    const ends = (sheet: Sheet): void => {
      for (let gap = 0; gap < 9; gap++) sheet.putFence(0, gap);
      for (let house = 0; house < 10; house++) sheet.write(0, house, house + 1);
    };
    const editor = withPlans(
      ['2018-A-adv-5', '2018-B-6', '2018-C-1'],
      (sheet) => {
        ends(sheet);
        for (let gap = 3; gap < 8; gap += 4) sheet.putFence(1, gap);
        for (let house = 0; house < 8; house++) sheet.write(1, house, house + 1);
      },
      true,
    );
    const step = claimed(act(editor, { kind: 'plan', slot: 'B' }));
    // “First and last house of every street” is still open, so the houses at the ends are spared.
    expect(step.estates).not.toContainEqual([0, 0, 1]);
    expect(step.estates).not.toContainEqual([0, 9, 1]);
    expect(step.estates).toContainEqual([1, 4, 4]);
  });

  test('without a slot, claims the first plan that is ready or says why none is', () => {
    expect(steps(act(open, { kind: 'plan' }))).toEqual(steps(done));
    const none = withPlans(['2018-A-2', '2018-B-1', '2018-C-1'], singles);
    expect(act(none, { kind: 'plan' }).why?.code).toBe('plan-not-met');
  });
});

describe('a permit refusal', () => {
  const full = (sheet: Sheet): void => {
    for (const [street, { houses }] of sheet.layout.printed.streets.entries()) {
      sheet.write(street, 0, 15);
      sheet.write(street, houses - 1, 16);
    }
  };

  test('is offered as a chip if nothing fits', () => {
    const editor = editorWith({ edition: '2018' }, full, 'refused');
    const refuse = chipsOf(editor).find(({ kind }) => kind === 'refuse');
    expect(refuse).toBeDefined();
    const refused = act(editor, { kind: 'chip', id: refuse?.id ?? '' });
    expect(steps(refused)).toEqual([{ do: 'refuse' }]);
    expect(isDone(refused)).toBe(true);
    expect(act(editor, { kind: 'lot', spot: [0, 4] }).why).toBeDefined();
    expect(act(refused, { kind: 'lot', spot: [0, 4] }).why?.code).toBe('after-refusal');
  });

  test('with a hand that is passed on, there is a chip for each card', () => {
    const editor = editorWith({ edition: '2018', mode: 'expert', players: ['Ada', 'Bob'] }, full, 'refused');
    expect(chipsOf(editor).filter(({ kind }) => kind === 'refuse')).toHaveLength(3);
  });
});
