import type { EstateDescription, HouseDescription } from '@picket/engine';
import type { Explained } from '../sheet/model.ts';

/** Which parts of a sheet make up the part of the score being explained. */
export interface Lit {
  readonly lot: (house: HouseDescription) => boolean;
  readonly estate: (estate: EstateDescription) => boolean;
  readonly park: (street: number) => boolean;
}

export function litBy(explained: Explained | undefined): Lit {
  const part = explained?.part;
  const all = part === 'total';
  const size = explained?.part === 'estates' ? explained.size : undefined;
  const only = explained?.part === 'parks' ? explained.street : undefined;
  return {
    lot: (house) =>
      (part === 'pools' && house.pool === 'built') ||
      (part === 'bis' && house.kind === 'bis') ||
      (part === 'roundabouts' && house.kind === 'roundabout') ||
      (part === 'plans' && house.used),
    estate: (estate) => {
      if (estate.state !== 'complete') return false;
      if (part === 'plans') return estate.used;
      return all || (part === 'estates' && estate.size === (size ?? estate.size));
    },
    park: (street) => all || (part === 'parks' && street === (only ?? street)),
  };
}
