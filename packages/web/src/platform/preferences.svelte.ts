import { MediaQuery } from 'svelte/reactivity';
import { known, type Preferences } from './preferenceValues.ts';
import { read, write } from './storage.ts';

/** What a person chose; the one place where it is kept. */

const KEY = 'picket.preferences';
/** A hundred percent. */
const WHOLE = 100;

const dark = new MediaQuery('prefers-color-scheme: dark');
const still = new MediaQuery('prefers-reduced-motion: reduce');

let kept = $state.raw(known(read(KEY)));
// What is chosen in one tab holds in all of them, and none writes over it what it knew before.
addEventListener('storage', ({ key }) => {
  if (key === KEY || key === null) kept = known(read(KEY));
});

export const preferences = {
  get now(): Preferences {
    return kept;
  },
  get evening(): boolean {
    return kept.theme === 'evening' || (kept.theme === 'auto' && dark.current);
  },
  get moves(): boolean {
    return kept.motion === 'full' || (kept.motion === 'auto' && !still.current);
  },
  /** How much larger letters are than the browser would take. */
  get letters(): number {
    return kept.textSize / WHOLE;
  },
  set(change: Partial<Preferences>): void {
    kept = { ...kept, ...change };
    write(KEY, kept);
  },
};

/** How long something takes: nothing at all for those who asked for no motion. */
export function lasting(ms: number): number {
  return preferences.moves ? ms : 0;
}

/** Puts the preferences where style sheets can see them. To be called while a component is set up. */
export function showPreferences(root: HTMLElement): void {
  $effect.pre(() => {
    root.dataset['theme'] = preferences.evening ? 'evening' : 'light';
    root.dataset['motion'] = preferences.moves ? 'on' : 'off';
    document
      .querySelector('meta[name=theme-color]')
      ?.setAttribute('content', preferences.evening ? '#0F1A22' : '#EFE4CE');
    root.dataset['numerals'] = preferences.now.plainNumerals ? 'plain' : 'hand';
    root.dataset['hand'] = preferences.now.leftHanded ? 'left' : 'right';
    root.style.setProperty('--letters', String(preferences.letters));
  });
}
