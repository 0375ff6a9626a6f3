import { legalSteps, type Slot, type Step } from 'picket-engine';
import { actionOf, markable } from './action.ts';
import { isMark, type Mark } from './actionUse.ts';
import { canReshuffle, readyPlans } from './claim.ts';
import type { TurnEditor, Way } from './editor.ts';

/** A choice with a small button. */
export type Chip = { readonly id: string } & (
  | { readonly kind: 'way'; readonly way: Way }
  | { readonly kind: 'refuse'; readonly step: Extract<Step, { readonly do: 'refuse' }> }
  | { readonly kind: 'mark'; readonly action: Mark }
  | { readonly kind: 'plan'; readonly slot: Slot }
  | { readonly kind: 'reshuffle' }
);

/** The current choices. While a question about a house is open, only its answers. */
export function chipsOf(editor: TurnEditor): Chip[] {
  const { draft, asking } = editor;
  if (editor.sent) return [];
  const ways = (asking?.ways ?? []).map((way): Chip => ({ id: way.id, kind: 'way', way }));
  if (asking?.written === false) return ways;
  const action = actionOf(editor);
  const marks: Chip[] =
    isMark(action) && markable(editor) ? [{ id: `mark ${action}`, kind: 'mark', action }] : [];
  const plans = readyPlans(draft).map((slot): Chip => ({ id: `plan ${slot}`, kind: 'plan', slot }));
  const reshuffle: Chip[] = canReshuffle(draft) ? [{ id: 'reshuffle', kind: 'reshuffle' }] : [];
  return [...ways, ...refusals(editor), ...marks, ...plans, ...reshuffle];
}

/** The permit refusal, once for each card that could be given away with it. */
function refusals({ draft }: TurnEditor): Chip[] {
  if (draft.turn.chosen || draft.turn.refused) return [];
  const found: Chip[] = [];
  for (const step of legalSteps(draft)) {
    if (step.do === 'refuse') found.push({ id: `refuse ${step.give ?? ''}`.trim(), kind: 'refuse', step });
    else if (step.do !== 'choose') break;
  }
  return found;
}
