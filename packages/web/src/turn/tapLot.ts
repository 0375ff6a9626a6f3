import { rejection, takeStep, whyNot, type Spot } from 'picket-engine';
import { actionOf } from './action.ts';
import { has, otherClaims, pickedPlan } from './claim.ts';
import { whyNotCopy, whyNotWrite } from './nearest.ts';
import { isSkipped, type Desk } from './editor.ts';
import { attempted, refused, tapped } from './tapped.ts';
import { estateAt, pickEstate } from './tapPlan.ts';
import { copyWays, settle, writeWays, type Settled } from './ways.ts';

/** A house was tapped: write there, copy there, build a roundabout there, or take its estate for a plan. */
export function tapLot(desk: Desk, at: Spot): Desk {
  const { draft } = desk;
  if (desk.roundabout) return attempted(desk, takeStep(draft, { do: 'roundabout', at }));
  if (!draft.turn.complete) {
    return asked(desk, at, settle(writeWays(desk, at))) ?? refused(desk, whyNotWrite(desk, at));
  }
  if (actionOf(desk) === 'bis' && !draft.turn.acted && draft.turn.claimed === 0 && !isSkipped(desk)) {
    return asked(desk, at, settle(copyWays(draft, at))) ?? refused(desk, whyNotCopy(draft, at));
  }
  return pickFor(desk, at) ?? refused(desk, whyNotNow(desk, at));
}

/** Does what is certain and asks what is not; undefined if there is neither. */
function asked(desk: Desk, at: Spot, { at: way, ask }: Settled): Desk | undefined {
  if (way === undefined) {
    if (ask.length === 0) return undefined;
    return { ...desk, asking: { at, ways: ask, written: false }, why: undefined, explained: undefined };
  }
  return tapped(desk, way.draft, {
    asking: ask.length === 0 ? undefined : { at, ways: ask, written: true },
  });
}

/** With a plan just validated, a house stands for its estate if the plan could use that. */
function pickFor(desk: Desk, [street, house]: Spot): Desk | undefined {
  const plan = pickedPlan(desk.draft);
  const estate = estateAt(desk.draft, street, house);
  if (plan === undefined || estate === undefined) return undefined;
  const usable = otherClaims(desk.draft, plan).some(({ estates }) => has(estates, estate));
  return usable ? pickEstate(desk, plan, estate) : undefined;
}

function whyNotNow({ draft }: Desk, at: Spot) {
  return whyNot(draft, { do: 'write', number: draft.turn.number, at }) ?? rejection('already-written');
}
