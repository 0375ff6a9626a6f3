import { FastRandom } from 'picket-engine/fast';
import { viewOf, type Random } from 'picket-engine';
import { describe, expect, test } from 'vitest';
import { lesson } from '../text/en/lesson.ts';
import { act } from '../turn/act.ts';
import type { TurnEditor } from '../turn/editor.ts';
import { canConfirm, openEditor, steps } from '../turn/openEditor.ts';
import { allIntents, invited } from '../turn/testKit.ts';
import { shownAt, taughtBy, type Shown } from './coach.ts';
import { afterTurn, BEGINNING, gameOf, recallProgress, type Progress } from './progress.ts';
import { TOPICS } from './topics.ts';

const MOST_WORDS = 25;
const MOST_TAPS = 4000;

interface Played {
  readonly progress: Progress;
  readonly shown: readonly Shown[];
  readonly taps: number;
}

/** Plays the whole lesson by taps, some of them stray. */
function playLesson(random: Random, autoMarks = true): Played {
  let progress = BEGINNING;
  const all: Shown[] = [];
  const editorNow = (): TurnEditor | undefined =>
    openEditor(viewOf(gameOf(progress), 0), undefined, { autoMarks });
  let editor = editorNow();
  let shown: Shown | undefined;
  for (let taps = 0; taps < MOST_TAPS; taps++) {
    if (editor === undefined) return { progress, shown: all, taps };
    const now = editor;
    if (shown !== undefined) {
      progress = { ...progress, taught: [...progress.taught, ...taughtBy(shown, now, progress)] };
    }
    shown = shownAt(now, progress);
    all.push(shown);
    if (canConfirm(now) && random.below(3) === 0) {
      const next = afterTurn(progress, steps(now));
      if (next === undefined) throw new Error('a legal turn was refused');
      const taught = [...progress.taught, ...(shown.cue?.teaches ?? [])];
      progress = { ...next, taught: [...new Set(taught)] };
      shown = undefined;
      editor = editorNow();
      continue;
    }
    const some = random.below(6) === 0 ? allIntents(now) : [...invited(now), ...cardsOf()];
    const intent = some[random.below(some.length)];
    editor = intent === undefined ? now : act(now, intent);
  }
  throw new Error('the lesson never ended');
}

const cardsOf = () => [0, 1, 2].map((index) => ({ kind: 'offer', index }) as const);

const seeds = Array.from({ length: 60 }, (_, i) => `lesson ${i}`);

describe('whatever legal moves a player makes', () => {
  const games = seeds.map((seed, i) => playLesson(new FastRandom(seed), i % 4 !== 3));

  test('the lesson ends with the end of a game', () => {
    for (const { progress } of games) expect(gameOf(progress).state.ending).toBeDefined();
  });

  test('every topic but the score is taught before the score is shown', () => {
    for (const { progress } of games) {
      expect(TOPICS.filter((topic) => !progress.taught.includes(topic))).toEqual(['score']);
    }
  });

  test('at most two short sentences are shown, and always some', () => {
    for (const { moment, cue } of games.flatMap(({ shown }) => shown)) {
      if (cue === undefined) throw new Error(`nothing to say while ${moment.stage}`);
      const said = lesson.cues[cue.id](cue.facts?.(moment) ?? {});
      expect(said.length).toBeLessThanOrEqual(2);
      expect(said.join(' ').split(/\s+/).length).toBeLessThanOrEqual(MOST_WORDS);
      expect(said.join(' ').match(/[.?](\s|$)/g)?.length).toBe(said.length);
      expect(cue.at(moment)).not.toBe('');
    }
  });
});

describe('a stored lesson', () => {
  test('continues where it was left', () => {
    const editor = openEditor(viewOf(gameOf(BEGINNING), 0), undefined, { autoMarks: true });
    if (editor === undefined) throw new Error('no turn');
    const chosen = act(act(editor, { kind: 'offer', index: 1 }), { kind: 'lot', spot: [0, 4] });
    const progress = { ...afterTurn(BEGINNING, steps(chosen)), taught: ['write'] };
    const stored: unknown = JSON.parse(JSON.stringify(progress));
    expect(recallProgress(stored)).toEqual({ ...progress, draft: undefined });
  });

  test.each([null, 'no', { part: 5, turns: [] }, { part: 0, turns: [[{ do: 'refuse' }]] }, { over: true }])(
    'that is unreadable starts again: %j',
    (stored) => expect(recallProgress(stored)).toEqual(BEGINNING),
  );
});
