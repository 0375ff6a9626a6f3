import {
  describeSheet,
  rejection,
  SLOTS,
  takeStep,
  whyNot,
  type Draft,
  type EstateName,
  type Slot,
} from 'picket-engine';
import { cheapestClaim, pickedPlan, readyPlans, swapped, withoutPlan, type PlanStep } from './claim.ts';
import type { TurnEditor } from './editor.ts';
import { attempted, refused, tapped } from './tapped.ts';

/** Claims a plan with the cheapest estates; one claimed in this turn is unclaimed. */
export function tapPlan(editor: TurnEditor, asked: Slot | undefined): TurnEditor {
  const { draft } = editor;
  const slot = asked ?? readyPlans(draft)[0] ?? openSlot(draft);
  if (draft.steps.some((step) => step.do === 'plan' && step.slot === slot)) {
    return tapped(editor, withoutPlan(draft, slot));
  }
  const claim = cheapestClaim(draft, slot);
  if (claim !== undefined) return attempted(editor, takeStep(draft, claim));
  return refused(
    editor,
    whyNot(draft, { do: 'plan', slot, estates: [] }) ?? rejection('plan-not-met', { slot }),
  );
}

/** A plan to explain when none is ready. */
function openSlot(draft: Draft): Slot {
  const { plans } = describeSheet(draft.turn.sheet);
  return SLOTS.find((_, slot) => plans[slot] === undefined) ?? 'A';
}

/** Adds an estate to the plan just claimed, or removes it; undefined if there is no such plan. */
export function tapEstate(
  editor: TurnEditor,
  { street, first }: { readonly street: number; readonly first: number },
): TurnEditor | undefined {
  const plan = pickedPlan(editor.draft);
  const estate = estateAt(editor.draft, street, first);
  return plan === undefined || estate === undefined ? undefined : pickEstate(editor, plan, estate);
}

export function pickEstate(editor: TurnEditor, plan: PlanStep, estate: EstateName): TurnEditor {
  const { draft, wanted } = editor;
  const way = swapped(draft, plan, estate, wanted);
  if (way === undefined) return refused(editor, rejection('plan-wrong-estates', { slot: plan.slot }));
  const drafted = takeStep(withoutPlan(draft, plan.slot), way);
  if (!drafted.ok) return refused(editor, drafted.rejection);
  return { ...tapped(editor, drafted.value), wanted: [...wanted, estate] };
}

export function estateAt({ turn }: Draft, street: number, house: number): EstateName | undefined {
  const { estates = [] } = describeSheet(turn.sheet).streets[street] ?? {};
  const found = estates.find(({ first, size }) => house >= first && house < first + size);
  return found && [street, found.first, found.size];
}
