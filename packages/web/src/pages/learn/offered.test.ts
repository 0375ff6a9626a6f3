import { expect, test } from 'vitest';
import { LESSON } from '../../lesson/lessons.ts';
import { saveProgress, loadProgress } from '../../lesson/progress.ts';
import { endLesson } from '../../lesson/stored.ts';
import { stubStorage } from '../../platform/storageStub.ts';
import { lessonToOffer, stopOffering } from './offered.ts';

stubStorage();

const EXPERT = { mode: 'expert', advanced: true } as const;

test('a kind of game offers its lesson until that is over, then the next one that applies', () => {
  expect(lessonToOffer({ mode: 'standard', advanced: false })).toBeUndefined();
  expect(lessonToOffer(EXPERT)).toBe('expert');
  endLesson('expert');
  expect(lessonToOffer(EXPERT)).toBe('advanced');
  endLesson('advanced');
  expect(lessonToOffer(EXPERT)).toBeUndefined();
  expect(lessonToOffer({ mode: 'solo', advanced: true })).toBe('solo');
});

test('once such a game was started, its lessons aren’t offered any more', () => {
  stopOffering(EXPERT);
  expect(lessonToOffer(EXPERT)).toBeUndefined();
  expect(lessonToOffer({ mode: 'aaa', advanced: false })).toBe('aaa');
});

test('a lesson that was left to start such a game can still be continued', () => {
  const solo = LESSON.solo;
  saveProgress(solo, { part: 0, turns: [], taught: solo.topics.flat().slice(0, 1) });
  stopOffering({ mode: 'solo', advanced: false });
  expect(lessonToOffer({ mode: 'solo', advanced: false })).toBeUndefined();
  expect(loadProgress(solo).taught).toHaveLength(1);
});
