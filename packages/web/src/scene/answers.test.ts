import type { Options, Step } from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';
import { describe, expect, test } from 'vitest';
import { sum } from '../platform/sum.ts';
import { en } from '../text/en/index.ts';
import { speakAll } from '../text/language.ts';
import { act } from '../turn/act.ts';
import type { TurnEditor } from '../turn/editor.ts';
import type { Intent } from '../turn/intent.ts';
import { editorWith, fillAtRandom, highlighted, nameOf, playOut, start, TABLES } from '../turn/testKit.ts';
import { announcement } from './announce.ts';
import { changeOf, SIZE, type Answer, type AnswerKind, type Change } from './answers.ts';
import { soundsOf, vibrationOf } from './senses.ts';

await speakAll('en');

const BUTTONS = (['plan', 'undo', 'roundabout', 'skip'] as const).map((kind): Intent => ({ kind }));

/** The changes of a whole game by taps, and of turns on sheets with many small estates. */
function changesAt(options: Partial<Options>): Change[] {
  const random = new FastRandom(`answers ${nameOf(options)}`);
  const changes: Change[] = [];
  const visit = (editor: TurnEditor, intent: Intent): TurnEditor => {
    const after = act(editor, intent);
    changes.push(changeOf(editor, after));
    return after;
  };
  playOut(start(options, nameOf(options)), random, visit);
  for (let i = 0; i < 30; i++) {
    let editor = editorWith(options, (sheet) => fillAtRandom(sheet, random), `answers ${i}`);
    for (let tap = 0; tap < 8; tap++) {
      const some: Intent[] = [...highlighted(editor), ...BUTTONS];
      editor = visit(editor, some[random.below(some.length)] as Intent);
    }
  }
  return changes;
}

const CHANGES = TABLES.flatMap(changesAt);
const kindsIn = (changes: readonly Change[]): Set<AnswerKind> =>
  new Set(changes.flatMap(({ answers }) => answers.map(({ kind }) => kind)));

test('the points at all places add up to the change of the score', () => {
  for (const { before, after, answers } of CHANGES) {
    expect(sum(answers.map(({ points }) => points))).toBe(after.score.total - before.score.total);
  }
});

test('no place gets two answers of the same kind', () => {
  for (const { answers } of CHANGES) {
    const names = answers.map(({ kind, at }) => `${kind} ${JSON.stringify(at)}`);
    expect(new Set(names).size).toBe(names.length);
  }
});

describe('every mark gets feedback', () => {
  const ANSWERED = {
    write: 'write',
    temp: 'temp',
    refuse: 'refuse',
    fence: 'fence',
    improve: 'improve',
    park: 'park',
    pool: 'pool',
    bis: 'bis',
    roundabout: 'roundabout',
    reshuffle: 'reshuffle',
    plan: /plan$/,
  } as const satisfies { [D in Exclude<Step['do'], 'choose'>]: AnswerKind | RegExp };

  test.each(Object.entries(ANSWERED))('%s: shown, heard, felt and announced', (step, kind) => {
    const has = ({ editor }: Change['after']) => editor.draft.steps.some((one) => one.do === step);
    const made = CHANGES.filter(
      ({ before, after, answers }) => has(after) && !has(before) && answers[0]?.kind !== 'undo',
    );
    expect(made.length).toBeGreaterThan(0);
    for (const change of made) {
      expect(change.answers.map((answer) => answer.kind)).toContainEqual(
        typeof kind === 'string' ? kind : expect.stringMatching(kind),
      );
      expect(soundsOf(change.answers)).not.toEqual([]);
      expect(vibrationOf(change.answers)).not.toEqual([]);
      expect(announcement(change, en)).not.toBe('');
    }
  });

  test('estates, streets, plans, undo and rejected taps get it, too', () => {
    const all: readonly AnswerKind[] = ['estate', 'street', 'plan', 'first-plan', 'undo', 'skip', 'rejected'];
    expect([...all].filter((kind) => !kindsIn(CHANGES).has(kind))).toEqual([]);
  });
});

const answerOf = (kind: AnswerKind): Answer => ({ kind, at: { kind: 'table' }, points: 0 });

test('moments grow from estate, street, plan and first plan to the end', () => {
  const sizes = (['write', 'estate', 'street', 'plan', 'first-plan', 'end'] as const).map(
    (kind) => SIZE[kind],
  );
  expect(sizes).toEqual([0, 1, 2, 3, 4, 5]);
  expect(vibrationOf([answerOf('first-plan')]).length).toBeGreaterThan(
    vibrationOf([answerOf('write')]).length,
  );
});

test('what is shown as complete, first or ranked is announced', () => {
  for (const change of CHANGES) {
    const words = announcement(change, en);
    const estates = change.answers.filter(({ kind, points }) => kind === 'estate' && points > 0).length;
    expect(/Estates? of .* complete\./.test(words)).toBe(estates > 0);
    expect(words.includes('You are the first to claim it.')).toBe(
      change.answers.some(({ kind }) => kind === 'first-plan'),
    );
    expect(/(Most temps|most temps|\d temps?): (up|down) \d/.test(words)).toBe(
      change.answers.some(({ temps }) => temps !== undefined),
    );
  }
});

test('new cards make a sound but no vibration; picking a card makes neither', () => {
  expect(soundsOf([answerOf('cards')])).toEqual(['flip']);
  expect(vibrationOf([answerOf('cards')])).toEqual([]);
  expect(vibrationOf([])).toEqual([]);
  const chosen = CHANGES.filter(
    ({ before, after }) =>
      before.editor.draft.steps.length === 0 &&
      after.editor.draft.steps.every(({ do: kind }) => kind === 'choose'),
  );
  expect(chosen.some(({ answers }) => answers.length === 0)).toBe(true);
});
