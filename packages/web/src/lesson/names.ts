/** The guided first game, and a short lesson for each mode or version that adds something. */
export const LESSONS = ['first', 'advanced', 'solo', 'aaa', 'expert'] as const;
export type LessonId = (typeof LESSONS)[number];
