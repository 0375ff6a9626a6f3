import type { Action, EditionId, Slot } from 'picket-engine';
import { enCore as words } from 'picket-words';
import { answers } from './answers.ts';
import { bar } from './bar.ts';
import { chips } from './chips.ts';
import { keys } from './keys.ts';
import { change, sentences, slotName } from './phrase.ts';
import { say } from './say.ts';
import { spots } from './spots.ts';

export const turn = {
  /** “+3”, “−2”, nothing for 0. */
  change,
  answers,
  bar,
  chips,
  /** Continues without the action, or takes back its mark. */
  skip: {
    fence: 'No fence',
    improve: 'No value',
    park: 'No park',
    pool: 'No pool',
    temp: 'No temp',
    bis: 'No bis',
  } satisfies Record<Action, string>,
  /** Confirm, while the action is unused. */
  without: {
    fence: 'Confirm without fence',
    improve: 'Confirm without raising a value',
    park: 'Confirm without park',
    pool: 'Confirm without pool',
    temp: 'Confirm without temp',
    bis: 'Confirm without bis',
    plan: (slot: Slot, edition: EditionId, worth: number) =>
      `Confirm, leave plan ${slotName(slot, edition)} (${change(worth)})`,
    reshuffle: 'Confirm, no reshuffle',
  } satisfies Record<Action, string> & Record<string, unknown>,
  log: { letGo: 'Took the choice back.', skipped: 'Skipped the action.', sentences },
  spots,
  say,
  recap: {
    line: (name: string, done: readonly string[]) => `${name}: ${sentences(done)}`,
    sentences,
    /** If cards are passed on: only the action of one is public. */
    passed: (action: Action, to: string) => `Passed ${words.short[action]} to ${to}.`,
  },
  keys,
};
