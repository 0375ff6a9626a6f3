import type { Plan } from 'picket-engine';
import { NONE, type Turn } from 'picket-engine/fast';

/** How many sets of estates are tried for a plan if it matters which are used. */
const MOST = 6;

/**
 * How many ways of claiming a plan are worth distinguishing: one, unless another open plan depends on more
 * than the size of an estate.
 */
export function countClaims(turn: Turn, slot: number, ways: number): number {
  if (ways === 1) return 1;
  const { plans } = turn.rules;
  for (let other = 0; other < plans.length; other++) {
    const open = other !== slot && turn.sheet.plan(other) === NONE;
    if (open && isParticular(plans[other] as Plan)) return Math.min(ways, MOST);
  }
  return 1;
}

/** The i-th of the ways tried, spread evenly over all of them. */
export function claimAt(i: number, tried: number, ways: number): number {
  return Math.floor((i * ways) / tried);
}

/** Whether it uses houses, and does not accept just any unused estates of a size. */
function isParticular({ condition, wanted, when }: Plan): boolean {
  return condition.mark !== undefined && !(when.type === 'estates' && wanted.plain);
}
