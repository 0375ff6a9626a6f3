import { afterPaint } from '../platform/afterPaint.ts';
import { preferences } from '../platform/preferences.svelte.ts';
import type { SoundName } from '../platform/preferenceValues.ts';
import type { TurnEditor } from '../turn/editor.ts';
import { soundsOf } from './soundsOf.ts';

/** Plays the sounds of a change to a turn. */
export function hear(before: TurnEditor, after: TurnEditor): void {
  afterPaint(() => hearNow(soundsOf(before, after)));
}

/** New cards, for the next player, who did not see them dealt. */
export function hearNewCards(): void {
  afterPaint(() => hearNow(['flip']));
}

/** If enabled, and after the paint. */
function hearNow(sounds: readonly SoundName[]): void {
  const wanted = sounds.filter((sound) => preferences.now.sounds[sound]);
  if (wanted.length === 0) return;
  // A missing sound is not an error.
  void import('./play.ts').then(({ play }) => play(wanted)).catch(() => {});
}
