import type { Step } from '@picket/engine';
import { place } from '../src/play/labels.ts';

/** A turn as a player would type it, one command a step. */
export function typed(steps: readonly Step[]): string[] {
  const used = steps.some(({ do: kind }) =>
    ['fence', 'improve', 'park', 'pool', 'temp', 'bis'].includes(kind),
  );
  const commands = steps.flatMap((step) =>
    step.do === 'write' && !used ? [typedStep(step), 'n'] : [typedStep(step)],
  );
  return commands.filter((command) => command !== '');
}

function typedStep(step: Step): string {
  switch (step.do) {
    case 'choose':
      return 'offer' in step ? String(step.offer + 1) : '';
    case 'temp':
      return step.by < 0 ? String(step.by) : `+${step.by}`;
    case 'write':
      return place(step.at);
    case 'fence':
      return `f ${place(step.at)}`;
    case 'improve':
      return `v${step.size}`;
    case 'bis':
      return `x ${place(step.at)} ${step.from[1] < step.at[1] ? 'l' : 'r'}`;
    case 'roundabout':
      return `r ${place(step.at)}`;
    case 'plan':
      return `g ${step.slot} ${step.estates.map(([street, first]) => place([street, first])).join(' ')}`;
    case 'park':
    case 'pool':
      // Marked by itself with the number.
      return '';
    case 'refuse':
    case 'reshuffle':
      return step.do;
  }
}
