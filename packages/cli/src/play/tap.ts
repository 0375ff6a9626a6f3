import { takeStep, type Draft, type Step } from 'picket-engine';
import { choose, withoutAction } from './drafts.ts';
import type { TurnInput } from './input.ts';
import { claim } from './claim.ts';
import { answer, type Answer } from './settle.ts';
import { change, takeNumber, writeInto } from './writing.ts';

/** Applies a command to a draft. The engine has the rules; this expands abbreviated commands. */
export function tap(draft: Draft, input: TurnInput): Answer {
  switch (input.kind) {
    case 'step':
      return tapStep(draft, input.step);
    case 'plan':
      return claim(draft, input.slot);
    case 'card':
      return takeNumber(draft, input.card);
    case 'none':
      return { kind: 'draft', draft: withoutAction(draft) ?? draft };
  }
}

function tapStep(draft: Draft, step: Step): Answer {
  switch (step.do) {
    case 'choose':
      return answer(choose(draft, step));
    case 'write':
      return writeInto(draft, step.at);
    case 'temp':
      return change(draft, step.by);
    case 'park':
    case 'pool':
      // It may already have been marked automatically.
      return draft.steps.some((done) => done.do === step.do)
        ? { kind: 'draft', draft }
        : answer(takeStep(draft, step));
    case 'refuse':
    case 'fence':
    case 'improve':
    case 'bis':
    case 'roundabout':
    case 'plan':
    case 'reshuffle':
      return answer(takeStep(draft, step));
  }
}
