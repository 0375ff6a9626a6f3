import type { Weights } from './weights.ts';

/** The mistakes of the lower levels, which are those that people make. */
export const MISTAKES = ['hasty', 'short', 'pools', 'temps', 'spread', 'bis', 'places'] as const;
export type Mistake = (typeof MISTAKES)[number];

/** How often a level makes each mistake: the probability in a turn. */
export type Habits = { readonly [M in Mistake]: number };

/** How a player sees its turns. */
export interface Sight {
  readonly weights: Weights;
  /** How many of the three cards it considers. */
  readonly cards: number;
}

/** What each mistake does to it. */
const BLURS: { readonly [M in Mistake]: (sight: Sight) => Sight } = {
  /** Takes the first card that it likes. */
  hasty: (sight) => ({ ...sight, cards: 1 }),
  /** Plans hardly further than this turn. */
  short: (sight) => weighing(sight, shortened(sight.weights, 0.1)),
  /** Forgets that pools and temps exist. */
  pools: (sight) => weighing(sight, { regard: { ...sight.weights.regard, pools: 0 } }),
  temps: (sight) => weighing(sight, { regard: { ...sight.weights.regard, temps: 0 } }),
  /** Puts fences anywhere, and does not ask how many estates a raised value is good for. */
  spread: (sight) => weighing(sight, { focus: 0, fence: 1.5 }),
  /** Enjoys the extra house, and forgets its price. */
  bis: (sight) => weighing(sight, { regard: { ...sight.weights.regard, bis: -0.5 } }),
  /** Does not ask which numbers are left for the houses in between. */
  places: (sight) => weighing(sight, { pace: 1000, copy: 1 }),
};

export const blurred = (sight: Sight, mistakes: readonly Mistake[]): Sight =>
  mistakes.reduce((seen, mistake) => BLURS[mistake](seen), sight);

function weighing(sight: Sight, weights: Partial<Weights>): Sight {
  return { ...sight, weights: { ...sight.weights, ...weights } };
}

/** Counts only this share of what may still come. */
function shortened({ estate, pool, park, plan, improve }: Weights, share: number): Partial<Weights> {
  return {
    estate: estate * share,
    pool: pool * share,
    park: park * share,
    plan: plan * share,
    improve: improve * share,
  };
}

/** The habits of the lower levels, weakest first. */
export const HABITS = {
  newcomer: { hasty: 0.65, short: 0.95, pools: 0.5, temps: 0.5, spread: 0.85, bis: 0.7, places: 0.76 },
  casual: { hasty: 0.43, short: 0.66, pools: 0.35, temps: 0.35, spread: 0.6, bis: 0.5, places: 0.53 },
  regular: { hasty: 0.26, short: 0.44, pools: 0.2, temps: 0.2, spread: 0.35, bis: 0.25, places: 0.3 },
} satisfies { readonly [level: string]: Habits };
