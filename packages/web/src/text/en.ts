import { en as words } from '@picket/words';
import { around } from './en/around.ts';
import { end } from './en/end.ts';
import { game } from './en/game.ts';
import { settings } from './en/settings.ts';
import { start } from './en/start.ts';
import { turn } from './en/turn.ts';
import type { Text } from './text.ts';

/** English. */
export const en: Text = { locale: 'en', words, start, game, turn, end, settings, around };
