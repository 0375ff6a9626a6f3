// The seed of the property tests. It changes every day (UTC): each day tries new cases, and all runs of a day try
// the same ones.

const VARIABLE = 'PICKET_TEST_SEED';
const MAX_SEED = 0x7fff_ffff;

/** Today's seed, such as 20261116, or the one from the environment. */
export function propertySeed(asked = process.env[VARIABLE]): number {
  if (asked === undefined) return seedOfDay(new Date());
  const seed = /^\d+$/.test(asked) ? Number(asked) : Number.NaN;
  if (!(seed <= MAX_SEED)) throw new Error(`${VARIABLE} must be a whole number up to ${MAX_SEED}.`);
  return seed;
}

export function seedOfDay(now: Date): number {
  return Number(now.toISOString().slice(0, 10).replaceAll('-', ''));
}

/** The environment for a test run with this seed. */
export const withSeed = (seed: number) => ({ [VARIABLE]: String(seed) });

export const announcement = (seed: number) =>
  `Property tests use seed ${seed}; repeat with ${VARIABLE}=${seed}.`;
