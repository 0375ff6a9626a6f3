import type { Place } from '../scene/place.ts';
import type { LedgerModel } from '../scene/tableTypes.ts';

/** The places of all estate values, which are one number where there is little room. */
export function valuePlaces({ columns }: LedgerModel): Place[] {
  return columns.map(({ size }) => ({ kind: 'value', size }));
}

/** Those of all tracks. */
export function trackPlaces(ledger: LedgerModel): Place[] {
  return [...valuePlaces(ledger), ...ledger.tracks.map(({ track }): Place => ({ kind: 'track', track }))];
}
