import { ACTIONS, legalSteps, type Action, type Step } from 'picket-engine';
import { isTarget, type Target } from './actionUse.ts';
import { withMark } from './drafts.ts';
import { isSkipped, type TurnEditor } from './editor.ts';

/** The action that came with the number, once cards are picked. */
export function actionOf({ draft: { turn } }: TurnEditor): Action | undefined {
  return turn.chosen ? ACTIONS[turn.action] : undefined;
}

/** Whether the number is written and its action can still be used. */
export function isOpen(editor: TurnEditor): boolean {
  if (editor.sent || isSkipped(editor) || !editor.draft.turn.written) return false;
  return targets(editor).length > 0 || markable(editor);
}

/** Whether the action is a mark that is still to be made. */
export function markable(editor: TurnEditor): boolean {
  if (editor.sent || isSkipped(editor)) return false;
  return editor.draft.turn.claimed === 0 && withMark(editor.draft) !== undefined;
}

/** The current targets of the action. */
export function targets(editor: TurnEditor): Extract<Step, { readonly do: Target }>[] {
  const { draft } = editor;
  if (editor.sent || isSkipped(editor) || !draft.turn.written || draft.turn.acted) return [];
  const found: Extract<Step, { readonly do: Target }>[] = [];
  for (const step of legalSteps(draft)) {
    if (step.do === 'roundabout' || step.do === 'plan') break;
    if (isTarget(step)) found.push(step);
  }
  return found;
}
