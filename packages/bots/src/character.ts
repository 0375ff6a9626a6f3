import type { Action } from 'picket-engine';
import type { Part } from './parts.ts';

/** The characters: what a bot likes, at any level. */
export const CHARACTER_IDS = ['gardener', 'poolbuilder', 'speculator', 'fencer', 'racer', 'careful'] as const;
export type CharacterId = (typeof CHARACTER_IDS)[number];

/** How much more something counts than its points. */
export interface Taste {
  /** For each point of a part of the score, those expected included. */
  readonly parts: { readonly [P in Part]?: number };
  /** In points, for using an action. */
  readonly actions: { readonly [A in Action]?: number };
}

export const TASTES: { readonly [C in CharacterId]: Taste } = {
  gardener: { parts: { parks: 0.22 }, actions: { park: 0.2 } },
  poolbuilder: { parts: { pools: 0.3 }, actions: { pool: 0.25 } },
  speculator: { parts: {}, actions: { improve: 0.7 } },
  fencer: { parts: {}, actions: { fence: 0.7 } },
  racer: { parts: { plans: 0.35 }, actions: {} },
  careful: { parts: { bis: 1, refusals: 2, roundabouts: 1 }, actions: { bis: -1 } },
};

/** How many of its possible turns a bot notices, in percent: a handicap for any level. */
export const ATTENTIONS = [100, 50, 25, 10, 5] as const;
export type Attention = (typeof ATTENTIONS)[number];
