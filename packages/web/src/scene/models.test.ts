import fc from 'fast-check';
import { scoresOf } from 'picket-engine';
import { streetsOf } from 'picket-words';
import { FastRandom } from 'picket-engine/fast';
import { describe, expect, test } from 'vitest';
import { en } from '../text/en/index.ts';
import { speakAll } from '../text/language.ts';
import { announcement } from './announce.ts';
import { changeOf } from './answers.ts';
import { act } from '../turn/act.ts';
import { isOpen } from '../turn/action.ts';
import { givenCard } from '../turn/choices.ts';
import { readyPlans } from '../turn/claim.ts';
import type { TurnEditor } from '../turn/editor.ts';
import type { Intent } from '../turn/intent.ts';
import {
  barModel,
  ledgerModel,
  logModel,
  offersModel,
  plansModel,
  sceneOf,
  seatsModel,
  sheetModel,
} from './models.ts';
import { isDone } from '../turn/openEditor.ts';
import { recap } from './recap.ts';
import { answer } from './say.ts';
import {
  allIntents,
  editors,
  editorWith,
  fillAtRandom,
  highlighted,
  nameOf,
  TABLES,
} from '../turn/testKit.ts';

await speakAll('en');

const showing = { text: en, city: 'Linden Falls' };
const OPENINGS = TABLES.flatMap((options) => {
  const random = new FastRandom(`models ${nameOf(options)}`);
  const filled = Array.from({ length: 4 }, (_, i) =>
    editorWith(options, (s) => fillAtRandom(s, random), `m ${i}`),
  );
  return [...editors(options, 20, random).filter((_, i) => i % 4 === 0), ...filled];
});

const walks = fc.record({ opening: fc.nat(), taps: fc.array(fc.nat(), { maxLength: 8 }), point: fc.nat() });

function walk({ opening, taps }: { opening: number; taps: readonly number[] }): TurnEditor {
  return taps.reduce<TurnEditor>(
    (editor, at) => {
      const some = highlighted(editor);
      const intent = some[at % Math.max(some.length, 1)];
      return intent === undefined ? editor : act(editor, intent);
    },
    OPENINGS[opening % OPENINGS.length] as TurnEditor,
  );
}

describe('models', () => {
  test('a preview shows exactly what the tap does', () => {
    fc.assert(
      fc.property(walks, (input) => {
        const editor = walk(input);
        const some: Intent[] = [...highlighted(editor), ...allIntents(editor)];
        const pointed = some[input.point % some.length] as Intent;
        const after = act(editor, pointed);
        const scene = sceneOf(editor, { ...showing, pointed });
        const { total } = ledgerModel(sceneOf(after, showing));
        expect(ledgerModel(scene).previewTotal ?? ledgerModel(scene).total).toBe(total);
        // [M12] A card left to the opponent counts immediately, which the sheet alone does not show.
        if (givenCard(after) === undefined) {
          const { state } = editor.view;
          const sheets = state.sheets.with(editor.seat, after.draft.turn.sheet);
          expect(scoresOf(state, sheets)[editor.seat]?.total).toBe(total);
        }
        const then = sheetModel(sceneOf(after, showing));
        for (const [s, street] of sheetModel(scene).streets.entries()) {
          for (const [h, lot] of street.lots.entries()) {
            const next = then.streets[s]?.lots[h];
            if (lot.preview !== undefined) {
              expect(lot.preview.number).toBe(next?.number);
              expect(lot.preview.roundabout ?? false).toBe(next?.kind === 'roundabout');
            } else if (lot.kind === 'empty') expect(next?.kind).toBe('empty');
          }
          for (const [g, gap] of street.gaps.entries()) {
            const hasFence = then.streets[s]?.gaps[g]?.fence !== 'none';
            if (gap.fence === 'none') expect(gap.preview !== undefined).toBe(hasFence);
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  test('everything has a name, and every tap a sentence', () => {
    fc.assert(
      fc.property(walks, (input) => {
        const editor = walk(input);
        const scene = sceneOf(editor, showing);
        const sheet = sheetModel(scene);
        const bar = barModel(scene);
        const named = [
          ...sheet.streets.flatMap(({ lots, gaps, park }) => [...lots, ...gaps, park]),
          ...offersModel(scene),
          ...plansModel(scene),
          ...ledgerModel(scene).columns,
          ...bar.chips,
        ];
        for (const { label } of named) expect(label).toMatch(/^\S.{5,}$/);
        expect(bar.sentence).toMatch(/^\S.{5,}\S$/);
        for (const { text } of logModel(editor, en)) expect(text).not.toBe('');
        for (const asked of ['sheet', 'round', 'plans', 'awaited', 'last-round'] as const) {
          expect(answer(asked, scene)).not.toBe('');
        }
        const seats = seatsModel(scene);
        expect(seats).toHaveLength(editor.view.state.sheets.length);
        for (const { parts, score } of seats) {
          expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(score);
        }
        const intent = highlighted(editor)[0];
        if (intent === undefined) return;
        expect(announcement(changeOf(editor, act(editor, intent)), en)).not.toBe('');
      }),
      { numRuns: 200 },
    );
  });

  test('Confirm says what would be lost, and nothing once everything is done', () => {
    fc.assert(
      fc.property(walks, (input) => {
        const editor = walk(input);
        const { confirm, confirmWithout } = barModel(sceneOf(editor, showing));
        if (!confirm) expect(confirmWithout).toBeUndefined();
        if (isDone(editor)) expect({ confirm, confirmWithout }).toEqual({ confirm: true });
        if (confirm && isOpen(editor)) expect(confirmWithout).toMatch(/^Confirm without /);
        else if (confirm && readyPlans(editor.draft).length > 0) {
          expect(confirmWithout).toMatch(/^Confirm, leave plan .+ \(\+\d+\)$/);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('the bar is idle only until a turn begins, or something is pointed at or asked', () => {
    const idle = OPENINGS.filter((editor) => barModel(sceneOf(editor, showing)).idle);
    expect(idle.length).toBeGreaterThan(OPENINGS.length / 2);
    for (const editor of idle) {
      const [first] = highlighted(editor);
      const begun = act(editor, first as Intent);
      expect(barModel(sceneOf(begun, showing)).idle).toBe(false);
      expect(barModel(sceneOf(editor, { ...showing, pointed: first })).idle).toBe(false);
      expect(barModel(sceneOf({ ...editor, sent: true }, showing)).idle).toBe(false);
    }
  });

  test('fresh marks are those of this turn', () => {
    for (const editor of OPENINGS) {
      const [first] = highlighted(editor);
      if (first?.kind !== 'lot') continue;
      const after = act(editor, first);
      if (!after.draft.turn.written) continue;
      const inks = sheetModel(sceneOf(after, showing)).streets.flatMap(({ lots }) =>
        lots.map(({ ink }) => ink),
      );
      expect(inks.filter((ink) => ink === 'fresh')).toHaveLength(1);
    }
  });

  test('a score is explained by its parts on the sheet', () => {
    const editor = OPENINGS.find((editor) =>
      ledgerModel(sceneOf(editor, showing)).columns.some(({ points }) => points > 0),
    );
    if (editor === undefined) throw new Error('no estates');
    const column = ledgerModel(sceneOf(editor, showing)).columns.find(({ points }) => points > 0);
    const lit = act(editor, { kind: 'explain', what: column?.explains ?? { part: 'total' } });
    const estates = sheetModel(sceneOf(lit, showing)).streets.flatMap(({ estates }) => estates);
    expect(estates.filter(({ lit }) => lit)).toHaveLength(column?.estates ?? -1);
    const words = en.turn.bar.explained('estates', column?.points ?? -1);
    expect(barModel(sceneOf(lit, showing)).sentence).toBe(words);
    expect(announcement(changeOf(editor, lit), en)).toBe(words);
  });

  test('streets have three different names, in order', () => {
    for (const { view } of OPENINGS) {
      const names = streetsOf(view.commitment).trees;
      expect(new Set(names).size).toBe(3);
      expect(names).toEqual(names.toSorted());
    }
  });

  test('the last round has a line for every seat', () => {
    for (const { view } of OPENINGS) {
      const seats = view.state.rounds.length === 0 ? 0 : view.state.sheets.length;
      expect(recap(view.state, streetsOf(view.commitment), en)).toHaveLength(seats);
    }
  });
});

describe('sentences', () => {
  const editor = editorWith({ edition: '2018' }, (sheet) => {
    sheet.putFence(1, 3);
    sheet.putFence(1, 5);
    sheet.write(1, 4, 1);
    for (const street of [0, 2]) sheet.write(street, 0, 17);
  });

  test('say what was written and what it did', () => {
    const number = editor.position.numbers[0] as number;
    const chosen = act(editor, { kind: 'offer', index: 0 });
    const spot = [1, 5] as const;
    const pointed: Intent = { kind: 'lot', spot };
    const labelOf = (pointed?: Intent) =>
      sheetModel(sceneOf(chosen, { ...showing, pointed })).streets[1]?.lots[5]?.label;
    expect(labelOf()).toContain('house 6, empty. You can write here.');
    expect(labelOf(pointed)).toContain(`Write ${number}: completes an estate of 2, plus 2.`);
    expect(barModel(sceneOf(chosen, { ...showing, pointed })).sentence).toContain(
      'completes an estate of 2: 0 → 2',
    );
    const street = en.words.street(1, streetsOf(editor.view.commitment));
    expect(announcement(changeOf(chosen, act(chosen, pointed)), en)).toContain(
      `Wrote ${number}, ${street}, house 6. `,
    );
    expect(announcement(changeOf(chosen, act(chosen, pointed)), en)).toContain(
      'Estate of 2 complete. Score 2, up 2.',
    );
  });
});

test('a card that fits most empty houses has no rings, and one that fits few has them', () => {
  let [easy, rare] = [0, 0];
  for (const editor of OPENINGS) {
    const { streets } = sheetModel(sceneOf(editor, showing));
    const empty = streets.flatMap(({ lots }) => lots).filter(({ kind }) => kind === 'empty');
    const shares = [0, 1, 2].map(
      (card) => empty.filter(({ rings }) => rings.includes(card)).length / empty.length,
    );
    for (const [card, share] of shares.entries()) {
      const hidden = streets.every((street) => street.easy?.includes(card));
      expect(hidden).toBe(share > 2 / 3);
      if (hidden) easy++;
      else if (share > 0) rare++;
    }
  }
  expect(easy).toBeGreaterThan(0);
  expect(rare).toBeGreaterThan(0);
});
