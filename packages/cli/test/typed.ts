import { formatTurn, type Step } from '@picket/engine';

const ACTIONS: readonly Step['do'][] = ['fence', 'improve', 'park', 'pool', 'temp', 'bis'];

/** A turn as a player would type it: in the notation, and with a word where the action is left unused. */
export function typed(steps: readonly Step[]): string {
  const idle = steps.some((step) => step.do === 'write') && !steps.some((step) => ACTIONS.includes(step.do));
  return formatTurn(steps) + (idle ? ' n' : '');
}
