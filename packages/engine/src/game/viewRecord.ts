import { builtIn } from '../edition/components.ts';
import type { Components } from '../edition/types.ts';
import { refusal } from '../refusal.ts';
import { ok, refuse, type Result } from '../result.ts';
import type { Step } from '../types.ts';
import { recordOfState, type GameRecord } from './record.ts';
import { replay } from './replay.ts';
import type { RoundView, View } from './view.ts';

/** A view as it travels: the record as far as it is public, and what is on the table now. */
export interface ViewRecord {
  readonly format: 'picket-view/1';
  readonly seat: number | null;
  readonly record: GameRecord;
  readonly now: (Omit<RoundView, 'turn'> & { readonly turn: readonly Step[] | null }) | null;
}

export function writeView({ seat, commitment, seed, state, now }: View): ViewRecord {
  return {
    format: 'picket-view/1',
    seat: seat ?? null,
    record: recordOfState(state, commitment, seed),
    now: now === undefined ? null : { ...now, turn: now.turn ?? null },
  };
}

/** Folds a view that travelled back into one that can be played from. It comes from the authority and is believed. */
export function readView(written: ViewRecord, components: Components = builtIn): Result<View> {
  if (written.format !== 'picket-view/1') {
    return refuse(refusal('bad-shape', { path: 'format', expected: 'one-of', values: 'picket-view/1' }));
  }
  const { record, seat, now } = written;
  const replayed = replay(record, { components, hash: record.options.components });
  if (!replayed.ok) return replayed;
  return ok({
    seat: seat ?? undefined,
    commitment: record.commitment,
    seed: record.seed,
    state: replayed.value.state,
    now: now === null ? undefined : { ...now, turn: now.turn ?? undefined },
  });
}
