import { isComplete, positionIn, startDraft, type Step, type TurnStep, type View } from 'picket-engine';
import type { SavedDraft } from '../authority/authority.ts';
import { isOpen } from './action.ts';
import { canReshuffle, readyPlans } from './claim.ts';
import { replay, sameSteps } from './drafts.ts';
import { CLEARED, type TurnEditor, type EditorSettings, type Tap } from './editor.ts';

/** The editor for the seat of this view; undefined for a spectator, and once the game is over. */
export function openEditor(
  view: View,
  saved: SavedDraft | undefined,
  settings: EditorSettings,
): TurnEditor | undefined {
  const position = positionIn(view);
  if (view.seat === undefined || position === undefined) return undefined;
  const blank: TurnEditor = {
    view,
    seat: view.seat,
    position,
    settings,
    draft: startDraft(position),
    taps: [],
    undone: [],
    sent: view.now?.turn !== undefined,
    ...CLEARED,
  };
  const fits = saved !== undefined && saved.seat === view.seat && saved.round === view.state.rounds.length;
  const editor = fits ? restored(blank, saved) : blank;
  const submitted = view.now?.turn;
  if (submitted === undefined || sameSteps(submitted, editor.draft.steps)) return editor;
  return { ...editor, draft: replay(position, submitted) ?? editor.draft };
}

/**
 * Updates an editor for a newer view. Within a round it keeps everything, even an open question; otherwise it starts
 * again.
 */
export function renewEditor(
  editor: TurnEditor,
  view: View,
  saved: SavedDraft | undefined,
  settings: EditorSettings,
): TurnEditor | undefined {
  const round = view.state.rounds.length;
  const same =
    view.now !== undefined &&
    view.seat === editor.seat &&
    round === editor.view.state.rounds.length &&
    sameCards(view, editor.view);
  if (same && editor.sent === (view.now.turn !== undefined)) return { ...editor, view, settings };
  return openEditor(view, saved, settings);
}

/** At a real table, other cards may be entered within a round. */
function sameCards({ now }: View, before: View): boolean {
  return now?.cards === before.now?.cards || JSON.stringify(now?.cards) === JSON.stringify(before.now?.cards);
}

/** Restores the stored taps if all of them are still legal. */
function restored(blank: TurnEditor, saved: SavedDraft): TurnEditor {
  const taps = tapsOf(saved.taps, saved.skipped?.taps);
  const undone = tapsOf(saved.undone, saved.skipped?.undone);
  const legal = (tap: Tap): boolean => replay(blank.position, tap.steps) !== undefined;
  if (!taps.every(legal) || !undone.every(legal)) return blank;
  return { ...blank, taps, undone, draft: replay(blank.position, taps.at(-1)?.steps ?? []) ?? blank.draft };
}

function tapsOf(steps: readonly (readonly TurnStep[])[], skipped: readonly number[] = []): Tap[] {
  return steps.map((steps, i) => ({ steps, skipped: skipped.includes(i) }));
}

/** The stored form of an editor, which `openEditor` restores. */
export function savedDraft({ seat, view, taps, undone }: TurnEditor): SavedDraft {
  const skipped = (taps: readonly Tap[]): number[] => taps.flatMap((tap, i) => (tap.skipped ? [i] : []));
  return {
    seat,
    round: view.state.rounds.length,
    taps: taps.map(({ steps }) => steps),
    undone: undone.map(({ steps }) => steps),
    skipped: { taps: skipped(taps), undone: skipped(undone) },
  };
}

export function steps(editor: TurnEditor): readonly Step[] {
  return editor.draft.steps;
}

/** Whether the turn can be submitted. */
export function canConfirm(editor: TurnEditor): boolean {
  return !editor.sent && isComplete(editor.draft);
}

/**
 * Whether it can be submitted and nothing optional is left to do. Roundabouts don't count, since one could always be
 * built.
 */
export function isDone(editor: TurnEditor): boolean {
  if (!canConfirm(editor) || editor.asking !== undefined || editor.roundabout || isOpen(editor)) return false;
  return readyPlans(editor.draft).length === 0 && !canReshuffle(editor.draft);
}
