import fc from 'fast-check';
import { isComplete, playTurn as judge, startDraft, takeStep, type Draft } from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import { describeRejection, en as words } from 'picket-words';
import { describe, expect, test } from 'vitest';
import { savedDraft, openEditor, renewEditor, steps } from './openEditor.ts';
import { canRedo, canUndo } from './history.ts';
import { act } from './act.ts';
import type { TurnEditor } from './editor.ts';
import { allIntents, editors, editorWith, fillAtRandom, highlighted, nameOf, TABLES } from './testKit.ts';

const OPENINGS = TABLES.flatMap((options) => {
  const random = new FastRandom(`editor ${nameOf(options)}`);
  const played = editors(options, 24, random).filter((_, i) => i % 3 === 0);
  const filled = Array.from({ length: 8 }, (_, i) =>
    editorWith(options, (sheet) => fillAtRandom(sheet, random), `filled ${i}`),
  );
  return [...played, ...filled];
});

const taps = fc.record({
  opening: fc.nat(),
  autoMarks: fc.boolean(),
  choices: fc.array(fc.record({ stray: fc.nat(3), at: fc.nat() }), { maxLength: 25 }),
});

interface Taps {
  readonly opening: number;
  readonly autoMarks: boolean;
  readonly choices: readonly { readonly stray: number; readonly at: number }[];
}

/** The editors after each of many random taps, the opening first. */
function storm({ opening, autoMarks, choices }: Taps): TurnEditor[] {
  const first = OPENINGS[opening % OPENINGS.length] as TurnEditor;
  const all: TurnEditor[] = [{ ...first, settings: { autoMarks } }];
  for (const { stray, at } of choices) {
    const editor = all.at(-1) as TurnEditor;
    const some =
      stray === 0
        ? allIntents(editor)
        : ([...highlighted(editor), { kind: 'undo' }, { kind: 'redo' }] as const);
    const intent = some[at % some.length];
    if (intent !== undefined) all.push(act(editor, intent));
  }
  return all;
}

function replayed(editor: TurnEditor): Draft {
  return (editor.taps.at(-1)?.steps ?? []).reduce<Draft>((draft, step) => {
    const next = takeStep(draft, step);
    if (!next.ok) throw new Error(`not legal: ${JSON.stringify(step)}`);
    return next.value;
  }, startDraft(editor.position));
}

/** Compares what players can see, not scratch space. */
function expectSame(is: TurnEditor | undefined, should: TurnEditor): void {
  const { draft, ...rest } = should;
  expect(is).toMatchObject(rest);
  expect(is?.draft.steps).toEqual(draft.steps);
  expect(is?.draft.turn.sheet.equals(draft.turn.sheet)).toBe(true);
}

const RUNS = { numRuns: 300 };

describe('a random sequence of taps', () => {
  test('leaves a draft that replays the remaining taps', () => {
    fc.assert(
      fc.property(taps, (input) => {
        for (const editor of storm(input)) {
          const draft = replayed(editor);
          expect(draft.steps).toEqual(steps(editor));
          expect(draft.turn.sheet.equals(editor.draft.turn.sheet)).toBe(true);
          if (isComplete(editor.draft)) expect(judge(editor.position, steps(editor)).ok).toBe(true);
        }
      }),
      RUNS,
    );
  });

  test('can be undone to the start and redone to the end', () => {
    fc.assert(
      fc.property(taps, (input) => {
        const last = act(storm(input).at(-1) as TurnEditor, { kind: 'cancel' });
        let editor = last;
        let undone = 0;
        for (; canUndo(editor); undone++) editor = act(editor, { kind: 'undo' });
        expect(steps(editor)).toEqual([]);
        expect(editor.taps).toEqual([]);
        for (let i = 0; i < undone; i++) editor = act(editor, { kind: 'redo' });
        expectSame(editor, last);
      }),
      RUNS,
    );
  });

  test('undo and redo of one tap give the same editor', () => {
    fc.assert(
      fc.property(taps, (input) => {
        const editor = act(storm(input).at(-1) as TurnEditor, { kind: 'cancel' });
        if (canUndo(editor)) expectSame(act(act(editor, { kind: 'undo' }), { kind: 'redo' }), editor);
        if (canRedo(editor)) expectSame(act(act(editor, { kind: 'redo' }), { kind: 'undo' }), editor);
      }),
      RUNS,
    );
  });

  test('can be stored and restored', () => {
    fc.assert(
      fc.property(taps, (input) => {
        const editor = act(storm(input).at(-1) as TurnEditor, { kind: 'cancel' });
        const saved = JSON.parse(JSON.stringify(savedDraft(editor)));
        expectSame(openEditor(editor.view, saved, editor.settings), editor);
      }),
      RUNS,
    );
  });

  test('is not affected when another seat submits', () => {
    fc.assert(
      fc.property(taps, (input) => {
        const editor = storm(input).at(-1) as TurnEditor;
        const newer = { ...editor.view };
        expect(renewEditor(editor, newer, undefined, editor.settings)).toEqual({ ...editor, view: newer });
      }),
      { numRuns: 20 },
    );
  });

  test('is closed once submitted, and reopens when taken back', () => {
    const [, tapped] = storm({ opening: 0, autoMarks: true, choices: [{ stray: 1, at: 0 }] });
    const editor = act(tapped as TurnEditor, { kind: 'cancel' });
    const { now } = editor.view;
    if (now === undefined) throw new Error('the game is over');
    const sent = renewEditor(
      editor,
      { ...editor.view, now: { ...now, turn: steps(editor) } },
      savedDraft(editor),
      editor.settings,
    );
    expect(sent?.sent).toBe(true);
    expect(sent && act(sent, { kind: 'undo' }).why?.code).toBe('already-in');
    expectSame(sent && renewEditor(sent, editor.view, savedDraft(editor), editor.settings), editor);
  });

  test('rejects a tap with a reason and a rule, and without changing the turn', () => {
    fc.assert(
      fc.property(taps, (input) => {
        const editor = storm(input).at(-1) as TurnEditor;
        for (const intent of allIntents(editor)) {
          const after = act(editor, intent);
          if (after.why === undefined || after.why === editor.why) continue;
          expect(steps(after)).toEqual(steps(editor));
          expect(describeRejection(words, after.why)).toMatch(/^.{10,}\.$/);
          expect(words.rules[after.why.rule]).not.toBe('');
        }
      }),
      { numRuns: 60 },
    );
  });

  test('gets a response at every spot: a change, a question, or a reason', () => {
    fc.assert(
      fc.property(taps, (input) => {
        const editor = act(storm(input).at(-1) as TurnEditor, { kind: 'cancel' });
        for (const intent of allIntents(editor)) {
          if (intent.kind !== 'lot' && intent.kind !== 'gap' && intent.kind !== 'size') continue;
          const after = act(editor, intent);
          const changed = steps(after) !== steps(editor) || after.asking !== undefined;
          expect(changed || after.why !== undefined, JSON.stringify(intent)).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });
});
