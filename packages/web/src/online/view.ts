import { readView, type View, type ViewRecord } from 'picket-engine';

/**
 * Reads consecutive views. Within a round only the submitted seats change, so earlier rounds are not folded
 * again, which would be too slow with two hundred seats.
 */
export function viewReader(): (written: ViewRecord) => View | undefined {
  let last: { readonly written: ViewRecord; readonly view: View } | undefined;
  return (written) => {
    // Most messages don't change the game.
    if (last?.written === written) return last.view;
    if (last !== undefined && isSameRound(last.written, written)) {
      const { now } = last.view;
      const view = now && written.now ? { ...last.view, now: nowOf(now, written.now) } : last.view;
      last = { written, view };
      return view;
    }
    const read = readView(written);
    last = read.ok ? { written, view: read.value } : undefined;
    return last?.view;
  };
}

function isSameRound(before: ViewRecord, after: ViewRecord): boolean {
  return (
    before.record === after.record && before.seat === after.seat && before.now?.cards === after.now?.cards
  );
}

function nowOf(
  before: NonNullable<View['now']>,
  after: NonNullable<ViewRecord['now']>,
): NonNullable<View['now']> {
  return { ...before, in: after.in, turn: after.turn ?? undefined };
}
