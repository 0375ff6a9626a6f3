import { fieldsOf, isText, oneOf } from './guards.ts';

/** The preferences about look and flow, and the validation of stored ones. */

export const THEMES = ['auto', 'light', 'evening'] as const;
export const CONFIRMS = ['always', 'countdown', 'off'] as const;
export const MOTIONS = ['auto', 'full', 'still'] as const;
export const SPEECH = ['short', 'full'] as const;
/** In percent of the browser's default. */
export const TEXT_SIZES = [90, 100, 110, 120, 130, 140, 150] as const;

export interface Preferences {
  readonly theme: (typeof THEMES)[number];
  readonly textSize: (typeof TEXT_SIZES)[number];
  /** How a finished turn is submitted: by a tap, after a countdown, or at once. */
  readonly confirm: (typeof CONFIRMS)[number];
  /** Whether a park, a pool or a temp box is marked together with its number. */
  readonly autoMarks: boolean;
  readonly motion: (typeof MOTIONS)[number];
  /** Numbers in the label font instead of handwriting. */
  readonly plainNumerals: boolean;
  readonly sound: boolean;
  /** Rings when it is the player's turn online and they look elsewhere. */
  readonly doorbell: boolean;
  /** Whether the chat is open beside the table, where there is room for it. */
  readonly chat: boolean;
  /** No sound, no vibration, no animation. */
  readonly calm: boolean;
  /** Confirm on the left. */
  readonly leftHanded: boolean;
  /** Headings, lists and a command line instead of pictures. */
  readonly textView: boolean;
  /** How much the text view says. */
  readonly speech: (typeof SPEECH)[number];
  /** Changed keys, by command; scene/keys.ts has the list of commands. */
  readonly keys: { readonly [name: string]: string };
}

export const DEFAULTS: Preferences = {
  theme: 'auto',
  textSize: 100,
  confirm: 'always',
  autoMarks: true,
  motion: 'auto',
  plainNumerals: false,
  sound: true,
  doorbell: false,
  chat: false,
  calm: false,
  leftHanded: false,
  textView: false,
  speech: 'short',
  keys: {},
};

/** Stored by another version or edited by the user: it may be anything. */
export function known(found: unknown): Preferences {
  const stored = fieldsOf(found);
  const flag = (
    name: 'autoMarks' | 'plainNumerals' | 'doorbell' | 'chat' | 'calm' | 'leftHanded' | 'textView',
  ) => oneOf([true, false], stored[name]) ?? DEFAULTS[name];
  return {
    theme: oneOf(THEMES, stored['theme']) ?? DEFAULTS.theme,
    textSize: oneOf(TEXT_SIZES, stored['textSize']) ?? DEFAULTS.textSize,
    confirm: oneOf(CONFIRMS, stored['confirm']) ?? DEFAULTS.confirm,
    autoMarks: flag('autoMarks'),
    motion: oneOf(MOTIONS, stored['motion']) ?? DEFAULTS.motion,
    plainNumerals: flag('plainNumerals'),
    sound: oneOf([true, false], stored['sound']) ?? olderSound(stored['sounds']),
    doorbell: flag('doorbell'),
    chat: flag('chat'),
    calm: flag('calm'),
    leftHanded: flag('leftHanded'),
    textView: flag('textView'),
    speech: oneOf(SPEECH, stored['speech']) ?? DEFAULTS.speech,
    keys: Object.fromEntries(
      Object.entries(fieldsOf(stored['keys'])).filter((key): key is [string, string] => isText(key[1])),
    ),
  };
}

/** Earlier versions stored a switch for each sound: one that was on keeps them on. */
function olderSound(sounds: unknown): boolean {
  return sounds === undefined ? DEFAULTS.sound : Object.values(fieldsOf(sounds)).includes(true);
}
