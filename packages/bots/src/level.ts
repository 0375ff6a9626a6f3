import { heuristic } from './heuristic/strategy.ts';
import { REGULAR } from './heuristic/weights.ts';
import { rollouts } from './rollout/strategy.ts';
import { LIGHT } from './rollout/weights.ts';
import type { Strategy } from './strategy.ts';

/** One step of the ladder. Levels differ by what they can do, never by what they may know or by waiting. */
export interface Level {
  readonly id: LevelId;
  readonly method: 'heuristic' | 'rollouts' | 'network' | 'search';
  /** How long a move takes at most on a fair machine, in milliseconds. */
  readonly ms: number;
  /** How many games it plays out in its head for a move. */
  readonly simulations: number;
  readonly strategy: Strategy;
}

export const LEVEL_IDS = ['newcomer', 'casual', 'regular', 'club', 'expert', 'master', 'architect'] as const;
export type LevelId = (typeof LEVEL_IDS)[number];

const looks = (attention: number): Strategy => heuristic(REGULAR, attention);
const plays = (attention: number, candidates: number): Strategy =>
  rollouts({ weights: REGULAR, light: LIGHT, attention, candidates, prior: 0.5 });

/** The ladder, weakest first. */
export const levels: readonly Level[] = [
  { id: 'newcomer', method: 'heuristic', ms: 5, simulations: 0, strategy: looks(0.01) },
  { id: 'casual', method: 'heuristic', ms: 5, simulations: 0, strategy: looks(0.04) },
  { id: 'regular', method: 'heuristic', ms: 5, simulations: 0, strategy: looks(0.2) },
  { id: 'club', method: 'rollouts', ms: 25, simulations: 60, strategy: plays(0.4, 6) },
  { id: 'expert', method: 'rollouts', ms: 25, simulations: 60, strategy: plays(0.8, 6) },
  { id: 'master', method: 'rollouts', ms: 10, simulations: 300, strategy: plays(1, 8) },
  { id: 'architect', method: 'rollouts', ms: 500, simulations: 12_000, strategy: plays(1, 12) },
];

export function levelOf(id: LevelId): Level {
  const level = levels.find((level) => level.id === id);
  if (level === undefined) throw new Error(`There is no level ${id}.`);
  return level;
}
