import { BUILT_IN, type Box } from '../edition/components.ts';
import type { View } from '../game/view.ts';
import { rejection } from '../rejection.ts';
import { ok, reject, type Result } from '../result.ts';
import { boolean, check, integer, list, nullable, object, oneOf } from '../shape.ts';
import { ENDINGS, type State } from '../state/state.ts';
import { turnShape } from '../turn/stepShape.ts';
import { ACTIONS, SLOTS } from '../types.ts';
import { anything, cardShape, noteShape } from './recordShape.ts';
import { replay, replayWindow } from './replay.ts';

const whole = integer(0, 9999);

/**
 * The cards of a view come from the authority; their form is checked anyway, since they arrive over the
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

/**
 * Turns a received view into one that can be played from. `after` is the state after its first rounds, if the caller knows
 * that they are unchanged: then they are not replayed.
 */
export function readView(written: unknown, box: Box = BUILT_IN, after?: State): Result<View> {
  const shaped = check(viewShape, written);
  if (!shaped.ok) return shaped;
  const { record, seat, now, outside } = shaped.value;
  const replayed = outside === undefined ? replay(record, box, after) : replayWindow(record, outside, box);
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
