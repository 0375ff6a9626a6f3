import type { RoundView, View } from '../game/view.ts';
import { writeCards, type CardsRecord } from '../state/cards.ts';
import type { TurnStep } from '../types.ts';
import { recordOfState, type GameRecord } from './record.ts';
import type { Outside } from './replay.ts';

/** A view for transport: the public part of the record, and the current round. */
export interface ViewRecord {
  readonly format: 'picket-view/1';
  readonly seat: number | null;
  readonly record: GameRecord;
  readonly now: RoundViewRecord | null;
  /** Only in a window. */
  readonly outside?: Outside;
}

type RoundViewRecord = Omit<RoundView, 'cards' | 'turn'> & {
  readonly cards: CardsRecord;
  readonly turn: readonly TurnStep[] | null;
};

export function writeView({ seat, commitment, seed, state, now, isWindow }: View): ViewRecord {
  const outside = { otherTemps: state.otherTemps ?? [], ending: state.ending ?? null };
  return {
    format: 'picket-view/1',
    seat: seat ?? null,
    record: recordOfState(state, { commitment, seed }),
    now: now === undefined ? null : { ...now, cards: writeCards(now.cards), turn: now.turn ?? null },
    ...(isWindow && { outside }),
  };
}
