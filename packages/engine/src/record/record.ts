import type { Game } from '../game/game.ts';
import { hashShape, optionsShape, seedShape } from '../game/options.ts';
import { resultOf, type GameResult } from '../game/result.ts';
import { viewOf } from '../game/view.ts';
import { boolean, integer, list, nullable, object, oneOf, tagged, text, type Shape } from '../shape.ts';
import { writeCards, type Card, type CardsRecord } from '../state/cards.ts';
import type { Options } from '../state/rules.ts';
import type { Crowd, Note, State } from '../state/state.ts';
import { turnShape } from '../turn/stepShape.ts';
import { ACTIONS, SLOTS, type Slot, type TurnStep } from '../types.ts';
import { tidyAbout, type About } from './about.ts';
import { enteredShape, enteredSheets, type EnteredSheet } from './enterSheet.ts';

/** A whole game, as `picket-record/1` writes it. */
export interface GameRecord {
  readonly format: 'picket-record/1';
  readonly rules: number;
  /** The data version. Absent for data 1 under rules 1, since such records are older than data versions. */
  readonly data?: number;
  readonly options: Options;
  readonly about?: About;
  /** Secret, and therefore null, while the game is in progress. */
  readonly seed: string | null;
  readonly commitment: string;
  readonly plans: { readonly [S in Slot]: string };
  readonly rounds: readonly RoundRecord[];
  /** [G8] The sheets of players on paper that were entered after the end. */
  readonly sheets?: readonly EnteredSheet[];
  readonly result: GameResult | null;
}

export interface RoundRecord {
  readonly cards: CardsRecord;
  readonly notes: readonly Note[];
  readonly turns: readonly (readonly TurnStep[])[];
  /** Only in the record of a window. */
  readonly crowd?: Crowd;
}

/**
 * [G5] The record of a game: complete once it is over; before that without its seed, and as a spectator may
 * see it.
 */
export function recordOf(game: Game, about?: About): GameRecord {
  return recordOfState(viewOf(game).state, { commitment: game.commitment, seed: game.seed, about });
}

export interface RecordedBeside {
  readonly commitment: string;
  readonly seed: string | null;
  readonly about?: About | undefined;
}

/** The same from the public state; the seed is left out while the game is in progress. */
export function recordOfState(state: State, { commitment, seed, about }: RecordedBeside): GameRecord {
  const { version: rules, data, options, plans } = state.rules;
  const result = resultOf(state);
  const said = about && tidyAbout(about);
  const [A = '', B = '', C = ''] = plans.map((plan) => plan.card.id);
  return {
    format: 'picket-record/1',
    rules,
    ...((rules > 1 || data > 1) && { data }),
    options,
    ...(said && { about: said }),
    seed: result === undefined ? null : seed,
    commitment,
    plans: { A, B, C },
    rounds: state.rounds.map(({ cards, ...round }) => ({ cards: writeCards(cards), ...round })),
    ...(state.entered && { sheets: enteredSheets(state) }),
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
} satisfies { readonly [N in Note['note']]: Shape<Note> });

/** A card of any deck. */
export const cardShape: Shape<Card> = object({ number: whole, action: oneOf(ACTIONS) });

/** More rounds than any deck allows: each round fills a house or crosses a refusal. */
const MAX_ROUNDS = 500;

const roundEntries = { cards: anything, notes: list(noteShape, 0, 20), turns: list(turnShape, 1, 10_000) };
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
/** The record of a window, whose rounds have what everyone did. */
export const windowShape = recordWith(object({ ...roundEntries, crowd: crowdShape }));
