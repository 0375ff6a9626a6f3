import { rejection, takeStep, type Step } from 'picket-engine';
import type { Explained } from '../scene/sheetTypes.ts';
import { chipsOf } from './chips.ts';
import { whyNoRoundabout } from './nearest.ts';
import { redo, undo, undoTo } from './history.ts';
import { CALM, type Desk, type Intent } from './editor.ts';
import { attempted, refused, tapped } from './tapped.ts';
import { estateAt, tapEstate, tapPlan } from './tapPlan.ts';
import { tapLot } from './tapLot.ts';
import { tapOffer } from './tapOffer.ts';
import { skip, tapMark, tapTemp } from './tapTemp.ts';

/** Carries out what a person did. Nothing is ever lost: what is not allowed only says why. */
export function act(desk: Desk, intent: Intent): Desk {
  if (intent.kind === 'explain') return explain(desk, intent.what);
  if (desk.sent) return refused(desk, rejection('already-in', { seat: desk.seat }));
  switch (intent.kind) {
    case 'lot':
      return tapLot(desk, intent.spot);
    case 'gap':
      return stepped(desk, { do: 'fence', at: intent.at });
    case 'size':
      return stepped(desk, { do: 'improve', size: intent.size });
    case 'estate':
      return tapEstate(desk, intent) ?? explainEstate(desk, intent);
    case 'offer':
      return tapOffer(desk, intent.index, intent.half);
    case 'plan':
      return tapPlan(desk, intent.slot);
    case 'temp':
      return tapTemp(desk, intent.by);
    case 'mark':
      return tapMark(desk, intent.action);
    case 'chip':
      return tapChip(desk, intent.id);
    case 'refuse':
      return stepped(desk, { do: 'refuse' });
    case 'reshuffle':
      return stepped(desk, { do: 'reshuffle' });
    case 'skip':
      return skip(desk);
    case 'roundabout':
      return toggleRoundabout(desk);
    case 'cancel':
      return { ...desk, ...CALM };
    case 'undo':
      return undo(desk);
    case 'redo':
      return redo(desk);
    case 'undo-to':
      return undoTo(desk, intent.index);
  }
}

function stepped(desk: Desk, step: Step): Desk {
  return attempted(desk, takeStep(desk.draft, step));
}

/** Begins to build a roundabout, or leaves it; where none can be built, says why. */
function toggleRoundabout(desk: Desk): Desk {
  if (desk.roundabout) return { ...desk, ...CALM };
  const why = whyNoRoundabout(desk.draft);
  return why === undefined ? { ...desk, ...CALM, roundabout: true } : refused(desk, why);
}

function tapChip(desk: Desk, id: string): Desk {
  const chip = chipsOf(desk).find((chip) => chip.id === id);
  switch (chip?.kind) {
    case 'way':
      return tapped(desk, chip.way.draft);
    case 'refuse':
      return stepped(desk, chip.step);
    case 'mark':
      return tapMark(desk, chip.action);
    case 'plan':
      return tapPlan(desk, chip.slot);
    case 'reshuffle':
      return stepped(desk, { do: 'reshuffle' });
    case undefined:
      return desk;
  }
}

/** Lights what makes up a part of the score, or puts it out again. */
function explain(desk: Desk, what: Explained): Desk {
  const same = JSON.stringify(desk.explained) === JSON.stringify(what);
  return { ...desk, explained: same ? undefined : what, why: undefined };
}

function explainEstate(desk: Desk, { street, first }: Extract<Intent, { readonly kind: 'estate' }>): Desk {
  const estate = estateAt(desk.draft, street, first);
  return estate === undefined ? desk : explain(desk, { part: 'estates', size: estate[2] });
}
