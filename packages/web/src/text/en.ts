import { enCore as words, type CoreWords } from 'picket-words';
import { around } from './en/around.ts';
import { end } from './en/end.ts';
import { frame } from './en/frame.ts';
import { game } from './en/game.ts';
import { games } from './en/games.ts';
import { lessons } from './en/lessons.ts';
import { rules } from './en/rules.ts';
import { settings } from './en/settings.ts';
import { setup } from './en/setup.ts';
import { start } from './en/start.ts';
import { table } from './en/table.ts';
import { turn } from './en/turn.ts';

/** English. */
export const en = {
  locale: 'en' as string,
  words: words as CoreWords,
  start,
  setup,
  game,
  table,
  turn,
  end,
  games,
  lessons,
  settings,
  around,
  frame,
  rules,
};
