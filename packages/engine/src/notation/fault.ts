import type { Rejection } from '../rejection.ts';

/** What was expected where a text can't be parsed. The messages for people are in `words`, one for each. */
export const EXPECTED_TOKENS = [
  // the steps of a turn
  'offer',
  'cards',
  'refuse',
  'temp',
  'write',
  'fence',
  'value',
  'park',
  'pool',
  'bis',
  'roundabout',
  'plan',
  'reshuffle',
  // inside a step
  'card',
  'change',
  'street',
  'house',
  'size',
  'slot',
  'side',
  // a sheet
  'edition',
  'sheet',
  'cell',
  'empty-houses',
  'track',
  'boxes',
  'points',
  // a game
  'version',
  'rules',
  'data',
  'mode',
  'advanced',
  'opponent',
  'components',
  'plans',
  'players',
  'paper',
  'played',
  'cities',
  'bots',
  'practice',
  'name',
  'seed',
  'commitment',
  'dealt',
  'face',
  'action',
  'note',
  // between things
  'colon',
  'at',
  'equals',
  'comma',
  'slash',
  'bar',
  'closing-bracket',
  'dot',
  'semicolon',
  'star',
  'tilde',
  'sign',
  'end',
] as const;
export type ExpectedToken = (typeof EXPECTED_TOKENS)[number];

/** Where a text can't be parsed. */
export interface NotationFault {
  /** The index of the first unexpected character; the length of the text if it is too short. */
  readonly at: number;
  /** What was expected there. */
  readonly expected: readonly ExpectedToken[];
  /** Why it is rejected, if it was parsed but breaks the rules. */
  readonly rejection?: Rejection;
}
