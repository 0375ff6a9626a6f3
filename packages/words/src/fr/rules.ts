import type { Words } from '../catalogue.ts';
import { action } from './rules/action.ts';
import { cards } from './rules/cards.ts';
import { edition } from './rules/edition.ts';
import { game } from './rules/game.ts';
import { mode } from './rules/mode.ts';
import { notation } from './rules/notation.ts';
import { plan } from './rules/plan.ts';
import { score } from './rules/score.ts';
import { sheet } from './rules/sheet.ts';
import { turn } from './rules/turn.ts';

/** Every rule in French; one file a section. */
export const rules: Words['rules'] = {
  ...sheet,
  ...cards,
  ...turn,
  ...action,
  ...plan,
  ...score,
  ...game,
  ...mode,
  ...edition,
  ...notation,
};
