import type { TurnEditor } from '../turn/editor.ts';
import { cueOf, type Cue } from './cues.ts';
import { momentOf, type Moment } from './moment.ts';
import type { Progress } from './progress.ts';
import type { Topic } from './topics.ts';

/** What the coach says now. It stays while the turn waits for the same thing. */
export interface Shown {
  readonly moment: Moment;
  readonly cue: Cue | undefined;
}

export function shownAt(editor: TurnEditor, progress: Progress): Shown {
  const moment = momentOf(editor, progress);
  return { moment, cue: cueOf(moment) };
}

/** The topics that are taught when a player goes on from what was shown to another moment; none while it is the same. */
export function taughtBy({ moment, cue }: Shown, editor: TurnEditor, progress: Progress): readonly Topic[] {
  const next = momentOf(editor, progress);
  const same = moment.stage === next.stage && moment.round === next.round && moment.part === next.part;
  return same ? [] : (cue?.teaches ?? []).filter((topic) => !moment.taught.has(topic));
}
