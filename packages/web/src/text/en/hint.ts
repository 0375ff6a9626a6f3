import type { EditionId, Spot, Step } from 'picket-engine';
import { enHint } from 'picket-words';
import { capital, list, slotName } from './phrase.ts';

/** The sheet that a turn is for. */
interface Written {
  readonly edition: EditionId;
  readonly numberAt: (spot: Spot) => number;
}

/** Steps as parts of one sentence, next to where the hint is drawn. A card and a temp are part of the number. */
function clause(step: Step, turn: readonly Step[], { edition, numberAt }: Written): string[] {
  switch (step.do) {
    case 'choose':
    case 'temp':
      return [];
    case 'write':
      return [
        turn.some((other) => other.do === 'temp')
          ? `write ${step.number} here with a temp`
          : `write ${step.number} here`,
      ];
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
      return [
        turn.some((other) => other.do === 'write' && other.at.join() === step.from.join())
          ? 'repeat it next door'
          : `repeat the ${numberAt(step.from)} here`,
      ];
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
  brief: (turn: readonly Step[], written: Written) =>
    `${capital(list(turn.flatMap((step) => clause(step, turn, written))))}.`,
  playIt: 'Play it',
  more: 'Why?',
  thinking: 'The Master is looking at your sheet …',
  none: 'No hint this time. Close this and play on, or ask again.',
  ruleOfThumb: 'The Master’s training data couldn’t be loaded, so this is a rule of thumb.',
  picture: 'Your town after that turn',
};
