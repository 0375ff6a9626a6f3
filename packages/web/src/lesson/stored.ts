import { fieldsOf } from '../platform/guards.ts';
import { read, write } from '../platform/storage.ts';
import type { LessonId } from './names.ts';

/** What is stored about a lesson: the progress, or that it is over. */
const keyOf = (id: LessonId): string => (id === 'first' ? 'picket.lesson' : `picket.lesson.${id}`);

export const readLesson = (id: LessonId): unknown => read(keyOf(id));
export const writeLesson = (id: LessonId, value: unknown): void => write(keyOf(id), value);

/** Whether it was finished, skipped or declined. */
export function isLessonOver(id: LessonId): boolean {
  return fieldsOf(readLesson(id))['over'] === true;
}

/** The number of topics taught in a lesson that was started and left; undefined for all others. */
export function taughtSoFar(id: LessonId): number | undefined {
  const { over, taught } = fieldsOf(readLesson(id));
  return over !== true && Array.isArray(taught) && taught.length > 0 ? taught.length : undefined;
}

export function endLesson(id: LessonId): void {
  writeLesson(id, { over: true });
}

/** Stops offering the lesson, which can still be continued. */
export function declineLesson(id: LessonId): void {
  writeLesson(id, { ...fieldsOf(readLesson(id)), over: true });
}
