import { rejection, takeStep, whyNot, type Spot } from 'picket-engine';
import { actionOf } from './action.ts';
import { has, otherClaims, pickedPlan } from './claim.ts';
import { whyNotCopy, whyNotWrite } from './nearest.ts';
import { isSkipped, type TurnEditor } from './editor.ts';
import { attempted, refused, tapped } from './tapped.ts';
import { estateAt, pickEstate } from './tapPlan.ts';
import { copyWays, settle, writeWays, type Settled } from './ways.ts';

/** A house was tapped: write there, put a bis or a roundabout there, or select its estate for a plan. */
export function tapLot(editor: TurnEditor, at: Spot): TurnEditor {
  const { draft } = editor;
  if (editor.roundabout) return attempted(editor, takeStep(draft, { do: 'roundabout', at }));
  if (!draft.turn.complete) {
    return asked(editor, at, settle(writeWays(editor, at))) ?? refused(editor, whyNotWrite(editor, at));
  }
  if (actionOf(editor) === 'bis' && !draft.turn.acted && draft.turn.claimed === 0 && !isSkipped(editor)) {
    return asked(editor, at, settle(copyWays(draft, at))) ?? refused(editor, whyNotCopy(draft, at));
  }
  return pickFor(editor, at) ?? refused(editor, whyNotNow(editor, at));
}

/** Takes the way that is certain and asks about the rest; undefined if there is no way. */
function asked(editor: TurnEditor, at: Spot, { at: way, ask }: Settled): TurnEditor | undefined {
  if (way === undefined) {
    if (ask.length === 0) return undefined;
    return { ...editor, asking: { at, ways: ask, written: false }, why: undefined, explained: undefined };
  }
  return tapped(editor, way.draft, {
    asking: ask.length === 0 ? undefined : { at, ways: ask, written: true },
  });
}

/** After claiming a plan, a house represents its estate if the plan could use it. */
function pickFor(editor: TurnEditor, [street, house]: Spot): TurnEditor | undefined {
  const plan = pickedPlan(editor.draft);
  const estate = estateAt(editor.draft, street, house);
  if (plan === undefined || estate === undefined) return undefined;
  const usable = otherClaims(editor.draft, plan).some(({ estates }) => has(estates, estate));
  return usable ? pickEstate(editor, plan, estate) : undefined;
}

function whyNotNow({ draft }: TurnEditor, at: Spot) {
  return whyNot(draft, { do: 'write', number: draft.turn.number, at }) ?? rejection('already-written');
}
