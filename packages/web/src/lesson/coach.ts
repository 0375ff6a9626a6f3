import type { TurnEditor } from '../turn/editor.ts';
import type { Cue, Lesson } from './lesson.ts';
import { momentOf, type Moment } from './moment.ts';
import { partAt, type Progress } from './progress.ts';
import type { Topic } from './topics.ts';

/** The current cue. It stays while the turn waits for the same thing. */
export interface Shown {
  readonly moment: Moment;
  /** Undefined once the turn is submitted. */
  readonly cue: Cue | undefined;
}

function momentIn(lesson: Lesson, editor: TurnEditor, { part, turns, taught }: Progress): Moment {
  const round = turns.length;
  const featured = partAt(lesson, part).featured?.[round];
  return momentOf(editor, { part, round, taught: new Set(taught), featured });
}

export function shownAt(lesson: Lesson, editor: TurnEditor, progress: Progress): Shown {
  const moment = momentIn(lesson, editor, progress);
  return { moment, cue: editor.sent ? undefined : lesson.cues.find(({ when }) => when(moment)) };
}

/** The topics of the cue, the main one first. */
export function topicsOf({ moment, cue }: Shown): readonly Topic[] {
  const { teaches = [] } = cue ?? {};
  return typeof teaches === 'function' ? teaches(moment) : teaches;
}

/** The topics that count as taught once the player has moved on from what was shown. */
export function taughtBy(
  shown: Shown,
  lesson: Lesson,
  editor: TurnEditor,
  progress: Progress,
): readonly Topic[] {
  const { moment } = shown;
  const next = momentIn(lesson, editor, progress);
  const same = moment.stage === next.stage && moment.round === next.round && moment.part === next.part;
  return same ? [] : topicsOf(shown).filter((topic) => !moment.taught.has(topic));
}
