import { plansFor, SLOTS, type EditionBlock, type PlanCard, type When } from 'picket-engine';
import { text } from '../../text/language.ts';
import type { Choice, PlanChoice } from './choice.ts';
import { markOf } from './marks.ts';

type InPlay = Pick<Choice, 'advanced'>;

/** The possible plans, by slot. */
export function plansInPlay(edition: EditionBlock, { advanced }: InPlay): readonly (readonly PlanCard[])[] {
  return SLOTS.map((_, slot) => plansFor({ edition, options: { advanced } }, slot));
}

/** How many plans the advanced game adds. */
export function advancedPlans({ plans }: EditionBlock): number {
  return plans.filter(({ level }) => level === 'advanced').length;
}

/** One plan for each slot, by default the first. */
export function chosenPlans({ chosen }: PlanChoice, inPlay: readonly (readonly PlanCard[])[]): string[] {
  return inPlay.map((cards) => (cards.find(({ id }) => chosen.includes(id)) ?? cards[0])?.id ?? '');
}

export function choosePlan(plans: PlanChoice, id: string, slot: readonly PlanCard[]): PlanChoice {
  return { ...plans, chosen: [...plans.chosen.filter((other) => !isAmong(slot, other)), id] };
}

/** The excluded plans; a slot keeps its first one if all are excluded. */
export function plansOut({ without }: PlanChoice, inPlay: readonly (readonly PlanCard[])[]): string[] {
  return inPlay.flatMap((cards) => {
    const out = cards.filter(({ id }) => without.includes(id));
    return (out.length === cards.length ? out.slice(1) : out).map(({ id }) => id);
  });
}

/** Excludes a plan, or includes it again. */
export function turnPlan(plans: PlanChoice, id: string): PlanChoice {
  const { without } = plans;
  return { ...plans, without: without.includes(id) ? without.filter((out) => out !== id) : [...without, id] };
}

/** Whether a plan is the last one left in its slot. */
export function isLast(id: string, slot: readonly PlanCard[], out: readonly string[]): boolean {
  return !out.includes(id) && slot.every((card) => card.id === id || out.includes(card.id));
}

/** The plans of a slot, each with the choice after a tap on it. */
export function planOptions(block: EditionBlock, { plans, advanced }: Choice, slot: number) {
  const inPlay = plansInPlay(block, { advanced });
  const cards = inPlay[slot] ?? [];
  const chosen = chosenPlans(plans, inPlay)[slot];
  const out = plansOut(plans, inPlay);
  const picks = plans.way === 'chosen';
  return cards.map((card) => ({
    id: card.id,
    plan: shownPlan(block, card),
    checked: picks ? card.id === chosen : !out.includes(card.id),
    /** Whether it is the last one, which can't be excluded. */
    stays: !picks && isLast(card.id, cards, out),
    tapped: picks ? choosePlan(plans, card.id, cards) : turnPlan({ ...plans, without: out }, card.id),
  }));
}

/** A plan for display: its face, where estimated values are marked, and the mark of its condition. */
export function shownPlan(block: EditionBlock, { id, when, high, low }: PlanCard) {
  const mark = (field: 'when' | 'high' | 'low') => markOf(block, `plans.${id}.${field}`);
  return {
    high: `${high}${mark('high')}`,
    low: `${low}${mark('low')}`,
    worth: 'high',
    estates: plainSizes(when).map((size) => ({ size, state: 'missing' }) as const),
    sentence: text.words.plan(when),
    mark: mark('when'),
  } as const;
}

/** Plans for plain estates are shown by their sizes; others need a sentence. */
function plainSizes(when: When): readonly number[] {
  const isPlain = when.type === 'estates' && when.poolsEach === undefined && when.bisEach === undefined;
  return isPlain ? when.sizes : [];
}

function isAmong(cards: readonly PlanCard[], id: string): boolean {
  return cards.some((card) => card.id === id);
}
