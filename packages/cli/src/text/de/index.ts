import { de as words, deCoach as coach, deHint as hints } from 'picket-words';
import type { Text } from '../text.ts';
import { commands } from './commands.ts';
import { failures } from './failures.ts';
import { game } from './game.ts';
import { guide } from './guide.ts';
import { help } from './help.ts';
import { arena, bench, progress } from './measures.ts';
import { online } from './online.ts';
import { backup, operate, serve } from './operate.ts';
import { analyse, check, score, scores, simulate } from './results.ts';
import { screen } from './screen.ts';
import { setup } from './setup.ts';
import { turn } from './turn.ts';

/** German. */
export const de: Text = {
  words,
  hints,
  coach,
  help,
  commands,
  failures,
  internalError: (detail) => `interner Fehler (${detail})`,
  progress,
  check,
  score,
  analyse,
  scores,
  simulate,
  arena,
  bench,
  serve,
  backup,
  operate,
  setup,
  game,
  screen,
  turn,
  guide,
  online,
};
