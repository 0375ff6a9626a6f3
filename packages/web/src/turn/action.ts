import { ACTIONS, legalSteps, type Action, type Step } from 'picket-engine';
import { isTarget, type Target } from './actionUse.ts';
import { withMark } from './drafts.ts';
import { isSkipped, type Desk } from './editor.ts';

/** The action that came with the number, once something is chosen. */
export function actionOf({ draft: { turn } }: Desk): Action | undefined {
  return turn.chosen ? ACTIONS[turn.action] : undefined;
}

/** Whether the number is written and its action can still be used. */
export function isOpen(desk: Desk): boolean {
  if (desk.sent || isSkipped(desk) || !desk.draft.turn.written) return false;
  return targets(desk).length > 0 || markable(desk);
}

/** Whether the action is a mark that is still to be made. */
export function markable(desk: Desk): boolean {
  if (desk.sent || isSkipped(desk)) return false;
  return desk.draft.turn.claimed === 0 && withMark(desk.draft) !== undefined;
}

/** What the action can be pointed at now. */
export function targets(desk: Desk): Extract<Step, { readonly do: Target }>[] {
  const { draft } = desk;
  if (desk.sent || isSkipped(desk) || !draft.turn.written || draft.turn.acted) return [];
  const found: Extract<Step, { readonly do: Target }>[] = [];
  for (const step of legalSteps(draft)) {
    if (step.do === 'roundabout' || step.do === 'plan') break;
    if (isTarget(step)) found.push(step);
  }
  return found;
}
