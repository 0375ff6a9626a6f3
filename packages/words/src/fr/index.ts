import type { Words } from '../catalogue.ts';
import { frCore } from './core.ts';
import { frFaults } from './faults.ts';
import { glossary } from './glossary.ts';
import { notationFault } from './notationFault.ts';
import { paper } from './paper.ts';
import { printed } from './printed.ts';
import { rules } from './rules.ts';
import { rulesPage } from './rulesPage.ts';
import { sheetFault } from './sheetFault.ts';

export { frCore } from './core.ts';
export { frCoach } from './coach.ts';
export { frFaults } from './faults.ts';
export { frHint } from './hint.ts';

/** French. */
export const fr: Words = {
  ...frCore,
  ...frFaults,
  notationFault,
  sheetFault,
  paper,
  rules,
  printed,
  glossary,
  rulesPage,
};
