import { FastRandom } from 'picket-engine/fast';
import { viewOf, type Random } from 'picket-engine';
import { describe, expect, test } from 'vitest';
import { lesson as words } from '../text/en/lesson.ts';
import { act } from '../turn/act.ts';
import type { TurnEditor } from '../turn/editor.ts';
import { canConfirm, openEditor, steps } from '../turn/openEditor.ts';
import { spotCount } from '../turn/tappable.ts';
import { allIntents, highlighted } from '../turn/testKit.ts';
import { shownAt, taughtBy, topicsOf, type Shown } from './coach.ts';
import type { Lesson } from './lesson.ts';
import { LESSON } from './lessons.ts';
import { LESSONS } from './names.ts';
import { afterTurn, BEGINNING, gameOf, isOver, loadProgress, type Progress } from './progress.ts';
import { LOTS } from './targets.ts';

const MOST_WORDS = 25;
const MOST_TAPS = 4000;

interface Played {
  readonly progress: Progress;
  readonly shown: readonly Shown[];
  readonly taps: number;
}

/** Plays a whole lesson by tapping, with some stray taps. */
function playLesson(lesson: Lesson, random: Random, autoMarks: boolean): Played {
  let progress = BEGINNING;
  const all: Shown[] = [];
  const editorNow = (): TurnEditor | undefined =>
    isOver(lesson, progress)
      ? undefined
      : openEditor(viewOf(gameOf(lesson, progress), 0), undefined, { autoMarks });
  let editor = editorNow();
  let shown: Shown | undefined;
  for (let taps = 0; taps < MOST_TAPS; taps++) {
    if (editor === undefined) return { progress, shown: all, taps };
    const now = editor;
    if (shown !== undefined) {
      progress = { ...progress, taught: [...progress.taught, ...taughtBy(shown, lesson, now, progress)] };
    }
    shown = shownAt(lesson, now, progress);
    all.push(shown);
    if (canConfirm(now) && random.below(3) === 0) {
      const next = afterTurn(lesson, progress, steps(now));
      if (next === undefined) throw new Error('a legal turn was refused');
      const taught = [...progress.taught, ...topicsOf(shown)];
      progress = { ...next, taught: [...new Set(taught)] };
      shown = undefined;
      editor = editorNow();
      continue;
    }
    const some = random.below(6) === 0 ? allIntents(now) : [...highlighted(now), ...cardsOf()];
    const intent = some[random.below(some.length)];
    editor = intent === undefined ? now : act(now, intent);
  }
  throw new Error('the lesson never ended');
}

const cardsOf = () => [0, 1, 2].map((index) => ({ kind: 'offer', index }) as const);

/** The last ones: in the first part of the guided game no card with a park or a bis could be taken, or neither. */
const SEEDS = [...Array.from({ length: 40 }, (_, i) => i), 145, 227, 387];

describe.each(LESSONS)('whatever legal moves a player makes in the lesson %s', (id) => {
  const lesson = LESSON[id];
  const games = SEEDS.map((i) => playLesson(lesson, new FastRandom(`lesson ${i}`), i % 4 !== 3));

  test('every topic comes up, except for the score, which comes last', () => {
    const left = id === 'first' ? ['score'] : [];
    for (const { progress } of games) {
      expect(lesson.topics.flat().filter((topic) => !progress.taught.includes(topic))).toEqual(left);
    }
  });

  test('there are always one or two short sentences, and a house to tap if they ask for one', () => {
    for (const { moment, cue } of games.flatMap(({ shown }) => shown)) {
      if (cue === undefined) throw new Error(`nothing to say while ${moment.stage}`);
      const said = cue.say(words, moment);
      expect(said.length).toBeLessThanOrEqual(2);
      expect(said.join(' ').split(/\s+/).length).toBeLessThanOrEqual(MOST_WORDS);
      expect(said.join(' ').match(/[.?](\s|$)/g)?.length).toBe(said.length);
      expect(cue.at(moment)).not.toBe('');
      if (cue.at(moment) === LOTS) expect(spotCount(moment.editor)).toBeGreaterThan(0);
    }
  });
});

test('an early permit refusal is not mistaken for the last one', () => {
  const lesson = LESSON.first;
  let progress = BEGINNING;
  const opened = (): TurnEditor =>
    openEditor(viewOf(gameOf(lesson, progress), 0), undefined, { autoMarks: true }) as TurnEditor;
  // The highest number in the first house of each street: none of the next three fits.
  for (const street of [0, 1, 2]) {
    const editor = opened();
    const index = editor.position.numbers.indexOf(Math.max(...editor.position.numbers));
    const written = act(act(editor, { kind: 'offer', index }), { kind: 'lot', spot: [street, 0] });
    progress = afterTurn(lesson, progress, steps(written)) as Progress;
  }
  const refused = act(opened(), { kind: 'refuse' });
  expect(refused.draft.turn.refused).toBe(true);
  const { cue, moment } = shownAt(lesson, refused, progress);
  expect(cue?.say(words, moment)).toEqual(words.first.refused);
});

test('the guided first game includes the end of a game', () => {
  const { progress } = playLesson(LESSON.first, new FastRandom('end'), true);
  expect(gameOf(LESSON.first, progress).state.ending).toBeDefined();
});

describe('a stored lesson', () => {
  const lesson = LESSON.first;

  test('continues where the player left it', () => {
    const editor = openEditor(viewOf(gameOf(lesson, BEGINNING), 0), undefined, { autoMarks: true });
    if (editor === undefined) throw new Error('no turn');
    const chosen = act(act(editor, { kind: 'offer', index: 1 }), { kind: 'lot', spot: [0, 4] });
    const progress = { ...afterTurn(lesson, BEGINNING, steps(chosen)), taught: ['write'] };
    const stored: unknown = JSON.parse(JSON.stringify(progress));
    expect(loadProgress(lesson, stored)).toEqual({ ...progress, draft: undefined });
  });

  test.each([null, 'no', { part: 5, turns: [] }, { part: 0, turns: [[{ do: 'refuse' }]] }, { over: true }])(
    'that is unreadable starts again: %j',
    (stored) => expect(loadProgress(lesson, stored)).toEqual(BEGINNING),
  );
});
