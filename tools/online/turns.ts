import {
  isComplete,
  legalSteps,
  positionOf,
  readView,
  startDraft,
  takeStep,
  type Step,
  type View,
  type ViewRecord,
} from 'picket-engine';
import type { FastRandom } from 'picket-engine/fast';

export function viewFrom(record: ViewRecord): View {
  const read = readView(record);
  if (!read.ok) throw new Error(`A view could not be read: ${read.rejection.code}.`);
  return read.value;
}

/** A random legal turn for any seat whose cards the view shows. */
export function randomTurn({ state, now }: View, seat: number, random: FastRandom): readonly Step[] {
  if (now === undefined) throw new Error('The game is over.');
  let draft = startDraft(positionOf(state, now, seat));
  while (!isComplete(draft)) {
    const steps = [...legalSteps(draft)];
    const next = takeStep(draft, steps[random.below(steps.length)]);
    if (!next.ok) throw new Error(`A legal step was rejected: ${next.rejection.code}.`);
    draft = next.value;
  }
  return draft.steps;
}
