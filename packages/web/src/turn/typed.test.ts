import { isComplete, legalSteps, startDraft, takeStep, viewOf, type Draft, type Step } from 'picket-engine';
import { canRefuse, FastRandom } from 'picket-engine/fast';
import { describe, expect, test } from 'vitest';
import { act } from './act.ts';
import type { TurnEditor } from './editor.ts';
import { openEditor, steps } from './openEditor.ts';
import { editors, editorWith, fillAtRandom, nameOf, start, TABLES } from './testKit.ts';

const typed = (editor: TurnEditor, step: Step): TurnEditor => act(editor, { kind: 'step', step });
const type = (editor: TurnEditor, all: readonly Step[]): TurnEditor => all.reduce(typed, editor);

function opened(view: Parameters<typeof openEditor>[0], autoMarks: boolean): TurnEditor {
  const editor = openEditor(view, undefined, { autoMarks });
  if (editor === undefined) throw new Error('there is no turn to make');
  return editor;
}

/** A complete turn by random legal steps. */
function randomTurn(draft: Draft, random: FastRandom): readonly Step[] {
  let now = draft;
  for (;;) {
    const legal = [...legalSteps(now)].slice(0, 200);
    if (isComplete(now) && (legal.length === 0 || random.below(3) === 0)) return now.steps;
    const next = takeStep(now, legal[random.below(legal.length)]);
    if (!next.ok) throw new Error('a legal step was rejected');
    now = next.value;
  }
}

describe('typed steps', () => {
  for (const options of TABLES) {
    test(`any turn can be typed step by step: ${nameOf(options)}`, () => {
      const random = new FastRandom(`typed ${nameOf(options)}`);
      for (const editor of editors(options, 20, random)) {
        const turn = randomTurn(startDraft(editor.position), random);
        expect(steps(type(opened(editor.view, false), turn))).toEqual(turn);
      }
    });
  }

  test('typing a step again changes nothing', () => {
    const random = new FastRandom('typed again');
    for (const editor of editors({ edition: '2023', players: ['Ada', 'Bob'] }, 30, random)) {
      const made = type(opened(editor.view, true), randomTurn(startDraft(editor.position), random));
      for (const step of made.draft.steps) {
        if (step.do === 'choose' || step.do === 'plan' || step.do === 'park' || step.do === 'pool') {
          const same = typed(made, step.do === 'plan' ? { ...step, estates: [] } : step);
          expect(steps(same)).toEqual(steps(made));
        }
      }
    }
  });

  test('a house alone is never a bis, and a second house says why not', () => {
    const random = new FastRandom('typed bis');
    let seen = 0;
    for (const editor of editors({ edition: '2018', players: ['Ada'] }, 60, random)) {
      const turn = randomTurn(startDraft(editor.position), random);
      const write = turn.findIndex((step) => step.do === 'write');
      if (write < 0) continue;
      const written = type(opened(editor.view, false), turn.slice(0, write + 1));
      const again = typed(written, { do: 'write', number: 0, at: [2, 11] });
      expect(steps(again)).toEqual(steps(written));
      expect(again.why).toBeDefined();
      seen++;
    }
    expect(seen).toBeGreaterThan(10);
  });
});

describe('n', () => {
  const full = TABLES.flatMap((options) => {
    const random = new FastRandom(`refuse ${nameOf(options)}`);
    return Array.from({ length: 30 }, (_, i) =>
      editorWith(options, (sheet) => fillAtRandom(sheet, random), `refuse ${i}`),
    ).filter((editor) => canRefuse(editor.draft.turn));
  });

  test('takes the permit refusal where no number fits, or asks which card to give away', () => {
    expect(full.length).toBeGreaterThan(5);
    for (const editor of full) {
      const after = act(editor, { kind: 'skip' });
      const gives = editor.position.rules.mode.cardUse.givesThird;
      expect(after.why?.code).toBe(gives ? 'give-a-card' : undefined);
      expect(steps(after)).toEqual(gives ? [] : [{ do: 'refuse' }]);
    }
  });

  test('says so if a number that fits is not written yet', () => {
    const view = viewOf(start(), 0);
    expect(act(opened(view, true), { kind: 'skip' }).why?.code).toBe('not-written-yet');
  });
});
