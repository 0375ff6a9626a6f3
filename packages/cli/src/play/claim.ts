import { legalSteps, takeStep, type Draft, type Slot } from 'picket-engine';
import { estatesLabel } from './labels.ts';
import { answer, settle, type Answer, type Choice } from './settle.ts';

/** How many ways to claim a plan are listed at most. */
const MAX_CHOICES = 9;

/** Claims a plan with one of the sets of estates that meet it. */
export function claim(draft: Draft, slot: Slot): Answer {
  const attempts: Choice[] = [];
  for (const step of legalSteps(draft)) {
    if (step.do !== 'plan' || step.slot !== slot) continue;
    attempts.push({ label: () => estatesLabel(step.estates), answer: answer(takeStep(draft, step)) });
    if (attempts.length === MAX_CHOICES) break;
  }
  if (attempts.length === 0) return answer(takeStep(draft, { do: 'plan', slot, estates: [] }));
  const isCut = attempts.length === MAX_CHOICES;
  return settle(({ turn }) => (isCut ? turn.whichOfManyEstates(slot) : turn.whichEstates), attempts);
}
