import { HABITS } from './heuristic/habits.ts';
import { heuristic } from './heuristic/strategy.ts';
import { REGULAR } from './heuristic/weights.ts';
import { PANEL } from './net/panel.ts';
import { search } from './net/search.ts';
import { hasNet, type NetName } from './net/shelf.ts';
import { network } from './net/strategy.ts';
import { rollouts } from './rollout/strategy.ts';
import { LIGHT } from './rollout/weights.ts';
import type { Strategy } from './strategy.ts';

/**
 * A level. Levels differ in playing strength, never in what they may know or how long they pretend to think.
 */
export interface Level {
  readonly id: LevelId;
  readonly method: 'heuristic' | 'rollouts' | 'network' | 'search';
  /** The longest a move takes on an average machine, in milliseconds. */
  readonly ms: number;
  /** How many games it simulates for a move. */
  readonly simulations: number;
  /** The networks it needs. */
  readonly nets: readonly NetName[];
  readonly strategy: Strategy;
}

export const LEVEL_IDS = ['newcomer', 'casual', 'regular', 'club', 'expert', 'master', 'architect'] as const;
export type LevelId = (typeof LEVEL_IDS)[number];

const plays = (attention: number, candidates: number): Strategy =>
  rollouts({ weights: REGULAR, light: LIGHT, attention, candidates, prior: 0.5, trust: 0 });

const LEVELS: { readonly [Id in LevelId]: Omit<Level, 'id'> } = {
  newcomer: { method: 'heuristic', ms: 5, simulations: 0, nets: [], strategy: heuristic(HABITS.newcomer) },
  casual: { method: 'heuristic', ms: 5, simulations: 0, nets: [], strategy: heuristic(HABITS.casual) },
  regular: { method: 'heuristic', ms: 5, simulations: 0, nets: [], strategy: heuristic(HABITS.regular) },
  club: { method: 'rollouts', ms: 25, simulations: 60, nets: [], strategy: plays(0.41, 6) },
  expert: { method: 'rollouts', ms: 25, simulations: 70, nets: [], strategy: plays(1, 6) },
  master: {
    method: 'network',
    ms: 10,
    simulations: 200,
    nets: PANEL,
    strategy: network({ candidates: 8, prior: 0.5, trust: 20 }),
  },
  architect: {
    method: 'search',
    ms: 500,
    simulations: 4000,
    nets: PANEL,
    strategy: search({ candidates: 12, prior: 0.5, trust: 0 }),
  },
};

export const levelOf = (id: LevelId): Level => ({ id, ...LEVELS[id] });

/** All levels, weakest first. */
export const levels: readonly Level[] = LEVEL_IDS.map(levelOf);

/** Which level plays while the networks of this one are missing: the strongest that needs none. */
export function playerOf(id: LevelId): Level {
  const level = levelOf(id);
  const standIn = levels.findLast(({ nets }) => nets.length === 0) ?? level;
  return level.nets.every(hasNet) ? level : standIn;
}
