import { startDraft } from 'picket-engine';
import { replay } from './drafts.ts';
import { CALM, isPending, type TurnEditor, type Tap } from './editor.ts';

export function canUndo(editor: TurnEditor): boolean {
  return !editor.sent && (editor.taps.length > 0 || isPending(editor));
}

export function canRedo(editor: TurnEditor): boolean {
  return !editor.sent && editor.undone.length > 0;
}

/** Takes back one tap, however many marks it made; an unfinished choice comes first. */
export function undo(editor: TurnEditor): TurnEditor {
  return isPending(editor) ? { ...editor, ...CALM } : undoTo(editor, editor.taps.length - 1);
}

/** Takes back this tap and all after it. */
export function undoTo(editor: TurnEditor, index: number): TurnEditor {
  if (index < 0 || index >= editor.taps.length) return { ...editor, ...CALM };
  return at(editor, editor.taps.slice(0, index), [
    ...editor.undone,
    ...editor.taps.slice(index).toReversed(),
  ]);
}

export function redo(editor: TurnEditor): TurnEditor {
  const next = editor.undone.at(-1);
  return next === undefined
    ? { ...editor, ...CALM }
    : at(editor, [...editor.taps, next], editor.undone.slice(0, -1));
}

function at(editor: TurnEditor, taps: readonly Tap[], undone: readonly Tap[]): TurnEditor {
  const { position } = editor;
  const draft = replay(position, taps.at(-1)?.steps ?? []) ?? startDraft(position);
  return { ...editor, ...CALM, draft, taps, undone };
}
