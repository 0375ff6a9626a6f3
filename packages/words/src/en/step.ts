import type { EditionId, TurnStep } from 'picket-engine';
import type { Streets } from '../streets.ts';
import { plan } from './names.ts';
import { numeral, ordinal, signed } from './phrase.ts';
import { place, street } from './street.ts';

export function step(step: TurnStep, edition: EditionId, streets?: Streets): string {
  switch (step.do) {
    case 'choose':
      return 'offer' in step
        ? `Picked card ${ordinal(step.offer)}.`
        : `Picked the number of card ${ordinal(step.number)} and the action of card ${ordinal(step.action)}.`;
    case 'refuse':
      return step.give === undefined
        ? 'Took a permit refusal.'
        : `Took a permit refusal and gave away card ${ordinal(step.give)}.`;
    case 'temp':
      return step.by === 0 ? 'Used a temp and kept the number.' : `Changed the number by ${signed(step.by)}.`;
    case 'write':
      return `Wrote ${step.number}, ${place(step.at, streets)}.`;
    case 'fence': {
      const [at, house] = step.at;
      return `Put up a fence, ${street(at, streets)}, after house ${ordinal(house)}.`;
    }
    case 'improve':
      return `Raised the value of estates of size ${step.size}.`;
    case 'park':
      return 'Crossed a park box.';
    case 'pool':
      return 'Built the pool.';
    case 'bis':
      return `Wrote a bis of house ${ordinal(step.from[1])} in house ${ordinal(step.at[1])}, ${street(step.at[0], streets)}.`;
    case 'roundabout':
      return `Built a roundabout, ${place(step.at, streets)}.`;
    case 'plan':
      return `Claimed ${plan(step.slot, edition)}${using(step.estates.length)}.`;
    case 'reshuffle':
      return 'Asked for a reshuffle.';
    case 'full':
      return 'Built the last house.';
  }
}

function using(estates: number): string {
  if (estates === 0) return '';
  return ` with ${numeral(estates)} ${estates === 1 ? 'estate' : 'estates'}`;
}
