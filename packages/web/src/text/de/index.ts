import { deCore as words } from 'picket-words';
import type { Text } from '../text.ts';
import { around } from './around.ts';
import { frame } from './frame.ts';
import { game } from './game.ts';
import { lessons } from './lessons.ts';
import { start } from './start.ts';
import { table } from './table.ts';
import { turn } from './turn.ts';

/** German. */
export const de: Text = {
  locale: 'de',
  words,
  start,
  game,
  table,
  turn,
  lessons,
  around,
  frame,
};
