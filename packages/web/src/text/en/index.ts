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
  /** For dates and numbers; the first two letters are the language's. */
  locale: 'en-GB' as string,
  words: words as CoreWords,
  start,
  game,
  table,
  turn,
  lessons,
  around,
  frame,
};
