import {
  isComplete,
  legalSteps,
  positionIn,
  startDraft,
  takeStep,
  type Draft,
  type Step,
  type View,
} from 'picket-engine';
import { advisorFor, givenBy } from './evaluate.ts';

/** More turns than this are not compared: a caretaker has other tables waiting. */
const MOST = 5000;

/** The best turn that begins with these steps, for a player who ran out of time; undefined if they are illegal. A complete turn stays as it is. */
export function completeTurn(view: View, steps: readonly Step[]): readonly Step[] | undefined {
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
  for (const draft of completions(begun)) {
    const { turn } = draft;
    const given = givenBy(position, draft.steps, turn.numberFrom, turn.actionFrom);
    const value = advisor.value(turn, given);
    if (value > highest) [best, highest] = [draft, value];
  }
  return best?.steps;
}

/** Complete turns that begin with this one, written before anything else; roundabouts only if nothing fits without. */
function* completions(begun: Draft): Generator<Draft> {
  const waiting = [begun];
  let found = 0;
  for (let draft = waiting.pop(); draft !== undefined && found < MOST; draft = waiting.pop()) {
    if (isComplete(draft)) {
      found++;
      yield draft;
    }
    const legal = [...legalSteps(draft)];
    const usual = legal.filter((step) => step.do !== 'roundabout');
    for (const step of usual.length > 0 || isComplete(draft) ? usual : legal) {
      const next = takeStep(draft, step);
      if (next.ok) waiting.push(next.value);
    }
  }
}
