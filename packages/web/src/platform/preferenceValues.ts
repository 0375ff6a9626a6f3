import { fieldsOf, isText, oneOf } from './guards.ts';

/** What a person can choose about the look and the flow, and how much of what was kept can be believed. */

export const THEMES = ['auto', 'light', 'evening'] as const;
export const CONFIRMS = ['always', 'countdown', 'off'] as const;
export const MOTIONS = ['auto', 'full', 'still'] as const;
export const SOUNDS = ['pencil', 'flip', 'stamp', 'tree'] as const;
/** In percent of what the browser would take. */
export const TEXT_SIZES = [90, 100, 110, 120, 130, 140, 150] as const;

export type SoundName = (typeof SOUNDS)[number];

export interface Preferences {
  readonly theme: (typeof THEMES)[number];
  readonly textSize: (typeof TEXT_SIZES)[number];
  /** How a finished turn is handed in: by a tap, by itself after a moment, or by itself at once. */
  readonly confirm: (typeof CONFIRMS)[number];
  /** Whether a park, a pool or a temp box is marked with the number that gives it. */
  readonly autoMarks: boolean;
  readonly motion: (typeof MOTIONS)[number];
  /** Numbers in the face of the labels instead of the hand-written one. */
  readonly plainNumerals: boolean;
  readonly sounds: { readonly [S in SoundName]: boolean };
  /** Confirm under the left thumb. */
  readonly leftHanded: boolean;
  /** The keys that differ from the usual ones, by the name of what they do; turn/keys.ts knows which names there are. */
  readonly keys: { readonly [name: string]: string };
}

export const DEFAULTS: Preferences = {
  theme: 'auto',
  textSize: 100,
  confirm: 'always',
  autoMarks: true,
  motion: 'auto',
  plainNumerals: false,
  sounds: { pencil: false, flip: false, stamp: false, tree: false },
  leftHanded: false,
  keys: {},
};

/** What an older or newer version, or a curious hand, left in the storage may be anything. */
export function known(found: unknown): Preferences {
  const kept = fieldsOf(found);
  const sounds = fieldsOf(kept['sounds']);
  const flag = (name: 'autoMarks' | 'plainNumerals' | 'leftHanded') =>
    oneOf([true, false], kept[name]) ?? DEFAULTS[name];
  const sound = (name: SoundName) => oneOf([true, false], sounds[name]) ?? DEFAULTS.sounds[name];
  return {
    theme: oneOf(THEMES, kept['theme']) ?? DEFAULTS.theme,
    textSize: oneOf(TEXT_SIZES, kept['textSize']) ?? DEFAULTS.textSize,
    confirm: oneOf(CONFIRMS, kept['confirm']) ?? DEFAULTS.confirm,
    autoMarks: flag('autoMarks'),
    motion: oneOf(MOTIONS, kept['motion']) ?? DEFAULTS.motion,
    plainNumerals: flag('plainNumerals'),
    sounds: { pencil: sound('pencil'), flip: sound('flip'), stamp: sound('stamp'), tree: sound('tree') },
    leftHanded: flag('leftHanded'),
    keys: Object.fromEntries(
      Object.entries(fieldsOf(kept['keys'])).filter((key): key is [string, string] => isText(key[1])),
    ),
  };
}
