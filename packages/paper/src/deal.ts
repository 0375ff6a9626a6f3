import {
  base64url,
  dealAhead,
  defaultOptions,
  newGame,
  sha256,
  utf8,
  type Dealt,
  type EditionId,
  type PlanCard,
} from 'picket-engine';

/** The rounds in a booklet: more than almost any game needs. */
const ROUNDS = 33;
const SEED_BYTES = 16;

export interface NamedDeal {
  readonly plans: readonly PlanCard[];
  readonly rounds: readonly Dealt[];
}

/** The same deal as in the client with `#seed=NAME`. */
export function namedDeal(name: string, edition: EditionId, advanced: boolean): NamedDeal {
  const seed = base64url(sha256(utf8(name)).slice(0, SEED_BYTES));
  const game = newGame({ options: { ...defaultOptions, edition, advanced }, seed });
  if (!game.ok) throw new Error('The standard game can always be dealt.');
  return {
    plans: game.value.state.rules.plans.map(({ card }) => card),
    rounds: dealAhead(game.value, ROUNDS),
  };
}
