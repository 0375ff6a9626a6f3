import { KeyedRandom, type Random } from '../random.ts';

/** Gives each shuffle its own chance: purpose and count name it, so that one shuffle never disturbs another. */
export type Chance = (purpose: string, count: number) => Random;

/** [K6] The chance of a real game: every shuffle is keyed by the secret seed. */
export function chanceOf(seed: string): Chance {
  return (purpose, count) => new KeyedRandom(`${seed}/${purpose}/${count}`);
}
