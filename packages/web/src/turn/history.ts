import { startDraft } from 'picket-engine';
import { replay } from './drafts.ts';
import { CALM, isPending, type Desk, type Tap } from './editor.ts';

export function canUndo(desk: Desk): boolean {
  return !desk.sent && (desk.taps.length > 0 || isPending(desk));
}

export function canRedo(desk: Desk): boolean {
  return !desk.sent && desk.undone.length > 0;
}

/** Takes back one tap, however many marks it made; something only begun comes first. */
export function undo(desk: Desk): Desk {
  return isPending(desk) ? { ...desk, ...CALM } : undoTo(desk, desk.taps.length - 1);
}

/** Takes back this tap and all after it. */
export function undoTo(desk: Desk, index: number): Desk {
  if (index < 0 || index >= desk.taps.length) return { ...desk, ...CALM };
  return at(desk, desk.taps.slice(0, index), [...desk.undone, ...desk.taps.slice(index).toReversed()]);
}

export function redo(desk: Desk): Desk {
  const next = desk.undone.at(-1);
  return next === undefined ? { ...desk, ...CALM } : at(desk, [...desk.taps, next], desk.undone.slice(0, -1));
}

function at(desk: Desk, taps: readonly Tap[], undone: readonly Tap[]): Desk {
  const { position } = desk;
  const draft = replay(position, taps.at(-1)?.steps ?? []) ?? startDraft(position);
  return { ...desk, ...CALM, draft, taps, undone };
}
