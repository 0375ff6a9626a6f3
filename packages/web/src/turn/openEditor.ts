import { isComplete, positionIn, startDraft, type Step, type View } from 'picket-engine';
import type { KeptDraft } from '../authority/authority.ts';
import { isOpen } from './action.ts';
import { canReshuffle, readyPlans } from './claim.ts';
import { replay, sameSteps } from './drafts.ts';
import { CALM, type Desk, type DeskSettings, type Tap } from './editor.ts';

export { act } from './act.ts';
export { canRedo, canUndo } from './history.ts';
export type { Desk, Intent } from './editor.ts';

/** The desk of the seat whose view it is; undefined for a spectator and once the game is over. */
export function openDesk(view: View, kept: KeptDraft | undefined, settings: DeskSettings): Desk | undefined {
  const position = positionIn(view);
  if (view.seat === undefined || position === undefined) return undefined;
  const blank: Desk = {
    view,
    seat: view.seat,
    position,
    settings,
    draft: startDraft(position),
    taps: [],
    undone: [],
    sent: view.now?.turn !== undefined,
    ...CALM,
  };
  const fits = kept !== undefined && kept.seat === view.seat && kept.round === view.state.rounds.length;
  const desk = fits ? restored(blank, kept) : blank;
  const handed = view.now?.turn;
  if (handed === undefined || sameSteps(handed, desk.draft.steps)) return desk;
  return { ...desk, draft: replay(position, handed) ?? desk.draft };
}

/** The same desk for a newer view: within a round nothing is forgotten, not even a question; else it is opened anew. */
export function renewDesk(
  desk: Desk,
  view: View,
  kept: KeptDraft | undefined,
  settings: DeskSettings,
): Desk | undefined {
  const round = view.state.rounds.length;
  const same = view.now !== undefined && view.seat === desk.seat && round === desk.view.state.rounds.length;
  if (same && desk.sent === (view.now.turn !== undefined)) return { ...desk, view, settings };
  return openDesk(view, kept, settings);
}

/** Takes back in what was kept, as far as it is still legal. */
function restored(blank: Desk, kept: KeptDraft): Desk {
  const taps = tapsOf(kept.taps, kept.skipped?.taps);
  const undone = tapsOf(kept.undone, kept.skipped?.undone);
  const legal = (tap: Tap): boolean => replay(blank.position, tap.steps) !== undefined;
  if (!taps.every(legal) || !undone.every(legal)) return blank;
  return { ...blank, taps, undone, draft: replay(blank.position, taps.at(-1)?.steps ?? []) ?? blank.draft };
}

function tapsOf(steps: readonly (readonly Step[])[], skipped: readonly number[] = []): Tap[] {
  return steps.map((steps, i) => ({ steps, skipped: skipped.includes(i) }));
}

/** What has to be kept so that the same desk can be opened again. */
export function keptDraft({ seat, view, taps, undone }: Desk): KeptDraft {
  const skipped = (taps: readonly Tap[]): number[] => taps.flatMap((tap, i) => (tap.skipped ? [i] : []));
  return {
    seat,
    round: view.state.rounds.length,
    taps: taps.map(({ steps }) => steps),
    undone: undone.map(({ steps }) => steps),
    skipped: { taps: skipped(taps), undone: skipped(undone) },
  };
}

export function steps(desk: Desk): readonly Step[] {
  return desk.draft.steps;
}

/** Whether the turn can be handed in. */
export function canConfirm(desk: Desk): boolean {
  return !desk.sent && isComplete(desk.draft);
}

/** Whether it can be handed in with nothing optional left to do. Roundabouts do not count: they could always be built. */
export function isDone(desk: Desk): boolean {
  if (!canConfirm(desk) || desk.asking !== undefined || desk.roundabout || isOpen(desk)) return false;
  return readyPlans(desk.draft).length === 0 && !canReshuffle(desk.draft);
}
