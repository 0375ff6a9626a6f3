import { AAA } from './aaa.ts';
import { ADVANCED } from './advanced.ts';
import { EXPERT } from './expert.ts';
import { FIRST } from './first.ts';
import type { Lesson } from './lesson.ts';
import type { LessonId } from './names.ts';
import { SOLO } from './solo.ts';

export const LESSON: { readonly [L in LessonId]: Lesson } = {
  first: FIRST,
  advanced: ADVANCED,
  solo: SOLO,
  aaa: AAA,
  expert: EXPERT,
};
