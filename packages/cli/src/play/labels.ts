import { ACTIONS, type Draft, type EstateName, type Spot } from '@picket/engine';
import { en } from '@picket/words';

const STREET_KEYS = ['t', 'm', 'b'];

/** A house as it is typed. */
export function place([street, house]: Spot): string {
  return `${STREET_KEYS[street] ?? '?'}${house + 1}`;
}

/** Estates by their first and last house: “t1–3, m5”. */
export function estatesLabel(estates: readonly EstateName[]): string {
  return estates
    .map(([street, first, size]) => place([street, first]) + (size > 1 ? `–${first + size}` : ''))
    .join(', ');
}

/** The number and the action of an offer: “8 with Park”. */
export function offerLabel(draft: Draft, offer: number): string {
  const action = ACTIONS[draft.position.actions[offer] ?? -1];
  return `${draft.position.numbers[offer]} with ${action === undefined ? '' : en.short[action]}`;
}
