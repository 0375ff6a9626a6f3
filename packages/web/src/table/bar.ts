import type { Intent } from '../turn/state.ts';
import type { Countdown } from './countdown.svelte.ts';
import type { BarModel } from './model.ts';

/** What both forms of the action bar are given. */
export interface BarProps {
  readonly bar: BarModel;
  /** What went wrong beyond the rules. */
  readonly trouble: string;
  readonly countdown: Countdown;
  readonly ondo: (intent: Intent) => void;
  readonly onconfirm: () => void;
  readonly onrule: (rule: string) => void;
  /** Present while the turn is in and can still be taken back. */
  readonly ontakeback: (() => void) | undefined;
}
