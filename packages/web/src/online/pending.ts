import type { Step, ViewRecord } from 'picket-engine';
import { turnsIn, type Sent } from './outbox.ts';

/** What is on its way counts as if it had arrived: a turn that was confirmed looks confirmed, with or without a network. */
export function withPending(view: ViewRecord, queue: readonly Sent[]): ViewRecord {
  const { seat, now, record } = view;
  if (seat === null || now === null) return view;
  const turn = pendingTurn(queue, record.rounds.length);
  if (turn === undefined) return view;
  return { ...view, now: { ...now, turn, in: now.in.with(seat, turn !== null) } };
}

/** Undefined where nothing is on its way; null for a turn that is being taken back. */
function pendingTurn(queue: readonly Sent[], round: number): readonly Step[] | null | undefined {
  const last = turnsIn(queue, round).at(-1);
  if (last === undefined) return undefined;
  return last.type === 'submit' ? last.steps : null;
}
