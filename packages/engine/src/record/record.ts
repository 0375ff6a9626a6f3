import type { Game } from '../game/game.ts';
import { resultOf, type GameResult } from '../game/result.ts';
import { viewOf } from '../game/view.ts';
import { writeCards, type CardsRecord } from '../state/cards.ts';
import type { Options } from '../state/rules.ts';
import type { Crowd, Note, State } from '../state/state.ts';
import type { Slot, TurnStep } from '../types.ts';
import { tidyAbout, type About } from './about.ts';
import { writeSheet, type SheetRecord } from './sheetRecord.ts';

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

/** A sheet of a player on paper, as records write it. */
export interface EnteredSheet {
  readonly seat: number;
  readonly sheet: SheetRecord;
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

function enteredSheets({ rules, sheets, entered = [] }: State): EnteredSheet[] {
  return entered.flatMap((seat) => {
    const sheet = sheets[seat];
    return sheet === undefined ? [] : [{ seat, sheet: writeSheet(sheet, rules) }];
  });
}
