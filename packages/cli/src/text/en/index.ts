import { en as words, enCoach as coach, enHint as hints, type Words } from 'picket-words';
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

/** English. */
export const en = {
  /** About the rules. */
  words: words as Words,
  hints,
  coach,
  help,
  commands,
  failures,
  internalError: (detail: string) => `internal error (${detail})`,
  progress,
  // Commands
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
  // Playing
  setup,
  game,
  screen,
  turn,
  guide,
  online,
};
