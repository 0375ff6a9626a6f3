import type { Game, Step } from 'picket-engine';
import type { SavedDraft } from '../authority/authority.ts';
import { isDraft } from '../authority/storedDraft.ts';
import { fieldsOf, isText, listOf } from '../platform/guards.ts';
import { gameAfter, isPartOver, PARTS } from './parts.ts';
import { isLessonOver, readLesson, writeLesson } from './stored.ts';
import { TOPICS, type Topic } from './topics.ts';

/** How far a player is. */
export interface Progress {
  readonly part: number;
  /** The player’s turns in this part. */
  readonly turns: readonly (readonly Step[])[];
  readonly taught: readonly Topic[];
  readonly draft?: SavedDraft | undefined;
}

export const BEGINNING: Progress = { part: 0, turns: [], taught: [] };

/** The game as it is now. */
export function gameOf({ part, turns }: Progress): Game {
  const game = gameAfter(part, turns);
  if (game === undefined) throw new Error('The lesson has an illegal turn.');
  return game;
}

/** After a turn; undefined if it is not legal. The next part follows automatically, and the last game stays when it is over. */
export function afterTurn(progress: Progress, steps: readonly Step[]): Progress | undefined {
  const { part, taught } = progress;
  const turns = [...progress.turns, steps];
  const game = gameAfter(part, turns);
  if (game === undefined) return undefined;
  const more = part + 1 < PARTS.length && (isPartOver(part, turns.length) || game.state.ending !== undefined);
  return more ? { part: part + 1, turns: [], taught } : { part, turns, taught };
}

/** Stored by another version or edited by the user: what can’t be continued starts again. */
export function recallProgress(found: unknown = readLesson()): Progress {
  const stored = fieldsOf(found);
  const part = Number(stored['part']);
  const turns = stored['turns'] as Progress['turns'];
  if (PARTS[part] === undefined || !Array.isArray(turns)) return BEGINNING;
  const game = gameAfter(part, turns);
  if (game === undefined || game.state.ending !== undefined || isPartOver(part, turns.length)) {
    return BEGINNING;
  }
  const taught = listOf(stored['taught'], isTopic);
  // A draft that can’t be replayed only restarts the turn.
  const draft = isDraft(stored['draft']) ? stored['draft'] : undefined;
  return { part, turns, taught, draft };
}

export function keepProgress(progress: Progress): void {
  writeLesson({ ...progress, over: isLessonOver() });
}

function isTopic(value: unknown): value is Topic {
  return isText(value) && (TOPICS as readonly string[]).includes(value);
}
