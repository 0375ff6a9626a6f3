import { afterPaint } from '../platform/afterPaint.ts';
import { preferences } from '../platform/preferences.svelte.ts';
import type { SoundName } from '../platform/preferenceValues.ts';
import type { TurnEditor } from '../turn/editor.ts';
import { soundsOf } from './soundsOf.ts';

/** Plays the sounds of a change to a turn. */
export function hear(before: TurnEditor, after: TurnEditor): void {
  afterPaint(() => hearNow(soundsOf(before, after)));
}

/** New cards, for the next one who holds the device and did not see them come. */
export function hearNewCards(): void {
  afterPaint(() => hearNow(['flip']));
}

/** For those who asked for it, and once the ink is on the paper. */
function hearNow(sounds: readonly SoundName[]): void {
  const wanted = sounds.filter((sound) => preferences.now.sounds[sound]);
  if (wanted.length === 0) return;
  // A sound that cannot be had is no trouble.
  void import('./play.ts').then(({ play }) => play(wanted)).catch(() => {});
}
