import type { Words } from '../catalogue.ts';
import { deCore } from './core.ts';
import { deFaults } from './faults.ts';
import { glossary } from './glossary.ts';
import { notationFault } from './notationFault.ts';
import { paper } from './paper.ts';
import { printed } from './printed.ts';
import { rules } from './rules.ts';
import { rulesPage } from './rulesPage.ts';
import { sheetFault } from './sheetFault.ts';

export { deCore } from './core.ts';
export { deCoach } from './coach.ts';
export { deFaults } from './faults.ts';
export { deHint } from './hint.ts';

/** German. */
export const de: Words = {
  ...deCore,
  ...deFaults,
  notationFault,
  sheetFault,
  paper,
  rules,
  printed,
  glossary,
  rulesPage,
};
