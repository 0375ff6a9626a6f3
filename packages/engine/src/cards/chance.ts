import { KeyedRandom, type Random } from '../random.ts';

/** Gives each shuffle its own random source, named by purpose and count, so that shuffles are independent. */
export type Chance = (purpose: string, count: number) => Random;

/** [K6] The random sources of a real game, all keyed by the secret seed. */
export function chanceOf(seed: string): Chance {
  return (purpose, count) => new KeyedRandom(`${seed}/${purpose}/${count}`);
}
