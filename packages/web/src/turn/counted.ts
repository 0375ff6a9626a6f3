import type { When } from 'picket-engine';

/** Plans that count what is built: they use no estates, so no estate matters more than another. */
const COUNTED = [
  'bis-in-one-street',
  'temps',
  'all-parks',
  'all-pools',
  'street-parks-and-pools',
  'one-street-parks-pools-roundabout',
  'park-boxes',
  'park-boxes-each-street',
  'improve-boxes',
  'improve-columns-full',
] as const satisfies readonly When['type'][];

type Counted = Extract<When, { readonly type: (typeof COUNTED)[number] }>;

export function isCounted(when: When): when is Counted {
  return COUNTED.some((type) => type === when.type);
}
