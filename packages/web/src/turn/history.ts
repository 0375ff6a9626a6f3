import { startDraft } from 'picket-engine';
import { replay } from './drafts.ts';
import { CLEARED, isPending, type TurnEditor, type Tap } from './editor.ts';

export function canUndo(editor: TurnEditor): boolean {
  return !editor.sent && (editor.taps.length > 0 || isPending(editor));
}

export function canRedo(editor: TurnEditor): boolean {
  return !editor.sent && editor.undone.length > 0;
}

/** Takes back one tap, however many marks it made; an unfinished choice is dropped first. */
export function undo(editor: TurnEditor): TurnEditor {
  return isPending(editor) ? { ...editor, ...CLEARED } : undoTo(editor, editor.taps.length - 1);
}

/** Takes back this tap and all after it. */
export function undoTo(editor: TurnEditor, index: number): TurnEditor {
  if (index < 0 || index >= editor.taps.length) return { ...editor, ...CLEARED };
  return at(editor, editor.taps.slice(0, index), [
    ...editor.undone,
    ...editor.taps.slice(index).toReversed(),
  ]);
}

export function redo(editor: TurnEditor): TurnEditor {
  const next = editor.undone.at(-1);
  return next === undefined
    ? { ...editor, ...CLEARED }
    : at(editor, [...editor.taps, next], editor.undone.slice(0, -1));
}

function at(editor: TurnEditor, taps: readonly Tap[], undone: readonly Tap[]): TurnEditor {
  const { position } = editor;
  const draft = replay(position, taps.at(-1)?.steps ?? []) ?? startDraft(position);
  return { ...editor, ...CLEARED, draft, taps, undone };
}
