import type { Action, EditionId, Slot, Spot, Step } from 'picket-engine';
import { enCore as words, type Streets } from 'picket-words';
import type { Beside, Rivals } from '../facts.ts';
import { signed } from '../signed.ts';
import { capital, list, place, plural, sentences, slotName } from './phrase.ts';

const THAN: { readonly [B in Beside]: string } = {
  you: 'your current turn',
  regular: 'what a Regular would play',
};

const AGAINST: { readonly [R in Rivals]: string } = {
  others: 'against your opponents',
  opponent: 'against your opponent',
};

const about = (points: number): string =>
  points === 0.5 ? 'About half a point' : `About ${points} ${plural(points, 'point', 'points')}`;

/** What to do, a sentence for each step. */
const steps = {
  take: (number: number, action: Action) => `Pick ${number} with ${words.short[action]}.`,
  refuse: 'Take the permit refusal.',
  refuseGiving: (number: number, action: Action) =>
    `Take the permit refusal and give away ${number} with ${words.short[action]}.`,
  temp: (by: number) =>
    by === 0 ? 'Use a temp and keep the number.' : `Change the number by ${change(by)}.`,
  write: (number: number, spot: Spot, streets: Streets) => `Write ${number} in ${place(spot, streets)}.`,
  fence: (spot: Spot, streets: Streets) => `Put up a fence after ${place(spot, streets)}.`,
  improve: (size: number) => `Raise the value of estates of ${size}.`,
  park: 'Cross a park box.',
  pool: 'Build the pool.',
  bis: (number: number, spot: Spot, streets: Streets) =>
    `Write a bis of ${number} in ${place(spot, streets)}.`,
  roundabout: (spot: Spot, streets: Streets) => `Build a roundabout in ${place(spot, streets)}.`,
  plan: (slot: Slot, edition: EditionId) => `Claim plan ${slotName(slot, edition)}.`,
  reshuffle: 'Ask for a reshuffle.',
};

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
  practice: 'After a hint, the game counts as practice.',
  steps,
  sentences,
  /** Why, in a sentence. Points are the difference for the player’s own score, in halves. */
  reasons: {
    clear: 'Clearly the best move.',
    yours: 'Your current turn is as good as any: keep it.',
    better: (points: number, than: Beside) => `${about(points)} more than ${THAN[than]}.`,
    close: (than: Beside) => `Only slightly better than ${THAN[than]}.`,
    winning: (points: number, than: Beside, rivals: Rivals) =>
      points < 0
        ? `${about(-points)} less than ${THAN[than]}, but it’s better ${AGAINST[rivals]}.`
        : `It scores about the same as ${THAN[than]}, but it’s better ${AGAINST[rivals]}.`,
  },
  /** All parts of the score that are not named. */
  rest: 'Other',
  /** “+3.5”: the change of a part of the score. */
  change,
  regular: (turn: string) => `A Regular would: ${turn}`,
  end: (points: number) => `Expect about ${signed(points)} points at the end.`,
  picture: 'Your town after that turn',
};

function change(points: number): string {
  return `${points < 0 ? '−' : '+'}${Math.abs(points)}`;
}
