import { dealOf } from 'picket-protocol';
import type { NewGame } from './authority.ts';
import { seedFor } from './sameDeal.ts';

/** What an open deal is dealt from. Anyone can compute it in advance, which is why open deals are not ranked. */
export function openDeal(id: string): NonNullable<NewGame['dealt']> {
  const rule = dealOf(id);
  if (rule === undefined) throw new Error(`There is no deal ${id}.`);
  return { seed: seedFor(`Picket, open deal ${id}`), rules: rule.rules, data: rule.data };
}
