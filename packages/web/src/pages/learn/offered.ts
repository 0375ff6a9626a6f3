import { LESSONS, type LessonId } from '../../lesson/names.ts';
import { declineLesson, isLessonOver } from '../../lesson/stored.ts';
import { oneOf } from '../../platform/guards.ts';
import type { Choice } from '../setup/choice.ts';

type Played = Pick<Choice, 'mode' | 'advanced'>;
export type ShortLesson = Exclude<LessonId, 'first'>;

/** The lessons about such a game, beyond the basic one. */
function lessonsFor({ mode, advanced }: Played): ShortLesson[] {
  const ofMode = oneOf(LESSONS, mode);
  return [
    ...(ofMode === undefined || ofMode === 'first' ? [] : [ofMode]),
    ...(advanced ? (['advanced'] as const) : []),
  ];
}

/** The lesson to offer while such a game is set up for the first time. */
export function lessonToOffer(played: Played): ShortLesson | undefined {
  return lessonsFor(played).find((lesson) => !isLessonOver(lesson));
}

/** Called when such a game starts: its lessons aren't offered any more. */
export function stopOffering(played: Played): void {
  for (const lesson of lessonsFor(played)) if (!isLessonOver(lesson)) declineLesson(lesson);
}
