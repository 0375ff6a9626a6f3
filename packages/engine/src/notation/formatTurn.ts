import type { EstateName, TurnStep } from '../types.ts';
import { formatSpot } from './letters.ts';

/**
 * [N1] A turn as one short word: `1t5ft4`. The number is left out, since the choice and the temp determine
 * it.
 */
export function formatTurn(steps: readonly TurnStep[]): string {
  return steps.map((step, i) => separator(step, i) + formatStep(step)).join('');
}

/** Separates a choice, which starts with a digit, from the house number of a roundabout before it. */
function separator(step: TurnStep, i: number): string {
  return step.do === 'choose' && i > 0 ? ',' : '';
}

function formatStep(step: TurnStep): string {
  switch (step.do) {
    case 'choose':
      return 'offer' in step ? String(step.offer + 1) : `${step.number + 1}/${step.action + 1}`;
    case 'refuse':
      return step.give === undefined ? 'n' : `n${step.give + 1}`;
    case 'temp':
      return step.by < 0 ? String(step.by) : `+${step.by}`;
    case 'write':
      return formatSpot(step.at);
    case 'fence':
      return `f${formatSpot(step.at)}`;
    case 'improve':
      return `v${step.size}`;
    case 'park':
      return 'p';
    case 'pool':
      return 'o';
    case 'bis':
      return `x${formatSpot(step.at)}${step.from[1] < step.at[1] ? 'l' : 'r'}`;
    case 'roundabout':
      return `c${formatSpot(step.at)}`;
    case 'plan':
      return `g${step.slot}${formatEstates(step.estates)}`;
    case 'reshuffle':
      return '!';
    case 'full':
      return 'e';
  }
}

function formatEstates(estates: readonly EstateName[]): string {
  return estates.length === 0 ? '' : `(${estates.map(formatEstate).join(',')})`;
}

function formatEstate([street, first, size]: EstateName): string {
  const house = formatSpot([street, first]);
  return size === 1 ? house : `${house}-${first + size}`;
}
