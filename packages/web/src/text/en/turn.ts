import type { TurnText } from '../turnText.ts';
import { bar } from './bar.ts';
import { change } from './phrase.ts';
import { signed } from '../signed.ts';
import { chips } from './chips.ts';
import { keys } from './keys.ts';
import { say } from './say.ts';
import { spots } from './spots.ts';

export const turn: TurnText = {
  street: (name) => `${name} Street`,
  change,
  score: signed,
  bar,
  chips,
  skip: {
    fence: 'No fence',
    improve: 'No value',
    park: 'No park',
    pool: 'No pool',
    temp: 'No temp',
    bis: 'No copy',
  },
  log: { letGo: 'Took the choice back.', skipped: 'Left the action unused.' },
  spots,
  say,
  recap: {
    line: (name, sentences) => `${name}: ${sentences}`,
    nothing: 'Nothing was done.',
    passed: (action, to) => `Passed ${action} to ${to}.`,
  },
  keys,
};
