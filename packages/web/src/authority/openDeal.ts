import { dealOf } from 'picket-protocol';
import type { NewGame } from './authority.ts';
import { seedFor } from './sameDeal.ts';

/** The seed of an open deal. Anyone can compute it in advance, so open deals are not ranked. */
export function openDeal(id: string): NonNullable<NewGame['dealt']> {
  const rule = dealOf(id);
  if (rule === undefined) throw new Error(`There is no deal ${id}.`);
  return { seed: seedFor(`Picket, open deal ${id}`), rules: rule.rules, data: rule.data };
}
