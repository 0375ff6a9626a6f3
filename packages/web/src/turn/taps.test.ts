import { ACTIONS, type Action, type Spot } from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import { describe, expect, test } from 'vitest';
import { isOpen, targets } from './action.ts';
import { readyPlans } from './claim.ts';
import { canConfirm, steps } from './openEditor.ts';
import { act } from './act.ts';
import type { TurnEditor } from './editor.ts';
import type { Intent } from './intent.ts';
import { allIntents, editors, editorWith, fillAtRandom, nameOf, TABLES } from './testKit.ts';
import { tappable } from './tappable.ts';

const STANDARD = TABLES.filter(({ mode }) => mode === undefined);
const HANDS = TABLES.filter(({ mode }) => mode !== undefined);

function openings(tables: typeof TABLES): TurnEditor[] {
  return tables.flatMap((options) => editors(options, 60, new FastRandom(`taps ${nameOf(options)}`)));
}

function lots(editor: TurnEditor): Spot[] {
  return allIntents(editor).flatMap((intent) => (intent.kind === 'lot' ? [intent.spot] : []));
}

/** The houses that exactly one card fits, with its action. */
function* single(editor: TurnEditor): Generator<{ spot: Spot; action: Action }> {
  const { rings } = tappable(editor);
  for (const spot of lots(editor)) {
    const [offer, ...others] = rings(spot);
    if (offer === undefined || others.length > 0) continue;
    yield { spot, action: ACTIONS[editor.position.actions[offer] as number] as Action };
  }
}

test('a house is highlighted if a tap does something there, even if a number fits only with a temp', () => {
  let byTemp = 0;
  for (const editor of openings(TABLES).filter((_, i) => i % 3 === 0)) {
    const { lot, rings, tempRings } = tappable(editor);
    for (const spot of lots(editor)) {
      const lit = lot(spot) !== undefined || rings(spot).length + tempRings(spot).length > 0;
      expect(act(editor, { kind: 'lot', spot }).why === undefined).toBe(lit);
      byTemp += rings(spot).length === 0 ? tempRings(spot).length : 0;
    }
  }
  expect(byTemp).toBeGreaterThan(20);
});

function firstTarget(editor: TurnEditor): Intent | undefined {
  const [step] = targets(editor);
  switch (step?.do) {
    case 'fence':
      return { kind: 'gap', at: step.at };
    case 'improve':
      return { kind: 'size', size: step.size };
    case 'bis':
      return { kind: 'lot', spot: step.at };
    default:
      return undefined;
  }
}

describe('how many taps a turn takes', () => {
  const found = openings(STANDARD).flatMap((editor) =>
    [...single(editor)].map((here) => ({ editor, ...here })),
  );

  test.each(['park', 'pool', 'temp'] as const)('%s: one tap', (action) => {
    const cases = found.filter((here) => here.action === action);
    expect(cases.length).toBeGreaterThan(10);
    for (const { editor, spot } of cases) {
      const after = act(editor, { kind: 'lot', spot });
      expect(after.taps).toHaveLength(1);
      expect(canConfirm(after)).toBe(true);
      expect(isOpen(after)).toBe(false);
      const full = after.draft.turn.sheet.temps === after.draft.turn.sheet.layout.tempBoxes;
      if (action === 'temp' && !full) expect(steps(after)).toContainEqual({ do: 'temp', by: 0 });
    }
  });

  test.each(['fence', 'improve', 'bis'] as const)('%s: two taps', (action) => {
    const cases = found.filter((here) => here.action === action);
    expect(cases.length).toBeGreaterThan(10);
    for (const { editor, spot } of cases) {
      const written = act(editor, { kind: 'lot', spot });
      expect(written.taps).toHaveLength(1);
      const target = firstTarget(written);
      if (target === undefined) continue;
      const after = act(written, target);
      if (after.asking !== undefined) continue; // two originals to copy
      expect(after.taps).toHaveLength(2);
      expect(isOpen(after)).toBe(false);
    }
  });

  test('skipping an action: one more tap, which can be undone', () => {
    for (const { editor, spot } of found) {
      const written = act(editor, { kind: 'lot', spot });
      if (!isOpen(written)) continue;
      const left = act(written, { kind: 'skip' });
      expect(isOpen(left)).toBe(false);
      expect(steps(left)).toEqual(steps(written));
      expect(isOpen(act(left, { kind: 'undo' }))).toBe(true);
    }
  });

  test("skipping an action that can't be used changes nothing", () => {
    let without = 0;
    for (const { editor, spot } of found) {
      const written = act(editor, { kind: 'lot', spot });
      if (isOpen(written) || written.draft.turn.acted || !written.draft.turn.complete) continue;
      without++;
      expect(act(written, { kind: 'skip' })).toMatchObject({ why: undefined, draft: written.draft });
    }
    expect(without).toBeGreaterThan(0);
  });

  test("a numbered house can't become a bis, whatever is next to it", () => {
    let copies = 0;
    for (const { editor, spot, action } of found) {
      const written = act(editor, { kind: 'lot', spot });
      if (action !== 'bis' || !isOpen(written)) continue;
      copies++;
      expect(act(written, { kind: 'lot', spot }).why?.code).toBe('house-taken');
    }
    expect(copies).toBeGreaterThan(0);
  });

  test('an automatic mark can be removed, and marks can be made manually', () => {
    for (const { editor, spot, action } of found) {
      if (action !== 'park' && action !== 'pool' && action !== 'temp') continue;
      const marked = act(editor, { kind: 'lot', spot });
      const byHand = act({ ...editor, settings: { autoMarks: false } }, { kind: 'lot', spot });
      if (steps(marked).length === steps(byHand).length) continue;
      expect(steps(act(marked, { kind: 'skip' }))).toEqual(steps(byHand));
      expect(isOpen(byHand)).toBe(true);
      expect(steps(act(byHand, { kind: 'chip', id: `mark ${action}` }))).toEqual(steps(marked));
      expect(steps(act(byHand, { kind: 'mark', action }))).toEqual(steps(marked));
    }
  });

  test('claiming a plan: one more tap', () => {
    let plans = 0;
    const random = new FastRandom('plans');
    for (let i = 0; i < 120; i++) {
      const options = STANDARD[i % STANDARD.length] ?? {};
      const editor = editorWith(options, (sheet) => fillAtRandom(sheet, random), `plans ${i}`);
      for (const { spot } of single(editor)) {
        const written = act(editor, { kind: 'lot', spot });
        const [slot] = readyPlans(written.draft);
        if (slot === undefined) continue;
        plans++;
        const claimed = act(written, { kind: 'plan', slot });
        expect(claimed.taps).toHaveLength(2);
        expect(claimed.draft.turn.claimed).not.toBe(0);
        expect(steps(act(claimed, { kind: 'plan', slot }))).toEqual(steps(written));
      }
    }
    expect(plans).toBeGreaterThan(3);
  });

  test('cards in hand: one more tap, sheet first or cards first', () => {
    let asked = 0;
    for (const editor of openings(HANDS).filter((_, i) => i % 6 === 0)) {
      const { rings } = tappable(editor);
      for (const spot of lots(editor)) {
        if (rings(spot).length === 0) continue;
        const question = act(editor, { kind: 'lot', spot });
        if (question.asking?.written !== false) continue;
        asked++;
        for (const { id, cards = [], by } of question.asking.ways) {
          const after = act(question, { kind: 'chip', id });
          expect(after.taps).toHaveLength(1);
          expect(after.draft.turn.written).toBe(true);
          if (by !== 0) continue;
          const [number = 0, action = 0] = cards;
          const byCards = [number, action].reduce<TurnEditor>(
            (d, index) => act(d, { kind: 'offer', index }),
            editor,
          );
          expect(byCards.taps).toHaveLength(1);
          expect(steps(act(byCards, { kind: 'lot', spot }))).toEqual(steps(after));
          const between = act(act(editor, { kind: 'offer', index: number }), { kind: 'lot', spot });
          if (between.asking?.written !== false) continue;
          const houseBetween = act(between, { kind: 'offer', index: action });
          expect(steps(houseBetween)).toEqual(steps(after));
          expect(houseBetween.taps).toHaveLength(1);
        }
      }
    }
    expect(asked).toBeGreaterThan(100);
  });
});

test('picking a card writes in the house that was tapped before', () => {
  let asked = 0;
  for (const editor of openings(STANDARD)) {
    for (const spot of lots(editor)) {
      const question = act(editor, { kind: 'lot', spot });
      if (question.asking?.written !== false) continue;
      const offers = new Set(
        question.asking.ways.filter(({ by }) => by === 0).flatMap(({ cards = [] }) => cards),
      );
      for (const index of offers) {
        const after = act(question, { kind: 'offer', index });
        const cardFirst = act(act(editor, { kind: 'offer', index }), { kind: 'lot', spot });
        expect(steps(after)).toEqual(steps(cardFirst));
        expect(after.taps).toHaveLength(1);
        expect(steps(act(after, { kind: 'undo' }))).toEqual([]);
        asked++;
      }
    }
  }
  expect(asked).toBeGreaterThan(100);
});

describe('picking another card', () => {
  test('keeps what fits, and picking the same one again unpicks it', () => {
    for (const editor of openings(STANDARD)) {
      const one = act(editor, { kind: 'offer', index: 0 });
      if (one.why !== undefined) continue;
      expect(steps(act(one, { kind: 'offer', index: 0 }))).toEqual([]);
      const spot = lots(editor).find((spot) => tappable(one).lot(spot) !== undefined);
      if (spot === undefined) continue;
      const written = act(one, { kind: 'lot', spot });
      const other = act(written, { kind: 'offer', index: 1 });
      if (other.why !== undefined || written.asking?.written === false) continue;
      expect(steps(other)[0]).toEqual({ do: 'choose', offer: 1 });
      const direct = act(act(editor, { kind: 'offer', index: 1 }), { kind: 'lot', spot });
      // The next card keeps a temp's change if it has a temp, too.
      const changed = steps(written).some((step) => step.do === 'temp' && step.by !== 0);
      const fits = tappable(editor).rings(spot).includes(1) && !changed;
      if (fits) expect(steps(other)).toEqual(steps(direct));
      expect(act(other, { kind: 'undo' }).draft.steps).toEqual(steps(written));
    }
  });
});
