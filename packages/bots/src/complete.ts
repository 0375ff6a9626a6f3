import {
  isComplete,
  legalSteps,
  positionIn,
  startDraft,
  takeStep,
  type Draft,
  type Step,
  type TurnStep,
  type View,
} from 'picket-engine';
import { branchOf } from './branch.ts';
import { advisorFor } from './evaluate.ts';

/** More turns than this are not compared: a caretaker has other tables waiting. */
const MOST = 5000;

/** The best turn that begins with these steps, for a player who ran out of time; undefined if they are illegal. A complete turn is returned unchanged. */
export function completeTurn(view: View, steps: readonly TurnStep[]): readonly Step[] | undefined {
  const position = positionIn(view);
  if (position === undefined) return undefined;
  let begun = startDraft(position);
  for (const step of steps) {
    const next = takeStep(begun, step);
    if (!next.ok) return undefined;
    begun = next.value;
  }
  if (isComplete(begun)) return begun.steps;
  const advisor = advisorFor(view, position);
  let best: Draft | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  let compared = 0;
  for (const draft of completions(begun)) {
    if (++compared > MOST) break;
    const { after, given } = branchOf(draft);
    const value = advisor.value(after, given);
    if (value > highest) [best, highest] = [draft, value];
  }
  return best?.steps;
}

/** How many ways to claim plans are tried after the same marks: there can be a million. */
const MOST_CLAIMS = 2;

/** Yields complete turns that begin with this one; roundabouts only if nothing fits otherwise. */
function* completions(draft: Draft): Generator<Draft> {
  if (isComplete(draft)) yield draft;
  for (const step of stepsWorthTrying(draft)) {
    const next = takeStep(draft, step);
    if (next.ok) yield* completions(next.value);
  }
}

function stepsWorthTrying(draft: Draft): readonly Step[] {
  const usual: Step[] = [];
  const roundabouts: Step[] = [];
  let claims = 0;
  for (const step of legalSteps(draft)) {
    if (step.do === 'plan' && ++claims > MOST_CLAIMS) break;
    (step.do === 'roundabout' ? roundabouts : usual).push(step);
  }
  return usual.length > 0 || isComplete(draft) ? usual : roundabouts;
}
