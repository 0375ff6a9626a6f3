import type { State } from 'picket-engine';
import { announce } from '../platform/announcer.svelte.ts';
import { END } from '../scene/answers.ts';
import { soundsOf, vibrationOf } from '../scene/senses.ts';
import { playSounds, vibrate } from '../sound/hear.ts';
import { text } from '../text/language.ts';

/**
 * When the game ends in front of the player, announces it immediately, with its sound; the page with the scores follows.
 * Call it with every change of the game.
 */
export function endWatch(): (over: boolean, state: State) => void {
  let watching = false;
  return (over, { ending, rules }) => {
    const isEnd = watching && over;
    watching = !over;
    if (!isEnd) return;
    playSounds(soundsOf([END]));
    vibrate(vibrationOf([END]));
    const who = rules.options.players.length === 1 ? 'you' : 'sentence';
    if (ending !== undefined) announce(text.words.endings[ending][who]);
  };
}
