import { ACTIONS, type TurnStep } from 'picket-engine';
import { formatTurn } from 'picket-engine/notation';

const OF_ACTIONS: readonly TurnStep['do'][] = ACTIONS;

/** A turn as a player would type it: the notation, with `n` if the action is unused. */
export function typed(steps: readonly TurnStep[]): string {
  const idle =
    steps.some((step) => step.do === 'write') && !steps.some((step) => OF_ACTIONS.includes(step.do));
  return formatTurn(steps) + (idle ? ' n' : '');
}
