/** The guided first game, and a short lesson for each kind of game that adds something to it. */
export const LESSONS = ['first', 'advanced', 'solo', 'aaa', 'expert'] as const;
export type LessonId = (typeof LESSONS)[number];
