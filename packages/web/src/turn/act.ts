import { rejection, takeStep, type Step, type TurnStep } from 'picket-engine';
import { isOpen } from './action.ts';
import { chipsOf } from './chips.ts';
import { replay } from './drafts.ts';
import { whyNoRoundabout } from './nearest.ts';
import { redo, undo, undoTo } from './history.ts';
import { CLEARED, type TurnEditor } from './editor.ts';
import type { Explained, Intent } from './intent.ts';
import { attempted, refused, tapped } from './tapped.ts';
import { estateAt, tapEstate, tapPlan } from './tapPlan.ts';
import { tapLot } from './tapLot.ts';
import { tapOffer } from './tapOffer.ts';
import { skip, tapMark, tapTemp } from './tapTemp.ts';
import { takeTyped, writtenWhereAsked } from './typed.ts';

/** Applies a tap. An illegal one changes nothing and only says why. */
export function act(editor: TurnEditor, intent: Intent): TurnEditor {
  if (intent.kind === 'explain') return explain(editor, intent.what);
  if (editor.sent) return refused(editor, rejection('already-in', { seat: editor.seat }));
  switch (intent.kind) {
    case 'lot':
      return tapLot(editor, intent.spot);
    case 'gap':
      return stepped(editor, { do: 'fence', at: intent.at });
    case 'size':
      return stepped(editor, { do: 'improve', size: intent.size });
    case 'estate':
      return tapEstate(editor, intent) ?? explainEstate(editor, intent);
    case 'offer':
      return writtenWhereAsked(editor, tapOffer(editor, intent.index, intent.half));
    case 'plan':
      return tapPlan(editor, intent.slot);
    case 'temp':
      return tapTemp(editor, intent.by);
    case 'mark':
      return tapMark(editor, intent.action);
    case 'chip':
      return tapChip(editor, intent.id);
    case 'step':
      return takeTyped(editor, intent.step);
    case 'turn':
      return playAll(editor, intent.steps);
    case 'refuse':
      return stepped(editor, { do: 'refuse' });
    case 'reshuffle':
      return stepped(editor, { do: 'reshuffle' });
    case 'skip':
      return skip(editor);
    case 'roundabout':
      return toggleRoundabout(editor);
    case 'cancel':
      return { ...editor, ...CLEARED };
    case 'undo':
      return undo(editor);
    case 'redo':
      return redo(editor);
    case 'undo-to':
      return undoTo(editor, intent.index);
  }
}

function stepped(editor: TurnEditor, step: Step): TurnEditor {
  return attempted(editor, takeStep(editor.draft, step));
}

/** Plays the steps as one tap. An action that they don't use is skipped on purpose. */
function playAll(editor: TurnEditor, steps: readonly TurnStep[]): TurnEditor {
  const draft = replay(editor.position, steps);
  if (draft === undefined) return editor;
  const played = tapped(editor, draft, { skipped: false });
  return isOpen(played) ? tapped(editor, draft, { skipped: true }) : played;
}

/** Enters or leaves roundabout mode; if none can be built, says why. */
function toggleRoundabout(editor: TurnEditor): TurnEditor {
  if (editor.roundabout) return { ...editor, ...CLEARED };
  const why = whyNoRoundabout(editor.draft);
  return why === undefined ? { ...editor, ...CLEARED, roundabout: true } : refused(editor, why);
}

function tapChip(editor: TurnEditor, id: string): TurnEditor {
  const chip = chipsOf(editor).find((chip) => chip.id === id);
  switch (chip?.kind) {
    case 'way':
      return tapped(editor, chip.way.draft);
    case 'refuse':
      return stepped(editor, chip.step);
    case 'mark':
      return tapMark(editor, chip.action);
    case 'plan':
      return tapPlan(editor, chip.slot);
    case 'reshuffle':
      return stepped(editor, { do: 'reshuffle' });
    case undefined:
      return editor;
  }
}

/** Highlights what makes up a part of the score, or stops. */
function explain(editor: TurnEditor, what: Explained): TurnEditor {
  const same = JSON.stringify(editor.explained) === JSON.stringify(what);
  return { ...editor, explained: same ? undefined : what, why: undefined };
}

function explainEstate(
  editor: TurnEditor,
  { street, first }: Extract<Intent, { readonly kind: 'estate' }>,
): TurnEditor {
  const estate = estateAt(editor.draft, street, first);
  return estate === undefined ? editor : explain(editor, { part: 'estates', size: estate[2] });
}
