import { whyNot, type Step } from 'picket-engine';
import { chooseStep, isHand, openChoices } from './choices.ts';
import { choose, withoutChoice } from './drafts.ts';
import { CLEARED, type TurnEditor, type Picked } from './editor.ts';
import type { Half } from './intent.ts';
import { refused, tapped } from './tapped.ts';
import { marked } from './ways.ts';

/** An offer or a card was tapped. */
export function tapOffer(editor: TurnEditor, index: number, half?: Half): TurnEditor {
  return isHand(editor) ? tapCard(editor, index, half) : tapStack(editor, index);
}

/** Picks a card, keeping what fits of the turn so far; a tap on the picked one unpicks it. */
function tapStack(editor: TurnEditor, index: number): TurnEditor {
  const { draft } = editor;
  if (draft.turn.numberFrom === index) return tapped(editor, withoutChoice(draft));
  return chosen(editor, chooseStep(editor, index, index));
}

/**
 * A card gives its number or its action. By default the first card gives its number and the second its
 * action; then the third replaces the action, a tap on the action swaps the two, and a tap on the number
 * unpicks both.
 */
function tapCard(editor: TurnEditor, index: number, half?: Half): TurnEditor {
  const { draft } = editor;
  const { turn } = draft;
  const now = turn.chosen ? { number: turn.numberFrom, action: turn.actionFrom } : (editor.picked ?? {});
  const meant = half ?? meantBy(now, index);
  if (now[meant] === index) {
    return turn.chosen
      ? tapped(editor, withoutChoice(draft))
      : { ...editor, ...CLEARED, picked: without(now, meant) };
  }
  const next = { ...now, [meant]: index, ...otherHalf(now, meant, index) };
  if (next.number === undefined || next.action === undefined) return pick(editor, next);
  return chosen(editor, chooseStep(editor, next.number, next.action));
}

function meantBy(now: Picked, index: number): Half {
  if (now.number === undefined || now.number === index) return 'number';
  return now.action === index ? 'number' : 'action';
}

/** A card can't give both, so if both halves were picked, they are swapped. */
function otherHalf(now: Picked, meant: Half, index: number): Picked {
  const other = meant === 'number' ? 'action' : 'number';
  return now[other] === index ? { [other]: now[meant] } : {};
}

function without(now: Picked, half: Half): Picked | undefined {
  const { [half]: _, ...rest } = now;
  return Object.values(rest).every((card) => card === undefined) ? undefined : rest;
}

/** Picks one half of the choice, if the turn can continue. */
function pick(editor: TurnEditor, next: Picked): TurnEditor {
  const free = editor.draft.turn.refused ? tapped(editor, withoutChoice(editor.draft)) : editor;
  const picked: TurnEditor = { ...free, ...CLEARED, picked: next };
  if (openChoices(picked).length > 0) return picked;
  const number = next.number ?? ((next.action ?? 0) + 1) % 3;
  const why = whyNot(free.draft, chooseStep(editor, number, next.action ?? (number + 1) % 3));
  return why === undefined ? editor : refused(editor, why);
}

/** Makes a choice, in place of an earlier one. */
export function chosen(editor: TurnEditor, choice: Step): TurnEditor {
  const drafted = choose(editor.draft, choice);
  return drafted.ok ? tapped(editor, marked(editor, drafted.value)) : refused(editor, drafted.rejection);
}
