import { MediaQuery } from 'svelte/reactivity';
import { read, write } from './storage.ts';

/** What a person chose about the look and the flow; the one place where it is kept. */

export const THEMES = ['auto', 'light', 'evening'] as const;
export const CONFIRMS = ['always', 'countdown', 'off'] as const;
export const MOTIONS = ['auto', 'full', 'still'] as const;

export interface Preferences {
  readonly theme: (typeof THEMES)[number];
  /** How a finished turn is handed in: by a tap, by itself after a moment, or by itself at once. */
  readonly confirm: (typeof CONFIRMS)[number];
  /** Whether a park, a pool or a temp box is marked with the number that gives it. */
  readonly autoMarks: boolean;
  readonly motion: (typeof MOTIONS)[number];
  /** Numbers in the face of the labels instead of the hand-written one. */
  readonly plainNumerals: boolean;
}

const DEFAULTS: Preferences = {
  theme: 'auto',
  confirm: 'always',
  autoMarks: true,
  motion: 'auto',
  plainNumerals: false,
};

const KEY = 'picket.preferences';

const dark = new MediaQuery('prefers-color-scheme: dark');
const still = new MediaQuery('prefers-reduced-motion: reduce');

let kept = $state.raw(known(read(KEY)));

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
  });
}

/** What an older or newer version, or a curious hand, left in the storage may be anything. */
function known(found: unknown): Preferences {
  if (typeof found !== 'object' || found === null) return DEFAULTS;
  const { theme, confirm, autoMarks, motion, plainNumerals } = found as Record<string, unknown>;
  return {
    theme: oneOf(THEMES, theme) ?? DEFAULTS.theme,
    confirm: oneOf(CONFIRMS, confirm) ?? DEFAULTS.confirm,
    autoMarks: typeof autoMarks === 'boolean' ? autoMarks : DEFAULTS.autoMarks,
    motion: oneOf(MOTIONS, motion) ?? DEFAULTS.motion,
    plainNumerals: typeof plainNumerals === 'boolean' ? plainNumerals : DEFAULTS.plainNumerals,
  };
}

function oneOf<T>(values: readonly T[], value: unknown): T | undefined {
  return values.find((known) => known === value);
}
