import type { Game, TurnStep } from 'picket-engine';
import type { SavedDraft } from '../authority/authority.ts';
import { isDraft } from '../authority/storedDraft.ts';
import { fieldsOf, listOf } from '../platform/guards.ts';
import { gameAfter } from './deal.ts';
import type { Lesson, Part } from './lesson.ts';
import { isLessonOver, readLesson, writeLesson } from './stored.ts';
import type { Topic } from './topics.ts';

/** How far the player has got. */
export interface Progress {
  readonly part: number;
  /** The player’s turns in this part. */
  readonly turns: readonly (readonly TurnStep[])[];
  readonly taught: readonly Topic[];
  readonly draft?: SavedDraft | undefined;
}

export const BEGINNING: Progress = { part: 0, turns: [], taught: [] };

export function partAt({ parts }: Lesson, part: number): Part {
  const found = parts[part];
  if (found === undefined) throw new Error('The lesson has no such part.');
  return found;
}

/** The game as it is now. */
export function gameOf(lesson: Lesson, { part, turns }: Pick<Progress, 'part' | 'turns'>): Game {
  const game = gameAfter(partAt(lesson, part), turns);
  if (game === undefined) throw new Error('The lesson has an illegal turn.');
  return game;
}

/** The progress after a turn, in the next part if this one is over; undefined if the turn is illegal. */
export function afterTurn(
  lesson: Lesson,
  progress: Progress,
  steps: readonly TurnStep[],
): Progress | undefined {
  const { part, taught } = progress;
  const turns = [...progress.turns, steps];
  const game = gameAfter(partAt(lesson, part), turns);
  if (game === undefined) return undefined;
  const more = part + 1 < lesson.parts.length && isPlayed(lesson, part, game, turns.length);
  return more ? { part: part + 1, turns: [], taught } : { part, turns, taught };
}

/** Whether the last part is over. */
export function isOver(lesson: Lesson, progress: Pick<Progress, 'part' | 'turns'>): boolean {
  const { part, turns } = progress;
  return isPlayed(lesson, part, gameOf(lesson, progress), turns.length);
}

/** Whether a part has no more rounds. */
function isPlayed(lesson: Lesson, part: number, game: Game, turns: number): boolean {
  return turns >= partAt(lesson, part).rounds.length || game.state.ending !== undefined;
}

/** Stored by another version or edited by the user: a lesson that can’t be continued starts again. */
export function loadProgress(lesson: Lesson, found: unknown = readLesson(lesson.id)): Progress {
  const stored = fieldsOf(found);
  const part = Number(stored['part']);
  const turns = stored['turns'] as Progress['turns'];
  const dealt = lesson.parts[part];
  if (dealt === undefined || !Array.isArray(turns)) return BEGINNING;
  const game = gameAfter(dealt, turns);
  if (game === undefined || isPlayed(lesson, part, game, turns.length)) return BEGINNING;
  const topics: readonly unknown[] = lesson.topics.flat();
  const taught = listOf(stored['taught'], (value): value is Topic => topics.includes(value));
  // A draft that can’t be replayed only restarts the turn.
  const draft = isDraft(stored['draft']) ? stored['draft'] : undefined;
  return { part, turns, taught, draft };
}

export function saveProgress({ id }: Lesson, progress: Progress): void {
  writeLesson(id, { ...progress, over: isLessonOver(id) });
}
