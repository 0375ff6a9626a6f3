import { enCore as words, type CoreWords } from 'picket-words';
import { around } from './around.ts';
import { frame } from './frame.ts';
import { game } from './game.ts';
import { lessons } from './lessons.ts';
import { start } from './start.ts';
import { table } from './table.ts';
import { turn } from './turn.ts';

/** English. */
export const en = {
  locale: 'en' as string,
  words: words as CoreWords,
  start,
  game,
  table,
  turn,
  lessons,
  around,
  frame,
};
