import type { When } from 'picket-engine';
import type { Streets } from '../streets.ts';
import { list, numeral } from './phrase.ts';
import { theStreet } from './street.ts';

/** “two estates of size 3 and one of size 4”. */
function estates(sizes: readonly number[]): string {
  const groups = [...new Set(sizes)].map((size) => ({ size, many: sizes.filter((s) => s === size).length }));
  return list(
    groups.map(({ size, many }, i) => {
      const things = i > 0 ? '' : many === 1 ? ' estate' : ' estates';
      return `${numeral(many)}${things} of size ${size}`;
    }),
  );
}

/** “one pool”, “two bis houses”. */
function many(n: number, one: string, more: string): string {
  return `${numeral(n)} ${n === 1 ? one : more}`;
}

function holding(pools: number | undefined, bis: number | undefined): string {
  const wanted = [
    ...(pools === undefined ? [] : [many(pools, 'pool', 'pools')]),
    ...(bis === undefined ? [] : [many(bis, 'bis house', 'bis houses')]),
  ];
  return wanted.length === 0 ? '' : `, each with at least ${list(wanted)}`;
}

export function plan(when: When, streets?: Streets): string {
  switch (when.type) {
    case 'estates':
      return `Complete ${estates(when.sizes)}${holding(when.poolsEach, when.bisEach)}.`;
    case 'estates-in-street':
      return `Complete ${estates(when.sizes)} in ${theStreet(when.street, streets)}.`;
    case 'estates-in-one-street': {
      const roundabouts =
        when.roundabouts === 0
          ? ''
          : `, with at least ${many(when.roundabouts, 'roundabout', 'roundabouts')} there`;
      return `Complete ${estates(when.sizes)} in the same street${roundabouts}.`;
    }
    case 'end-estates':
      return `Complete an estate of size ${when.size} at both ends of every street.`;
    case 'street-full':
      return `Number every house in ${theStreet(when.street, streets)}.`;
    case 'end-houses':
      return 'Number the first and last house of every street.';
    case 'bis-in-one-street':
      return `Get ${many(when.count, 'bis house', 'bis houses')} in the same street.`;
    case 'temps':
      return `Cross ${many(when.count, 'temp box', 'temp boxes')}.`;
    case 'all-parks':
      return `Cross every park box in ${many(when.streets, 'street', 'streets')}.`;
    case 'all-pools':
      return `Build every pool in ${many(when.streets, 'street', 'streets')}.`;
    case 'street-parks-and-pools':
      return `Cross every park box and build every pool in ${theStreet(when.street, streets)}.`;
    case 'one-street-parks-pools-roundabout':
      return 'Get every park box, every pool and a roundabout in the same street.';
    case 'park-boxes':
      return `Cross ${many(when.count, 'park box', 'park boxes')} in total.`;
    case 'park-boxes-each-street':
      return `Cross ${many(when.count, 'park box', 'park boxes')} in every street.`;
    case 'improve-boxes':
      return `Cross ${many(when.count, 'value box', 'value boxes')} in total.`;
    case 'improve-columns-full':
      return `Cross every box in ${many(when.count, 'value column', 'value columns')}.`;
  }
}
