import {
  isComplete,
  legalSteps,
  positionIn,
  startDraft,
  takeStep,
  type Draft,
  type Random,
  type Step,
  type View,
} from 'picket-engine';
import { canAskReshuffle } from 'picket-engine/fast';

/** A plan can be met in tens of thousands of ways; the random bot considers only the first few. */
const MOST_OF_A_KIND = 200;

/**
 * Plays any legal turn: picks a kind of step, then a step of that kind, both uniformly; once the turn is
 * complete, stopping is one more kind. This makes rare events (roundabouts, postponed plans, reshuffles)
 * common.
 */
export function randomBot(view: View, random: Random): readonly Step[] {
  const position = positionIn(view);
  if (position === undefined) throw new Error('This view has no turn to play.');
  let draft = startDraft(position);
  for (;;) {
    const kinds = stepsByKind(draft);
    const n = random.below(kinds.length + (isComplete(draft) ? 1 : 0));
    const steps = kinds[n];
    if (steps === undefined) return draft.steps;
    draft = advance(draft, steps[random.below(steps.length)]);
  }
}

function stepsByKind(draft: Draft): Step[][] {
  const kinds = new Map<Step['do'], Step[]>();
  for (const step of legalSteps(draft)) {
    const steps = kinds.get(step.do);
    if (steps === undefined) kinds.set(step.do, [step]);
    else if (steps.push(step) === MOST_OF_A_KIND) break;
  }
  // The reshuffle comes after the plans, so a long list of plans would hide it.
  if (!kinds.has('reshuffle') && canAskReshuffle(draft.turn)) kinds.set('reshuffle', [{ do: 'reshuffle' }]);
  return [...kinds.values()];
}

function advance(draft: Draft, step: Step | undefined): Draft {
  const next = takeStep(draft, step);
  if (!next.ok) throw new Error(`A legal step was rejected: ${next.rejection.code}.`);
  return next.value;
}
