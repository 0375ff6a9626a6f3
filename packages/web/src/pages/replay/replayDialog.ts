import type { RivalModel } from '../../scene/tableTypes.ts';
import type { ReplayState } from './replayState.svelte.ts';

/** The dialogs of a replay. */
export type ReplayDialog = 'link' | 'play-on' | 'rival' | 'verified';

/** The props of a replay, in the picture and the text view. */
export interface Replayed {
  readonly player: ReplayState;
  readonly rival: RivalModel | undefined;
  readonly onopen: (dialog: ReplayDialog) => void;
}
