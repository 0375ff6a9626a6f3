import {
  isComplete,
  legalSteps,
  positionIn,
  startDraft,
  takeStep,
  type Step,
  type View,
} from 'picket-engine';

/** The first legal turn: houses fill from the left, so that a game ends soon. */
export function firstTurn(view: View): readonly Step[] {
  const position = positionIn(view);
  if (position === undefined) throw new Error('no turn');
  let draft = startDraft(position);
  while (!isComplete(draft)) {
    const [step] = legalSteps(draft);
    const next = takeStep(draft, step);
    if (!next.ok) throw new Error(next.rejection.code);
    draft = next.value;
  }
  return draft.steps;
}
