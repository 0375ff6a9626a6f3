import type { When } from 'picket-engine';
import type { Streets } from '../streets.ts';
import { list, many } from './phrase.ts';
import { ofStreet } from './street.ts';

/** In the accusative: “zwei 3er-Siedlungen und eine 4er-Siedlung”. */
function estates(sizes: readonly number[]): string {
  const groups = [...new Set(sizes)].map((size) => ({ size, count: sizes.filter((s) => s === size).length }));
  return list(
    groups.map(({ size, count }) => many(count, `eine ${size}er-Siedlung`, `${size}er-Siedlungen`)),
  );
}

/** In the dative, after “mit”. */
function holding(pools: number | undefined, bis: number | undefined): string {
  const wanted = [
    ...(pools === undefined ? [] : [many(pools, 'einem Pool', 'Pools')]),
    ...(bis === undefined ? [] : [many(bis, 'einem Bis-Haus', 'Bis-Häusern')]),
  ];
  return wanted.length === 0 ? '' : `, jede mit mindestens ${list(wanted)}`;
}

/** “in einer Straße”, “in zwei Straßen”. */
function inStreets(streets: number): string {
  return `in ${many(streets, 'einer Straße', 'Straßen')}`;
}

export function plan(when: When, streets?: Streets): string {
  switch (when.type) {
    case 'estates':
      return `Vervollständige ${estates(when.sizes)}${holding(when.poolsEach, when.bisEach)}.`;
    case 'estates-in-street':
      return `Vervollständige ${estates(when.sizes)} in ${ofStreet(when.street, streets)}.`;
    case 'estates-in-one-street': {
      const roundabouts =
        when.roundabouts === 0
          ? ''
          : ` mit mindestens ${many(when.roundabouts, 'einem Kreisverkehr', 'Kreisverkehren')}`;
      return `Vervollständige ${estates(when.sizes)} in derselben Straße${roundabouts}.`;
    }
    case 'end-estates':
      return `Vervollständige an beiden Enden jeder Straße eine ${when.size}er-Siedlung.`;
    case 'street-full':
      return `Fülle alle Häuser ${ofStreet(when.street, streets)}.`;
    case 'end-houses':
      return 'Fülle das erste und das letzte Haus jeder Straße.';
    case 'bis-in-one-street':
      return `Baue ${many(when.count, 'ein Bis-Haus', 'Bis-Häuser')} in derselben Straße.`;
    case 'temps':
      return `Kreuze ${many(when.count, 'ein Zeitarbeitsfeld', 'Zeitarbeitsfelder')} an.`;
    case 'all-parks':
      return `Kreuze ${inStreets(when.streets)} alle Parkfelder an.`;
    case 'all-pools':
      return `Baue ${inStreets(when.streets)} alle Pools.`;
    case 'street-parks-and-pools':
      return `Baue alle Parks und Pools ${ofStreet(when.street, streets)}.`;
    case 'one-street-parks-pools-roundabout':
      return 'Baue in einer Straße alle Parks, alle Pools und einen Kreisverkehr.';
    case 'park-boxes':
      return `Kreuze insgesamt ${many(when.count, 'ein Parkfeld', 'Parkfelder')} an.`;
    case 'park-boxes-each-street':
      return `Kreuze in jeder Straße ${many(when.count, 'ein Parkfeld', 'Parkfelder')} an.`;
    case 'improve-boxes':
      return `Kreuze insgesamt ${many(when.count, 'ein Wertfeld', 'Wertfelder')} an.`;
    case 'improve-columns-full':
      return `Kreuze in ${many(when.count, 'einer Wertspalte', 'Wertspalten')} alle Felder an.`;
  }
}
