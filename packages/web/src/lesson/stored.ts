import { fieldsOf } from '../platform/guards.ts';
import { read, write } from '../platform/storage.ts';

/** What is stored about the guided game: how far it is, or that it is over. */
const KEY = 'picket.lesson';

export const readLesson = (): unknown => read(KEY);
export const writeLesson = (value: unknown): void => write(KEY, value);

/** Whether it was finished or skipped. */
export function isLessonOver(): boolean {
  return fieldsOf(readLesson())['over'] === true;
}

export function endLesson(): void {
  writeLesson({ over: true });
}
