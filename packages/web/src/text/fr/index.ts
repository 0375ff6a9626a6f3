import { frCore as words } from 'picket-words';
import type { Text } from '../text.ts';
import { around } from './around.ts';
import { frame } from './frame.ts';
import { game } from './game.ts';
import { lessons } from './lessons.ts';
import { start } from './start.ts';
import { table } from './table.ts';
import { turn } from './turn.ts';

/** French. */
export const fr: Text = {
  locale: 'fr',
  words,
  start,
  game,
  table,
  turn,
  lessons,
  around,
  frame,
};
