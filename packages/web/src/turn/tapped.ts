import type { Draft, Rejection } from 'picket-engine';
import { choiceOf, sameStep, sameSteps, type Drafted } from './drafts.ts';
import { CLEARED, isSkipped, type TurnEditor, type Question } from './editor.ts';

interface After {
  /** Whether this tap skipped the action. */
  readonly skipped?: boolean;
  /** Changes to it that are offered. */
  readonly asking?: Question | undefined;
}

/** The editor after a tap that led to this turn; a tap that changed nothing is not recorded. */
export function tapped(editor: TurnEditor, draft: Draft, { skipped, asking }: After = {}): TurnEditor {
  const left = skipped ?? staysSkipped(editor, draft);
  const isSame = sameSteps(draft.steps, editor.draft.steps) && left === isSkipped(editor);
  if (isSame) return { ...editor, ...CLEARED };
  const tap = { steps: draft.steps, skipped: left };
  return { ...editor, ...CLEARED, draft, taps: [...editor.taps, tap], undone: [], asking };
}

/** A skipped action stays skipped while the choice is the same. */
function staysSkipped(editor: TurnEditor, draft: Draft): boolean {
  const choice = choiceOf(draft);
  const before = choiceOf(editor.draft);
  return isSkipped(editor) && draft.turn.written && choice !== undefined && sameStep(choice, before);
}

/** An illegal tap only says why. */
export function refused(editor: TurnEditor, why: Rejection): TurnEditor {
  return { ...editor, why, explained: undefined };
}

/** The result of a single attempt. */
export function attempted(editor: TurnEditor, drafted: Drafted): TurnEditor {
  return drafted.ok ? tapped(editor, drafted.value) : refused(editor, drafted.rejection);
}
