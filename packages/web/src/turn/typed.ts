import { rejection, takeStep, whyNot, type Spot, type Step } from 'picket-engine';
import { markOf, withoutAction } from './drafts.ts';
import { CLEARED, type TurnEditor } from './editor.ts';
import { attempted, refused } from './tapped.ts';
import { tapLot } from './tapLot.ts';
import { chosen } from './tapOffer.ts';
import { tapPlan } from './tapPlan.ts';
import { skip, tapTemp } from './tapTemp.ts';
import { withoutPlan } from './claim.ts';

/** Applies a typed step. What is already done stays unchanged. */
export function takeTyped(editor: TurnEditor, step: Step): TurnEditor {
  const { draft } = editor;
  switch (step.do) {
    case 'choose':
      return writtenWhereAsked(editor, chosen(editor, step));
    case 'write':
      return write(editor, step.at);
    case 'temp':
      return change(editor, step.by);
    case 'park':
    case 'pool':
      return markOf(draft) === step.do ? { ...editor, ...CLEARED } : attempted(editor, takeStep(draft, step));
    case 'plan':
      return claim(editor, step);
    case 'refuse':
      return draft.turn.chosen ? skip(editor) : attempted(editor, takeStep(draft, step));
    case 'fence':
    case 'improve':
    case 'bis':
    case 'roundabout':
    case 'reshuffle':
      return attempted(editor, takeStep(draft, step));
  }
}

/** A house named before its card waits for it: picking the card then writes there, as one tap. */
export function writtenWhereAsked(editor: TurnEditor, picked: TurnEditor): TurnEditor {
  const { asking } = editor;
  if (asking === undefined || asking.written || picked.why !== undefined) return picked;
  const written = tapLot(picked, asking.at);
  if (written.why !== undefined) return picked;
  const last = written.taps.at(-1);
  return written.draft.turn.written && last ? { ...written, taps: [...editor.taps, last] } : written;
}

/** A house alone is never the target of an action: actions have letters of their own. */
function write(editor: TurnEditor, at: Spot): TurnEditor {
  const { draft } = editor;
  if (!draft.turn.complete) return tapLot({ ...editor, roundabout: false }, at);
  const step = { do: 'write', number: draft.turn.number, at } as const;
  return refused(editor, whyNot(draft, step) ?? rejection('already-written'));
}

/** A temp with this change, replacing an earlier one. */
function change(editor: TurnEditor, by: number): TurnEditor {
  const { draft } = editor;
  const done = draft.steps.find((step) => step.do === 'temp')?.by;
  if (draft.turn.written) return tapTemp(editor, by - (done ?? 0));
  const free = done === undefined ? draft : withoutAction(draft);
  return attempted(editor, takeStep(free, { do: 'temp', by }));
}

/** Claims with the named estates, or else the cheapest ones; a plan already claimed is left alone. */
function claim(editor: TurnEditor, step: Extract<Step, { readonly do: 'plan' }>): TurnEditor {
  const { draft } = editor;
  const isClaimed = draft.steps.some((other) => other.do === 'plan' && other.slot === step.slot);
  if (step.estates.length > 0) return attempted(editor, takeStep(withoutPlan(draft, step.slot), step));
  return isClaimed ? { ...editor, ...CLEARED } : tapPlan(editor, step.slot);
}
