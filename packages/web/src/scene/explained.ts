import type { EstateDescription, HouseDescription, Score } from 'picket-engine';
import type { Explained } from '../turn/intent.ts';
import { sum } from '../platform/sum.ts';
import type { Scene } from './scene.ts';

/** Which marks make up the part of the score being explained. */
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

/** “Parks: 12 points.” */
export function explanation({ now: { score }, text }: Scene, explained: Explained): string {
  return text.turn.bar.explained(explained.part, pointsOf(score, explained));
}

function pointsOf(score: Score, explained: Explained): number {
  switch (explained.part) {
    case 'total':
      return score.total;
    case 'estates':
      return explained.size === undefined ? sum(score.estates) : (score.estates[explained.size - 1] ?? 0);
    case 'parks':
      return explained.street === undefined ? sum(score.parks) : (score.parks[explained.street] ?? 0);
    case 'plans':
      return sum(score.plans);
    case 'pools':
    case 'temps':
      return score[explained.part];
    // Deductions are negative, but zero has no sign.
    case 'bis':
    case 'refusals':
    case 'roundabouts':
      return 0 - score[explained.part];
  }
}
