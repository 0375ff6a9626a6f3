import type { Step } from 'picket-engine';
import type { SoundName } from '../platform/preferenceValues.ts';
import { addedSteps } from '../turn/drafts.ts';
import type { TurnEditor } from '../turn/editor.ts';

const SOUND_OF: { readonly [D in Step['do']]: SoundName | undefined } = {
  choose: undefined,
  refuse: undefined,
  temp: undefined,
  write: 'pencil',
  fence: undefined,
  improve: undefined,
  park: 'tree',
  pool: undefined,
  bis: 'pencil',
  roundabout: undefined,
  plan: 'stamp',
  reshuffle: undefined,
};

/** What can be heard of a change to a turn: writing, actions and new cards. Undo makes no sound. */
export function soundsOf(before: TurnEditor, after: TurnEditor): readonly SoundName[] {
  if (after.view.state.rounds.length > before.view.state.rounds.length) return ['flip'];
  if (after.taps.length < before.taps.length) return [];
  const added = addedSteps(before.draft.steps, after.draft.steps);
  return [...new Set(added.flatMap((step) => SOUND_OF[step.do] ?? []))];
}
