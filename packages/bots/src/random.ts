import {
  canAskReshuffle,
  isComplete,
  legalSteps,
  positionIn,
  startDraft,
  takeStep,
  type Draft,
  type Random,
  type Step,
  type View,
} from '@picket/engine';

/** A plan can be met in tens of thousands of ways: a bot that plays at random looks at the first few. */
const MOST_OF_A_KIND = 200;

/**
 * Plays anything legal: first a kind of step, then a step of that kind, each equally likely; stopping is one more
 * kind once the turn is whole. So rare things (roundabouts, plans put off, reshuffles) happen often.
 */
export function randomBot(view: View, random: Random): readonly Step[] {
  const position = positionIn(view);
  if (position === undefined) throw new Error('A bot was asked for a turn that it does not have.');
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
  // Plans come last but for this one step, which a long list of plans would hide.
  if (!kinds.has('reshuffle') && canAskReshuffle(draft.turn)) kinds.set('reshuffle', [{ do: 'reshuffle' }]);
  return [...kinds.values()];
}

function advance(draft: Draft, step: Step | undefined): Draft {
  const next = takeStep(draft, step);
  if (!next.ok) throw new Error(`A legal step was refused: ${next.rejection.code}.`);
  return next.value;
}
