import type { Words } from './catalogue.ts';
import { count } from './en/count.ts';
import { glossary } from './en/glossary.ts';
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
} from './en/names.ts';
import { botNames, levels } from './en/levels.ts';
import { notationFault } from './en/notationFault.ts';
import { note } from './en/note.ts';
import { opponent } from './en/opponent.ts';
import { plan } from './en/plan.ts';
import { printed } from './en/printed.ts';
import { rejection } from './en/rejection.ts';
import { rules } from './en/rules.ts';
import { rulesPage } from './en/rulesPage.ts';
import { step } from './en/step.ts';
import { street } from './en/street.ts';
import { verdict } from './en/verdict.ts';
import { wire } from './en/wire.ts';

/** English. */
export const en = {
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
  levels,
  verdict,
  rejection,
  notationFault,
  wire,
  rules,
  printed,
  glossary,
  rulesPage,
} as const satisfies Words;
