import type { EditionId, Step } from 'picket-engine';
import { enHint } from 'picket-words';
import { capital, list, slotName } from './phrase.ts';

/** The same as a part of one sentence, next to where it is drawn. A card and a temp are part of the number. */
function clause(step: Step, edition: EditionId, temp: boolean): string[] {
  switch (step.do) {
    case 'choose':
    case 'temp':
      return [];
    case 'write':
      return [temp ? `write ${step.number} here with a temp` : `write ${step.number} here`];
    case 'refuse':
      return ['take the permit refusal'];
    case 'fence':
      return ['put up this fence'];
    case 'improve':
      return [`raise estates of ${step.size}`];
    case 'park':
      return ['cross a park box'];
    case 'pool':
      return ['build the pool'];
    case 'bis':
      return ['repeat it next door'];
    case 'roundabout':
      return ['build a roundabout'];
    case 'plan':
      return [`claim plan ${slotName(step.slot, edition)}`];
    case 'reshuffle':
      return ['reshuffle'];
  }
}

export const hint = {
  ...enHint,
  title: 'What a Master would do',
  /** “Write 8 here and put up this fence.” */
  brief: (turn: readonly Step[], edition: EditionId) => {
    const temp = turn.some((step) => step.do === 'temp');
    return `${capital(list(turn.flatMap((step) => clause(step, edition, temp))))}.`;
  },
  playIt: 'Play it',
  more: 'Why?',
  thinking: 'The Master is looking at your sheet …',
  none: 'No hint this time. Close this and play on, or ask again.',
  ruleOfThumb: 'The Master’s training data couldn’t be loaded, so this is a rule of thumb.',
  picture: 'Your town after that turn',
};
