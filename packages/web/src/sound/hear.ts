import { afterPaint } from '../access/afterPaint.ts';
import { preferences } from '../preferences.svelte.ts';
import type { Desk } from '../turn/state.ts';
import { soundsOf } from './soundsOf.ts';

/** Plays what can be heard of a change on the desk, for those who asked for it, and once the ink is on the paper. */
export function hear(before: Desk, after: Desk): void {
  afterPaint(() => {
    const wanted = soundsOf(before, after).filter((sound) => preferences.now.sounds[sound]);
    if (wanted.length === 0) return;
    // A sound that cannot be had is no trouble.
    void import('./play.ts').then(({ play }) => play(wanted)).catch(() => {});
  });
}
