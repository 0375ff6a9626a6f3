import type { TurnStep, ViewRecord } from 'picket-engine';
import { turnsIn, type Sent } from './outbox.ts';

/** Commands in flight count as if they had arrived: a confirmed turn looks confirmed, online or offline. */
export function withPending(view: ViewRecord, queue: readonly Sent[]): ViewRecord {
  const { seat, now, record } = view;
  if (seat === null || now === null) return view;
  const turn = pendingTurn(queue, record.rounds.length);
  if (turn === undefined) return view;
  return { ...view, now: { ...now, turn, in: now.in.with(seat, turn !== null) } };
}

/** Undefined if nothing is in flight; null for a turn that is being taken back. */
function pendingTurn(queue: readonly Sent[], round: number): readonly TurnStep[] | null | undefined {
  const last = turnsIn(queue, round).at(-1);
  if (last === undefined) return undefined;
  return last.type === 'submit' ? last.steps : null;
}
