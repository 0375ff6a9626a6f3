import type { EditionId, Step } from 'picket-engine';
import { slots } from './names.ts';
import { numeral, ordinal, place, signed, streetName } from './phrase.ts';

export function step(step: Step, edition: EditionId): string {
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
      return `Wrote ${step.number}, ${place(step.at)}.`;
    case 'fence': {
      const [street, house] = step.at;
      return `Put up a fence, ${streetName(street)}, after house ${ordinal(house)}.`;
    }
    case 'improve':
      return `Raised the value of estates of size ${step.size}.`;
    case 'park':
      return 'Crossed a park box.';
    case 'pool':
      return 'Built the pool.';
    case 'bis':
      return `Wrote a bis of house ${ordinal(step.from[1])} in house ${ordinal(step.at[1])}, ${streetName(step.at[0])}.`;
    case 'roundabout':
      return `Built a roundabout, ${place(step.at)}.`;
    case 'plan':
      return `Claimed plan ${slots[edition][step.slot]}${using(step.estates.length)}.`;
    case 'reshuffle':
      return 'Asked for a reshuffle.';
  }
}

function using(estates: number): string {
  if (estates === 0) return '';
  return ` with ${numeral(estates)} ${estates === 1 ? 'estate' : 'estates'}`;
}
