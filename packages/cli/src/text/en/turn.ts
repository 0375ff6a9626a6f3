import type { Action, EditionId, Slot } from 'picket-engine';
import type { NotationFault } from 'picket-engine/notation';
import { en as words, type RuleId } from 'picket-words';
import { minus } from '../numbers.ts';

/** A card in hand. */
interface Card {
  readonly number: number;
  readonly action: Action | undefined;
}

const name = (action: Action | undefined): string => (action === undefined ? '?' : words.short[action]);

/** Answers to what a player types in a turn. */
export const turn = {
  /** Whole sentences, one after another. */
  sentences: (parts: readonly string[]) => parts.join(' '),
  isIn: 'Turn confirmed. Type back to change it.',
  nothingToUndo: 'Nothing to undo in this turn.',
  nothingToRedo: 'Nothing to redo.',
  unchanged: 'Nothing changed.',
  alwaysAllowed: 'That is always allowed.',
  /** The totals that a command may lead to. */
  allowed: (now: number, then: readonly number[]) =>
    `Allowed: your score goes from ${minus(now)} to ${then.map(minus).join(' or ')}.`,
  rule: (id: RuleId) => `${id}: ${words.rules[id]}`,
  addCommand: 'Add a command: why t5, why ft4.',
  fault: (fault: NotationFault, edition: EditionId) =>
    `${words.notationFault(fault, edition)} Type ? for all commands.`,
  toGame: 'Press Enter to return to the game. ',
  toNextPage: 'Press Enter for more. ',

  // A command with several meanings
  whichCard: 'Which card?',
  whichNumber: 'Which number?',
  whichAction: (number: number) => `${number} with which action?`,
  whichEstates: 'With which estates?',
  /** Not all ways are listed. */
  whichOfManyEstates: (slot: Slot) => `With which estates? For others, name them: g${slot}(t1-3,m5).`,
  option: (nr: number, label: string) => `${nr}: ${label}`,
  pick: (count: number) => `1–${count}, or Enter for 1: `,
  card: ({ number, action }: Card) => `${number} with ${name(action)}`,
  action: (action: Action | undefined, given?: Card) =>
    given === undefined ? name(action) : `${name(action)}, giving ${given.number} ${name(given.action)}`,
  ofCard: (number: number, card: number) => `${number} of card ${card}`,
  changed: (number: number, from: number) => `${number}, from ${from}`,
};
