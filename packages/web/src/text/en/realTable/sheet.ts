import type { EditionId, Slot } from 'picket-engine';
import { enCore as words } from 'picket-words';
import { points } from '../phrase.ts';

const plan = (slot: Slot, edition: EditionId): string =>
  `plan ${words.slots[edition][slot].replace('n°', '')}`;
const capitalPlan = (slot: Slot, edition: EditionId): string => `P${plan(slot, edition).slice(1)}`;

/** Physical cards on the table, Picket as the sheet. */
export const sheet = {
  title: 'Sheet only',
  town: 'Your town',
  begin: {
    line: 'The cards are on the table. Choose your game, and tap the three plans that are face up.',
    edition: 'Edition',
    mode: 'Game',
    sheet: 'Sheet',
    advanced: 'Advanced',
    advancedLine: 'Roundabouts and more plans.',
    plans: 'Which plans are on the table?',
    start: 'Start the sheet',
    missing: 'Tap one plan in each row.',
    free: 'Free sheet, without checks',
  },
  pad: {
    numbers: 'The number you took',
    actions: 'The action you took',
    given: 'Left to the AAA',
    unfit: (number: number) => `${number}, fits nowhere`,
    soloCard: 'Solo card came up',
    planCard: (slot: Slot, edition: EditionId) => `${capitalPlan(slot, edition)}: card came up`,
  },
  ask: (given: boolean): string =>
    given
      ? 'Tap the number, the action, and the action of the card you leave to the AAA.'
      : 'Tap the number and the action you take.',
  refuse: 'No number fits',
  everyFits: 'Every number fits somewhere on your sheet, so there is no permit refusal.',
  undoRound: 'Back to the previous round',
  compare: {
    open: 'Compare',
    more: 'More',
    title: 'Compare',
    line: 'Let the others scan this code with their phone’s camera. It adds your temps and plans to their sheet, without a server.',
    code: 'QR code with your temps and plans',
    name: 'Your name',
    someone: 'A player',
    player: (nr: number) => `Player ${nr}`,
    shows: (temps: number, slots: readonly Slot[], edition: EditionId) =>
      [words.count.temps(temps), ...slots.map((slot) => plan(slot, edition))].join(', '),
    temps: 'Temps of the others',
    tempsLine: 'How many boxes each of them has crossed.',
    claimed: (slot: Slot, edition: EditionId) => `${capitalPlan(slot, edition)} was claimed`,
    claimedLine: 'By someone else, in an earlier round.',
    end: 'The game is over',
    endLine: 'Tap it when someone else has ended the game.',
    met: (name: string, temps: number) => `${name}: ${words.count.temps(temps)}.`,
    waiting: (name: string) => `Start your own sheet first: what ${name} shared is added to it.`,
  },
  finish: {
    title: (total: number) => points(total),
    ended: 'Another player has ended the game.',
    rival: (name: string, total: number) => `${name}: ${points(total)}`,
    back: 'Back to the game',
    again: 'New sheet',
  },
  free: {
    title: 'Free sheet',
    line: 'For house rules: nothing is checked while you play. Marks that the rules don’t allow are listed and don’t count.',
  },
};
