import {
  isComplete,
  legalSteps,
  positionIn,
  startDraft,
  submit,
  takeStep,
  viewOf,
  type Draft,
  type Game,
  type Step,
} from 'picket-engine';
import { FastRandom } from 'picket-engine/fast';

/** Spreads the numbers of the deck over a street of any length. */
const HIGHEST = 15;
/** How many random steps are compared before one is taken. */
const LOOK = 12;
/** One in this many steps that cost points is taken. */
const SELDOM: { readonly [K in Step['do']]?: number } = { bis: 3, roundabout: 30, refuse: 1000 };
const ANYTHING = 0.5;
const CROWD = 100;

/** Plays like a person, without a page: writes numbers roughly where they belong, uses actions, claims plans. Deterministic for a seed. */
export class Architect {
  readonly #random: FastRandom;

  constructor(seed: string) {
    this.#random = new FastRandom(seed);
  }

  /** Every seat's turn of one round. */
  playRound(game: Game): Game {
    const round = game.state.rounds.length;
    let now = game;
    // At a large table everyone copies the first seat, since all have the same cards and searching takes time.
    const steps = game.turns.length > CROWD ? this.turn(game, 0) : undefined;
    for (const seat of game.turns.keys()) now = this.#playSeat(now, seat, round, steps);
    return now;
  }

  #playSeat(game: Game, seat: number, round: number, steps = this.turn(game, seat)): Game {
    if (game.turns[seat] !== undefined) return game;
    const next = submit(game, { seat, round, steps });
    if (!next.ok) throw new Error(`The architect's turn was rejected: ${next.rejection.rejection.code}.`);
    return next.value;
  }

  turn(game: Game, seat: number): readonly Step[] {
    const position = positionIn(viewOf(game, seat));
    if (position === undefined) throw new Error('There is no turn to play.');
    let draft = startDraft(position);
    for (;;) {
      const step = this.#choose(draft);
      if (step === undefined) return draft.steps;
      const next = takeStep(draft, step);
      if (!next.ok) throw new Error(`The architect's step was rejected: ${next.rejection.code}.`);
      draft = next.value;
    }
  }

  /** The best of a few random steps; undefined once no step improves the turn. */
  #choose(draft: Draft): Step | undefined {
    const all = [...legalSteps(draft)].filter((step) => step.do !== 'reshuffle');
    const plan = all.find((step) => step.do === 'plan');
    if (plan !== undefined) return plan;
    const chance = this.#random.below(1000);
    const wanted = all.filter((step) => chance % (SELDOM[step.do] ?? 1) === 0);
    const some = wanted.length > 0 || isComplete(draft) ? wanted : all;
    const drawn = Array.from({ length: LOOK }, () => some[this.#random.below(Math.max(some.length, 1))]);
    return drawn.toSorted((a, b) => strain(draft, a) - strain(draft, b))[0];
  }
}

/** How far a number is from its house in an evenly filled street. */
function strain({ position }: Draft, step: Step | undefined): number {
  if (step?.do !== 'write') return ANYTHING;
  const [street, house] = step.at;
  const { houses } = position.rules.layout.printed.streets[street] ?? { houses: 2 };
  return Math.abs(house / (houses - 1) - (step.number - 1) / (HIGHEST - 1));
}
