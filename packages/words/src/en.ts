import type { Words } from './catalogue.ts';
import { enCore } from './en/core.ts';
import { glossary } from './en/glossary.ts';
import { notationFault } from './en/notationFault.ts';
import { printed } from './en/printed.ts';
import { rules } from './en/rules.ts';
import { rulesPage } from './en/rulesPage.ts';

/** English. */
export const en = {
  ...enCore,
  notationFault,
  rules,
  printed,
  glossary,
  rulesPage,
} as const satisfies Words;
