import { ACTIONS, type Step } from 'picket-engine';
import { formatTurn } from 'picket-engine/notation';

const OF_ACTIONS: readonly Step['do'][] = ACTIONS;

/** A turn as a player would type it: in the notation, and with a word where the action is left unused. */
export function typed(steps: readonly Step[]): string {
  const idle =
    steps.some((step) => step.do === 'write') && !steps.some((step) => OF_ACTIONS.includes(step.do));
  return formatTurn(steps) + (idle ? ' n' : '');
}
