import type { CoreWords } from '../catalogue.ts';
import { count } from './count.ts';
import {
  actions,
  columns,
  editions,
  endings,
  modeHints,
  modes,
  sheets,
  short,
  slots,
  streets,
} from './names.ts';
import { botNames, characters, formerPlayer, levels } from './levels.ts';
import { note } from './note.ts';
import { opponent } from './opponent.ts';
import { plan } from './plan.ts';
import { step } from './step.ts';
import { street } from './street.ts';
import { verdict } from './verdict.ts';

/** English without rejections, the rulebook and the notation. */
export const enCore = {
  locale: 'en',
  editions,
  modes,
  modeHints,
  sheets,
  actions,
  short,
  slots,
  streets,
  street,
  columns,
  endings,
  count,
  plan,
  step,
  note,
  opponent,
  botNames,
  formerPlayer,
  levels,
  characters,
  verdict,
} as const satisfies CoreWords;
