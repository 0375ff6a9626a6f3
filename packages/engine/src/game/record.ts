import { boolean, integer, list, nullable, object, oneOf, tagged, text, type Shape } from '../shape.ts';
import type { Options } from '../state/rules.ts';
import type { Card, Note, RoundCards, State } from '../state/state.ts';
import { ACTIONS, SLOTS, type Slot, type Step } from '../types.ts';
import { turnShape } from '../turn/stepShape.ts';
import type { Game } from './game.ts';
import { hashShape, optionsShape, seedShape } from './options.ts';
import { resultOf, type GameResult } from './result.ts';
import { viewOf } from './view.ts';

/** Everything about one game, as `picket-record/1` writes it. */
export interface GameRecord {
  readonly format: 'picket-record/1';
  readonly rules: number;
  readonly options: Options;
  /** Secret, so null, while the game runs. */
  readonly seed: string | null;
  readonly commitment: string;
  readonly plans: { readonly [S in Slot]: string };
  readonly rounds: readonly RoundRecord[];
  readonly result: GameResult | null;
}

export interface RoundRecord {
  readonly cards: RoundCards;
  readonly notes: readonly Note[];
  readonly turns: readonly (readonly Step[])[];
}

/** [G5] The record of a game: whole once it is over; until then without its seed, and as a spectator may see it. */
export function recordOf(game: Game): GameRecord {
  return recordOfState(viewOf(game).state, game.commitment, game.seed);
}

/** The same from what everybody knows; the seed is left out while the game runs. */
export function recordOfState(state: State, commitment: string, seed: string | null): GameRecord {
  const result = resultOf(state);
  const [A = '', B = '', C = ''] = state.rules.plans.map((plan) => plan.card.id);
  return {
    format: 'picket-record/1',
    rules: state.rules.version,
    options: state.rules.options,
    seed: result === undefined ? null : seed,
    commitment,
    plans: { A, B, C },
    rounds: state.rounds,
    result: result ?? null,
  };
}

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
});

/** A card as anyone reads it, whatever the deck. */
export const cardShape: Shape<Card> = object({ number: whole, action: oneOf(ACTIONS) });

/** More rounds than any deck can last: every round fills a house or crosses a refusal. */
const MAX_ROUNDS = 500;

/** The form of a record. Cards are the mode's to read, the result is compared and never believed. */
export const recordShape = object({
  format: oneOf(['picket-record/1']),
  rules: whole,
  options: optionsShape,
  seed: nullable(seedShape),
  commitment: hashShape,
  plans: object({ A: planId, B: planId, C: planId }),
  rounds: list(
    object({ cards: anything, notes: list(noteShape, 0, 20), turns: list(turnShape, 1, 10_000) }),
    0,
    MAX_ROUNDS,
  ),
  result: anything,
});
