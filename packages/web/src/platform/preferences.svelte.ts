import { MediaQuery } from 'svelte/reactivity';
import { known, type Preferences } from './preferenceValues.ts';
import { read, write } from './storage.ts';

/** The user's preferences; the only place where they are stored. */

const KEY = 'picket.preferences';
/** A hundred percent. */
const WHOLE = 100;

const dark = new MediaQuery('prefers-color-scheme: dark');
const more = new MediaQuery('prefers-contrast: more');
const forced = new MediaQuery('forced-colors: active');
const still = new MediaQuery('prefers-reduced-motion: reduce');

let current = $state.raw(known(read(KEY)));
// A change in one tab applies to all tabs, and none overwrites it with old values.
addEventListener('storage', ({ key }) => {
  if (key === KEY || key === null) current = known(read(KEY));
});

export const preferences = {
  get now(): Preferences {
    return current;
  },
  get evening(): boolean {
    return current.theme === 'evening' || (current.theme === 'auto' && dark.current);
  },
  get contrast(): boolean {
    return current.contrast === 'more' || (current.contrast === 'auto' && more.current);
  },
  get moves(): boolean {
    if (current.calm) return false;
    return current.motion === 'full' || (current.motion === 'auto' && !still.current);
  },
  get sounds(): boolean {
    return current.sound && !current.calm;
  },
  /** The text size relative to the browser's default. */
  get letters(): number {
    return current.textSize / WHOLE;
  },
  set(change: Partial<Preferences>): void {
    current = { ...current, ...change };
    write(KEY, current);
  },
};

/** The duration of an animation: 0 if the user prefers no motion. */
export function lasting(ms: number): number {
  return preferences.moves ? ms : 0;
}

/** Fetches what only some readers need: the colours of high contrast, and style sheets for another text size. */
export async function prepareLook(): Promise<void> {
  const { letters, contrast } = preferences;
  isScaled ||= letters !== 1;
  const needed = [
    ...(contrast || forced.current ? [import('../styles/contrast.css')] : []),
    ...(isScaled ? [import('./letters.ts').then(({ scaleMediaQueries }) => scaleMediaQueries(letters))] : []),
  ];
  // The page is readable without them.
  await Promise.all(needed).catch(() => undefined);
}
let isScaled = false;

/** Exposes the preferences to style sheets. Call it during component initialisation. */
export function showPreferences(root: HTMLElement): void {
  $effect.pre(() => void prepareLook());
  $effect.pre(() => {
    root.dataset['theme'] = preferences.evening ? 'evening' : 'light';
    root.dataset['contrast'] = preferences.contrast ? 'more' : 'normal';
    root.dataset['motion'] = preferences.moves ? 'on' : 'off';
    document
      .querySelector('meta[name=theme-color]')
      ?.setAttribute('content', preferences.evening ? '#0F1A22' : '#EFE4CE');
    root.dataset['typeface'] = preferences.now.typeface;
    root.dataset['numerals'] = preferences.now.plainNumerals ? 'plain' : 'hand';
    root.dataset['hand'] = preferences.now.hand;
    root.style.setProperty('--letters', String(preferences.letters));
  });
}
