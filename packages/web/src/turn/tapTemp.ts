import { rejection, takeStep, whyNot, type Draft, type Step } from 'picket-engine';
import { canRefuse, MAX_CHANGE } from 'picket-engine/fast';
import { isOpen } from './action.ts';
import { isMark, type Mark } from './actionUse.ts';
import { keepWhatFits, markOf, take, withMark, withoutAction } from './drafts.ts';
import { CLEARED, type TurnEditor } from './editor.ts';
import { attempted, refused, tapped } from './tapped.ts';

/** Changes the number by one: the written one, or the next one. */
export function tapTemp(editor: TurnEditor, by: number): TurnEditor {
  const { draft } = editor;
  if (!draft.turn.chosen || !draft.turn.hasTemp) {
    return refused(editor, whyNot(draft, { do: 'temp', by }) ?? rejection('not-chosen-yet'));
  }
  const done = draft.steps.find((step) => step.do === 'temp')?.by;
  const change = (done ?? editor.change ?? 0) + by;
  if (draft.turn.written) return rewritten(editor, change);
  const why = whyNot(draft, { do: 'temp', by: change });
  return why === undefined ? { ...editor, change, why: undefined } : refused(editor, why);
}

/** Writes the number again in the same house, changed by this much. */
function rewritten(editor: TurnEditor, by: number): TurnEditor {
  const { draft } = editor;
  if (Math.abs(by) > MAX_CHANGE) return refused(editor, rejection('temp-too-far', { by }));
  const steps = draft.steps.filter((step) => step.do !== 'temp');
  const write = steps.findIndex((step) => step.do === 'write');
  const changed = replacedAt(draft, steps, write, by);
  return changed.ok
    ? tapped(editor, keepAfter(changed.value, steps.slice(write + 1)))
    : refused(editor, changed.rejection);
}

function replacedAt(draft: Draft, steps: readonly Step[], write: number, by: number) {
  const before = keepWhatFits(draft, steps.slice(0, write));
  const changed = takeStep(before, { do: 'temp', by });
  const old = steps[write];
  if (!changed.ok || old?.do !== 'write') return changed;
  return take(changed.value, [{ ...old, number: changed.value.turn.number }]);
}

function keepAfter(draft: Draft, steps: readonly Step[]): Draft {
  return keepWhatFits(draft, [...draft.steps, ...steps]);
}

/** Makes or removes an automatic mark. */
export function tapMark(editor: TurnEditor, action: Mark): TurnEditor {
  const { draft } = editor;
  if (markOf(draft) === action) return skip(editor);
  const marked = isMark(action) && draft.turn.claimed === 0 ? withMark(draft) : undefined;
  if (marked !== undefined && markOf(marked) === action) return tapped(editor, marked, { skipped: false });
  const step: Step = action === 'temp' ? { do: 'temp', by: 0 } : { do: action };
  return refused(editor, whyNot(draft, step) ?? rejection('not-written-yet'));
}

/** Skips the action: an unused one, or an automatic mark. Where no number fits, takes the permit refusal. */
export function skip(editor: TurnEditor): TurnEditor {
  const { draft } = editor;
  if (markOf(draft) !== undefined) return tapped(editor, withoutAction(draft), { skipped: true });
  if (isOpen(editor)) return tapped(editor, draft, { skipped: true });
  if (editor.asking !== undefined) return { ...editor, asking: undefined };
  if (canRefuse(draft.turn)) return attempted(editor, takeStep(draft, { do: 'refuse' }));
  if (!draft.turn.complete) return refused(editor, rejection('not-written-yet'));
  // One that can't be used is skipped anyway.
  return draft.turn.acted ? refused(editor, rejection('action-used')) : { ...editor, ...CLEARED };
}
