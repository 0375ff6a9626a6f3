import type { Event } from '../../replay/events.ts';
import { after, text } from '../../text/language.ts';
import type { ReplayState } from './replayState.svelte.ts';

/** “Plan 1, 8 points”, “Permit refusal”. */
export function eventName({ plan, points = 0 }: Event, { loaded }: ReplayState): string {
  const { edition } = loaded.story.record.options;
  return plan === undefined ? after.replay.refusal : after.replay.plan(plan, edition, points);
}

/** On a flag: “N°1” or “A”. */
export function flagName({ plan }: Event, { loaded }: ReplayState): string {
  return plan === undefined ? '' : text.game.plan.name(plan, loaded.story.record.options.edition);
}
