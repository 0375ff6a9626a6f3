import { BUILT_IN, type Box } from '../edition/components.ts';
import type { RoundView, View } from '../game/view.ts';
import { rejection } from '../rejection.ts';
import { ok, reject, type Result } from '../result.ts';
import { boolean, check, integer, list, nullable, object, oneOf } from '../shape.ts';
import { writeCards, type CardsRecord } from '../state/cards.ts';
import { ENDINGS } from '../state/state.ts';
import { turnShape } from '../turn/stepShape.ts';
import { ACTIONS, SLOTS, type TurnStep } from '../types.ts';
import { anything, cardShape, noteShape, recordOfState, type GameRecord } from './record.ts';
import { replay, replayWindow, type Outside } from './replay.ts';

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

const whole = integer(0, 9999);

/**
 * The cards of a view come from the authority; their form is checked anyway, since they came over the
 * network.
 */
const nowShape = object({
  cards: anything,
  notes: list(noteShape, 0, 20),
  turn: nullable(turnShape),
  in: list(boolean, 1, 10_000),
  facts: object(
    { left: list(whole, 1, 3) },
    {
      top: oneOf([...ACTIONS, 'special']),
      discards: list(cardShape, 0, 300),
      pile: list(cardShape, 0, 300),
      toCome: list(oneOf(['solo-card', ...SLOTS]), 0, 3),
    },
  ),
});

const outsideShape = object({ otherTemps: list(whole, 0, 100), ending: nullable(oneOf(ENDINGS)) });

const viewShape = object(
  {
    format: oneOf(['picket-view/1']),
    seat: nullable(whole),
    record: anything,
    now: nullable(nowShape),
  },
  { outside: outsideShape },
);

/** Turns a received view into one that can be played from. */
export function readView(written: unknown, box: Box = BUILT_IN): Result<View> {
  const shaped = check(viewShape, written);
  if (!shaped.ok) return shaped;
  const { record, seat, now, outside } = shaped.value;
  const replayed = outside === undefined ? replay(record, box) : replayWindow(record, outside, box);
  if (!replayed.ok) return replayed;
  const { state, record: read } = replayed.value;
  const view: Omit<View, 'now'> = {
    seat: seat ?? undefined,
    commitment: read.commitment,
    seed: read.seed,
    state,
    ...(outside && { isWindow: true }),
  };
  if (now === null) return ok({ ...view, now: undefined });
  const cards = check(state.rules.mode.cardsShape(state.rules), now.cards, 'now.cards');
  if (!cards.ok) return cards;
  if (now.in.length !== state.sheets.length) {
    return reject(rejection('no-such-seat', { seat: now.in.length }));
  }
  return ok({ ...view, now: { ...now, cards: cards.value, turn: now.turn ?? undefined } });
}
