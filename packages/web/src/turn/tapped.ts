import type { Draft, Rejection } from 'picket-engine';
import { choiceOf, sameStep, sameSteps, type Drafted } from './drafts.ts';
import { CALM, isSkipped, type Desk, type Question } from './editor.ts';

interface After {
  /** Whether this tap left the action unused. */
  readonly skipped?: boolean;
  /** What is offered to change about it. */
  readonly asking?: Question | undefined;
}

/** The desk after a tap that led to this turn; a tap that changed nothing is none. */
export function tapped(desk: Desk, draft: Draft, { skipped, asking }: After = {}): Desk {
  const left = skipped ?? staysSkipped(desk, draft);
  if (sameSteps(draft.steps, desk.draft.steps) && left === isSkipped(desk)) return { ...desk, ...CALM };
  const tap = { steps: draft.steps, skipped: left };
  return { ...desk, ...CALM, draft, taps: [...desk.taps, tap], undone: [], asking };
}

/** An action that was left unused stays so as long as the choice it came with is the same. */
function staysSkipped(desk: Desk, draft: Draft): boolean {
  const choice = choiceOf(draft);
  const before = choiceOf(desk.draft);
  return isSkipped(desk) && draft.turn.written && choice !== undefined && sameStep(choice, before);
}

/** An illegal tap changes nothing but says why. */
export function refused(desk: Desk, why: Rejection): Desk {
  return { ...desk, why, explained: undefined };
}

/** What a single attempt comes to. */
export function attempted(desk: Desk, drafted: Drafted): Desk {
  return drafted.ok ? tapped(desk, drafted.value) : refused(desk, drafted.rejection);
}
