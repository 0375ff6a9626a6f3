import {
  describeSheet,
  legalSteps,
  SLOTS,
  takeStep,
  type Draft,
  type EstateName,
  type Slot,
  type Step,
  type StreetDescription,
  type When,
} from 'picket-engine';
import { canAskReshuffle, claimsNow } from 'picket-engine/fast';
import { isCounted } from './counted.ts';
import { keepWhatFits } from './drafts.ts';

export type PlanStep = Extract<Step, { readonly do: 'plan' }>;

/** Some plans can be claimed in more ways than a tap has time to check. */
const MAX_WAYS = 400;

export function readyPlans({ turn }: Draft): Slot[] {
  return SLOTS.filter((_, slot) => claimsNow(turn, slot) > 0);
}

export function canReshuffle({ turn }: Draft): boolean {
  return canAskReshuffle(turn);
}

/** Every way to claim a plan now. */
function claimSteps(draft: Draft, slot: Slot): PlanStep[] {
  const found: PlanStep[] = [];
  if (claimsNow(draft.turn, SLOTS.indexOf(slot)) === 0) return found;
  for (const step of legalSteps(draft)) {
    if (step.do === 'plan' && step.slot === slot) found.push(step);
    if (found.length === MAX_WAYS) break;
  }
  return found;
}

/**
 * The cheapest way to claim a plan. All ways score the same now, so the cost is what their estates could still do:
 * prefer ways that leave the most other plans ready, then those whose estates the fewest other open plans could use.
 */
export function cheapestClaim(draft: Draft, slot: Slot): PlanStep | undefined {
  const others = readyPlans(draft).filter((other) => other !== slot);
  const { plans, streets } = describeSheet(draft.turn.sheet);
  const open = draft.position.rules.plans.filter(
    ({ card }, i) => card.slot !== slot && plans[i] === undefined,
  );
  const cost = (step: PlanStep): number => {
    const lost = others.length === 0 ? 0 : others.length - stillReady(draft, step, others);
    const wishes = step.estates.flatMap((estate) =>
      open.filter(({ when }) => couldUse(streets, when, estate)),
    ).length;
    return lost * 1000 + wishes;
  };
  return leastBy(claimSteps(draft, slot), cost);
}

function stillReady(draft: Draft, step: PlanStep, others: readonly Slot[]): number {
  const claimed = takeStep(draft, step);
  if (!claimed.ok) return 0;
  const ready = readyPlans(claimed.value);
  return others.filter((slot) => ready.includes(slot)).length;
}

/** Whether a plan depends on this particular estate, not just its size. */
function couldUse(
  streets: readonly StreetDescription[],
  when: When,
  [street, first, size]: EstateName,
): boolean {
  if (isCounted(when)) return false;
  const houses = streets[street]?.houses ?? [];
  const atEnd = first === 0 || first + size === houses.length;
  switch (when.type) {
    case 'estates-in-street':
      return when.street === street && when.sizes.includes(size);
    case 'end-estates':
      return atEnd && when.size === size;
    case 'end-houses':
      return atEnd;
    case 'street-full':
      return when.street === street;
    case 'estates': {
      const { sizes, poolsEach = 0, bisEach = 0 } = when;
      if (!sizes.includes(size) || poolsEach + bisEach === 0) return false;
      const own = houses.slice(first, first + size);
      const pools = own.filter(({ pool }) => pool === 'built').length;
      return pools >= poolsEach && own.filter(({ kind }) => kind === 'bis').length >= bisEach;
    }
    // Any estate of its size is as good.
    case 'estates-in-one-street':
      return false;
  }
}

/** The plan whose estates can be selected: the last one claimed in this turn, if it names any. */
export function pickedPlan({ steps, turn }: Draft): PlanStep | undefined {
  if (turn.asked) return undefined;
  const last = steps.findLast((step) => step.do === 'plan');
  return last !== undefined && last.estates.length > 0 ? last : undefined;
}

/** Every alternative way to claim the last plan. */
export function otherClaims(draft: Draft, { slot }: PlanStep): PlanStep[] {
  return claimSteps(withoutPlan(draft, slot), slot);
}

/** The turn without a plan, and without a reshuffle that only it allowed. */
export function withoutPlan(draft: Draft, slot: Slot): Draft {
  return keepWhatFits(
    draft,
    draft.steps.filter((step) => step.do !== 'plan' || step.slot !== slot),
  );
}

/**
 * The way nearest to the selection that adds an estate, or removes it if it was selected. Earlier selections are kept
 * longest, so any set can be selected by tapping its estates in turn.
 */
export function swapped(
  draft: Draft,
  picked: PlanStep,
  estate: EstateName,
  wanted: readonly EstateName[],
): PlanStep | undefined {
  const isIn = has(picked.estates, estate);
  const ways = otherClaims(draft, picked).filter((way) => has(way.estates, estate) !== isIn);
  const weights = wanted.map((name, i) => ({ name, weight: 100 * (i + 1) }));
  const loss = (way: PlanStep): number => {
    const gone = picked.estates.filter((name) => !has(way.estates, name)).length;
    const denied = weights.filter(({ name }) => !has(way.estates, name));
    return gone + denied.reduce((sum, { weight }) => sum + weight, 0);
  };
  return leastBy(ways, loss);
}

export function has(estates: readonly EstateName[], [street, first, size]: EstateName): boolean {
  return estates.some(([s, f, n]) => s === street && f === first && n === size);
}

/** The first item with the smallest measure. */
function leastBy<T>(items: readonly T[], measure: (item: T) => number): T | undefined {
  const measured = items.map((item) => ({ item, by: measure(item) }));
  return measured.reduce<(typeof measured)[number] | undefined>(
    (least, next) => (least === undefined || next.by < least.by ? next : least),
    undefined,
  )?.item;
}
