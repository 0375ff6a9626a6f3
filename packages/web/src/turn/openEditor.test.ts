import fc from 'fast-check';
import { isComplete, playTurn as judge, startDraft, takeStep, type Draft } from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import { describeRejection, en as words } from 'picket-words';
import { describe, expect, test } from 'vitest';
import { act, canRedo, canUndo, keptDraft, openDesk, renewDesk, steps, type Desk } from './openEditor.ts';
import { allIntents, desks, deskWith, fillAtRandom, invited, nameOf, TABLES } from './testKit.ts';

const OPENINGS = TABLES.flatMap((options) => {
  const random = new FastRandom(`desk ${nameOf(options)}`);
  const played = desks(options, 24, random).filter((_, i) => i % 3 === 0);
  const filled = Array.from({ length: 8 }, (_, i) =>
    deskWith(options, (sheet) => fillAtRandom(sheet, random), `filled ${i}`),
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

/** The desks that a storm of taps goes through, the opening first. */
function storm({ opening, autoMarks, choices }: Taps): Desk[] {
  const first = OPENINGS[opening % OPENINGS.length] as Desk;
  const all: Desk[] = [{ ...first, settings: { autoMarks } }];
  for (const { stray, at } of choices) {
    const desk = all.at(-1) as Desk;
    const some =
      stray === 0 ? allIntents(desk) : ([...invited(desk), { kind: 'undo' }, { kind: 'redo' }] as const);
    const intent = some[at % some.length];
    if (intent !== undefined) all.push(act(desk, intent));
  }
  return all;
}

function replayed(desk: Desk): Draft {
  return (desk.taps.at(-1)?.steps ?? []).reduce<Draft>((draft, step) => {
    const next = takeStep(draft, step);
    if (!next.ok) throw new Error(`not legal: ${JSON.stringify(step)}`);
    return next.value;
  }, startDraft(desk.position));
}

/** The same in all that a person sees; a turn also holds scratch paper, which may differ. */
function expectSame(is: Desk | undefined, should: Desk): void {
  const { draft, ...rest } = should;
  expect(is).toMatchObject(rest);
  expect(is?.draft.steps).toEqual(draft.steps);
  expect(is?.draft.turn.sheet.equals(draft.turn.sheet)).toBe(true);
}

const RUNS = { numRuns: 300 };

describe('a storm of taps', () => {
  test('leaves a draft that is a replay of the remaining tap', () => {
    fc.assert(
      fc.property(taps, (input) => {
        for (const desk of storm(input)) {
          const draft = replayed(desk);
          expect(draft.steps).toEqual(steps(desk));
          expect(draft.turn.sheet.equals(desk.draft.turn.sheet)).toBe(true);
          if (isComplete(desk.draft)) expect(judge(desk.position, steps(desk)).ok).toBe(true);
        }
      }),
      RUNS,
    );
  });

  test('is undone to the opening, and redone to where it was', () => {
    fc.assert(
      fc.property(taps, (input) => {
        const last = act(storm(input).at(-1) as Desk, { kind: 'cancel' });
        let desk = last;
        let undone = 0;
        for (; canUndo(desk); undone++) desk = act(desk, { kind: 'undo' });
        expect(steps(desk)).toEqual([]);
        expect(desk.taps).toEqual([]);
        for (let i = 0; i < undone; i++) desk = act(desk, { kind: 'redo' });
        expectSame(desk, last);
      }),
      RUNS,
    );
  });

  test('undo and redo of one tap give the same desk', () => {
    fc.assert(
      fc.property(taps, (input) => {
        const desk = act(storm(input).at(-1) as Desk, { kind: 'cancel' });
        if (canUndo(desk)) expectSame(act(act(desk, { kind: 'undo' }), { kind: 'redo' }), desk);
        if (canRedo(desk)) expectSame(act(act(desk, { kind: 'redo' }), { kind: 'undo' }), desk);
      }),
      RUNS,
    );
  });

  test('is kept and opened again', () => {
    fc.assert(
      fc.property(taps, (input) => {
        const desk = act(storm(input).at(-1) as Desk, { kind: 'cancel' });
        const kept = JSON.parse(JSON.stringify(keptDraft(desk)));
        expectSame(openDesk(desk.view, kept, desk.settings), desk);
      }),
      RUNS,
    );
  });

  test('stays as it is when somebody else moves', () => {
    fc.assert(
      fc.property(taps, (input) => {
        const desk = storm(input).at(-1) as Desk;
        const newer = { ...desk.view };
        expect(renewDesk(desk, newer, undefined, desk.settings)).toEqual({ ...desk, view: newer });
      }),
      { numRuns: 20 },
    );
  });

  test('is closed once it is handed in, and opens again when taken back', () => {
    const [, tapped] = storm({ opening: 0, autoMarks: true, choices: [{ stray: 1, at: 0 }] });
    const desk = act(tapped as Desk, { kind: 'cancel' });
    const { now } = desk.view;
    if (now === undefined) throw new Error('the game is over');
    const sent = renewDesk(
      desk,
      { ...desk.view, now: { ...now, turn: steps(desk) } },
      keptDraft(desk),
      desk.settings,
    );
    expect(sent?.sent).toBe(true);
    expect(sent && act(sent, { kind: 'undo' }).why?.code).toBe('already-in');
    expectSame(sent && renewDesk(sent, desk.view, keptDraft(desk), desk.settings), desk);
  });

  test('never does nothing without saying why', () => {
    fc.assert(
      fc.property(taps, (input) => {
        const desk = storm(input).at(-1) as Desk;
        for (const intent of allIntents(desk)) {
          const after = act(desk, intent);
          if (after.why === undefined || after.why === desk.why) continue;
          expect(steps(after)).toEqual(steps(desk));
          expect(describeRejection(words, after.why)).toMatch(/^.{10,}\.$/);
          expect(words.rules[after.why.rule]).not.toBe('');
        }
      }),
      { numRuns: 60 },
    );
  });

  test('every spot answers: it changes something, asks, or says why not', () => {
    fc.assert(
      fc.property(taps, (input) => {
        const desk = act(storm(input).at(-1) as Desk, { kind: 'cancel' });
        for (const intent of allIntents(desk)) {
          if (intent.kind !== 'lot' && intent.kind !== 'gap' && intent.kind !== 'size') continue;
          const after = act(desk, intent);
          const changed = steps(after) !== steps(desk) || after.asking !== undefined;
          expect(changed || after.why !== undefined, JSON.stringify(intent)).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });
});
