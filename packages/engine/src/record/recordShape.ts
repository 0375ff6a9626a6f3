import { hashShape, optionsShape, seedShape } from '../game/options.ts';
import { boolean, integer, list, nullable, object, oneOf, tagged, text, type Shape } from '../shape.ts';
import type { Card } from '../state/cards.ts';
import type { Crowd, Note } from '../state/state.ts';
import { turnShape } from '../turn/stepShape.ts';
import { ACTIONS, SLOTS } from '../types.ts';

const whole = integer(-999, 999);
export const anything: Shape<unknown> = (value) => value;
const planId = text(60);

export const noteShape: Shape<Note> = tagged<Note>('note', {
  'solo-card': object({ note: oneOf(['solo-card']) }),
  validation: object({ note: oneOf(['validation']), slot: oneOf(SLOTS), scored: boolean, points: whole }),
  reshuffle: object(
    { note: oneOf(['reshuffle']), why: oneOf(['asked', 'first-plan', 'stack-empty']) },
    { stack: integer(0, 2) },
  ),
} satisfies { readonly [N in Note['note']]: Shape<Note> });

/** A card of any deck. */
export const cardShape: Shape<Card> = object({ number: whole, action: oneOf(ACTIONS) });

/** More rounds than any deck allows: each round fills a house or crosses a refusal. */
const MAX_ROUNDS = 500;

const roundEntries = { cards: anything, notes: list(noteShape, 0, 20), turns: list(turnShape, 1, 10_000) };
/** Each sheet is read by the rules of its game. */
const enteredShape = list(object({ seat: integer(0, 9999), sheet: anything }), 1, 10_000);

const crowdShape: Shape<Crowd> = object({
  claimed: list(oneOf(SLOTS), 0, SLOTS.length),
  reshuffle: boolean,
});

function recordWith<R>(round: Shape<R>) {
  return object(
    {
      format: oneOf(['picket-record/1']),
      rules: whole,
      options: optionsShape,
      seed: nullable(seedShape),
      commitment: hashShape,
      plans: object({ A: planId, B: planId, C: planId }),
      rounds: list(round, 0, MAX_ROUNDS),
      result: anything,
    },
    { data: integer(1, 9999), about: anything, sheets: enteredShape },
  );
}

/** The schema of a record. The mode reads the cards; the result is recomputed and compared. */
export const recordShape = recordWith(object(roundEntries));
/** The record of a window, whose rounds include the crowd's part. */
export const windowShape = recordWith(object({ ...roundEntries, crowd: crowdShape }));
