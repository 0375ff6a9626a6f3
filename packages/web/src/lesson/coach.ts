import type { TurnEditor } from '../turn/editor.ts';
import type { Cue, Lesson } from './lesson.ts';
import { momentOf, type Moment } from './moment.ts';
import { partAt, type Progress } from './progress.ts';
import type { Topic } from './topics.ts';

/** What the coach says now. It stays while the turn waits for the same thing. */
export interface Shown {
  readonly moment: Moment;
  /** A submitted turn needs no words. */
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

/** What the cue is about, the main topic first. */
export function topicsOf({ moment, cue }: Shown): readonly Topic[] {
  const { teaches = [] } = cue ?? {};
  return typeof teaches === 'function' ? teaches(moment) : teaches;
}

/** The topics that are taught when a player goes on from what was shown to another moment; none while it is the same. */
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
