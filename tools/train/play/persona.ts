import { ACTIONS, type Random } from 'picket-engine';
import { popcount, type Turn } from 'picket-engine/fast';

/**
 * How a seat explores in one game: noise on every value, and a preference for some actions. Without it,
 * copies of a bot with the same cards play the same sheet, and what is never tried (bis, temps) is never
 * learnt.
 */
export interface Persona {
  readonly noise: number;
  /** Points added for using each action, and for each plan, reshuffle and roundabout. */
  readonly likes: Float64Array | undefined;
  /** This many turns at the start are random. */
  readonly blind: number;
}

const [PLAN, ASK, ROUNDABOUT] = [ACTIONS.length, ACTIONS.length + 1, ACTIONS.length + 2];
const BLIND_NOISE = 8;

const GAUSS = 8192;
/** Precomputed noise: sums of twelve uniform draws, approximately normal. */
export function gaussian(random: Random): Float32Array {
  const draw = () => random.below(32768) / 32768;
  return Float32Array.from({ length: GAUSS }, () => {
    let sum = -6;
    for (let i = 0; i < 12; i++) sum += draw();
    return sum;
  });
}

/** `boldness` scales all exploration: 1 at the start of training, towards 0 at the end, when more seats play plainly. */
export function drawPersona(random: Random, boldness: number, isAlone: boolean): Persona {
  const even = () => random.below(1000) / 1000;
  const isPlain = even() < 0.6 - 0.3 * boldness;
  const least = isAlone ? 0 : 0.1;
  const noise = isPlain ? least : Math.max(least, boldness * 0.8 * even());
  const hasLikes = !isPlain && even() < 0.5;
  const likes = hasLikes ? new Float64Array(ACTIONS.length + 3) : undefined;
  if (likes !== undefined) {
    for (let i = 0; i < likes.length; i++) {
      if (even() < 0.35) likes[i] = (even() * 5 - 1.5) * Math.max(0.4, boldness);
    }
  }
  const blind = !isPlain && even() < 0.15 ? 1 + random.below(14) : 0;
  return { noise, likes, blind };
}

export function isPlain({ noise, likes, blind }: Persona): boolean {
  return noise <= 0.1 && likes === undefined && blind === 0;
}

/** What a persona adds to the value of a turn. */
export function strayed(persona: Persona, round: number, after: Turn, gauss: number): number {
  const noise = round < persona.blind ? BLIND_NOISE : persona.noise;
  const { likes } = persona;
  if (likes === undefined) return noise * gauss;
  let liked = noise * gauss;
  if (after.acted) liked += likes[after.action] as number;
  if (after.claimed !== 0) liked += (likes[PLAN] as number) * popcount(after.claimed);
  if (after.asked) liked += likes[ASK] as number;
  return liked + after.roundabouts * (likes[ROUNDABOUT] as number);
}
