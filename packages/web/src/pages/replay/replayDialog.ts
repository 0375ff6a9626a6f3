import type { RivalModel } from '../../scene/tableTypes.ts';
import type { ReplayState } from './replayState.svelte.ts';

/** What can be open over a replay. */
export type ReplayDialog = 'link' | 'play-on' | 'rival' | 'verified';

/** What a replay shows, as a picture or as text. */
export interface Replayed {
  readonly player: ReplayState;
  readonly rival: RivalModel | undefined;
  readonly onopen: (dialog: ReplayDialog) => void;
}
