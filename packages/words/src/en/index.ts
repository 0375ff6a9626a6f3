import type { Words } from '../catalogue.ts';
import { enCore } from './core.ts';
import { enFaults } from './faults.ts';
import { glossary } from './glossary.ts';
import { notationFault } from './notationFault.ts';
import { paper } from './paper.ts';
import { printed } from './printed.ts';
import { rules } from './rules.ts';
import { rulesPage } from './rulesPage.ts';
import { sheetFault } from './sheetFault.ts';

export { enCore } from './core.ts';
export { enCoach } from './coach.ts';
export { enFaults } from './faults.ts';
export { enHint } from './hint.ts';

/** English. */
export const en = {
  ...enCore,
  ...enFaults,
  notationFault,
  sheetFault,
  paper,
  rules,
  printed,
  glossary,
  rulesPage,
} as const satisfies Words;
