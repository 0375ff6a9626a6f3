import {
  BUILT_IN,
  readComponents,
  readView,
  type Box,
  type State,
  type View,
  type ViewRecord,
} from 'picket-engine';
import { reuse } from '../platform/reuse.ts';
import type { Snapshot } from '../authority/authority.ts';

type Views = Pick<Snapshot, 'views' | 'components'>;

interface Read {
  readonly record: ViewRecord;
  readonly components: string | undefined;
  readonly view: View | undefined;
}

/**
 * Reads the view of a seat, or of a spectator, from successive snapshots of a game. Within a round only the submitted
 * turns change, so nothing is replayed: after each turn of a bot, or with two hundred seats, that would take too
 * long. A new round is applied to the previous state.
 */
export function viewReader(
  fold: typeof readView = readView,
): (views: Views, seat: number | null) => View | undefined {
  const seats = new Map<number | null, Read>();
  let own: { readonly text: string; readonly box: Box | undefined } | undefined;

  /** The text is the same in all snapshots of a game, so parse it once. */
  function boxOf(text: string | undefined): Box | undefined {
    if (text === undefined) return BUILT_IN;
    if (own?.text !== text) {
      const found = readComponents(text);
      own = { text, box: found.ok ? found.value : undefined };
    }
    return own.box;
  }

  return ({ views, components }, seat) => {
    const found = views.find((view) => view.seat === seat);
    if (found === undefined) return undefined;
    const before = seats.get(seat);
    // A worker sends copies: unchanged parts become the same objects again.
    const record = reuse(before?.record, found);
    if (before?.record === record && before.components === components) return before.view;
    const isSameBox = before?.components === components;
    const renewed = isSameBox && before && withinRound(before, record);
    const after = isSameBox ? before && leadingTo(before, record) : undefined;
    const view = renewed || valueOf(fold(record, boxOf(components), after));
    seats.set(seat, { record, components, view });
    return view;
  };
}

/** The same view with the turns submitted since; undefined if anything else has changed. */
function withinRound({ record, view }: Read, next: ViewRecord): View | undefined {
  if (view?.now === undefined || record.now === null || next.now === null) return undefined;
  const { in: isIn, turn } = next.now;
  const rest = { ...next, now: { ...next.now, in: record.now.in, turn: record.now.turn } };
  if (reuse(record, rest) !== record) return undefined;
  return { ...view, now: { ...view.now, in: isIn, turn: turn ?? undefined } };
}

/** The state of the earlier view, if the next one only adds rounds or the result. */
function leadingTo({ record: { record }, view }: Read, next: ViewRecord): State | undefined {
  if (view === undefined || view.isWindow === true || view.state.ending !== undefined) return undefined;
  const { seed, result } = record;
  const rest = { ...next.record, seed, result, rounds: next.record.rounds.slice(0, record.rounds.length) };
  return reuse(record, rest) === record ? view.state : undefined;
}

function valueOf(read: ReturnType<typeof readView>): View | undefined {
  return read.ok ? read.value : undefined;
}
