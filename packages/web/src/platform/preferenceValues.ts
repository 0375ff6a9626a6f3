import { fieldsOf, isText, oneOf } from './guards.ts';

/** The preferences about look and flow, and the validation of stored ones. */

export const THEMES = ['auto', 'light', 'evening'] as const;
export const CONTRASTS = ['auto', 'more', 'normal'] as const;
export const TYPEFACES = ['standard', 'clear'] as const;
export const CONFIRMS = ['always', 'countdown', 'off'] as const;
export const MOTIONS = ['auto', 'full', 'still'] as const;
export const SOUND_KINDS = ['writing', 'building', 'points', 'cards'] as const;
export type SoundKind = (typeof SOUND_KINDS)[number];
/** How the device is held: with both hands, or with one and its thumb. */
export const HANDS = ['both', 'right', 'left'] as const;
export const SPEECH = ['short', 'full'] as const;
/** In percent of the browser's default. */
export const TEXT_SIZES = [90, 100, 110, 120, 130, 140, 150, 160, 170, 180, 190, 200] as const;

export interface Preferences {
  /** The code of a language; empty for the browser's. */
  readonly language: string;
  readonly theme: (typeof THEMES)[number];
  readonly contrast: (typeof CONTRASTS)[number];
  readonly textSize: (typeof TEXT_SIZES)[number];
  readonly typeface: (typeof TYPEFACES)[number];
  /** How a finished turn is submitted: by a tap, after a countdown, or immediately. */
  readonly confirm: (typeof CONFIRMS)[number];
  /** Whether a park, a pool or a temp box is marked together with its number. */
  readonly autoMarks: boolean;
  readonly motion: (typeof MOTIONS)[number];
  /** Numbers in the label font instead of handwriting. */
  readonly plainNumerals: boolean;
  readonly sound: boolean;
  /** Kinds of sounds that are off while the others are on. */
  readonly muted: readonly SoundKind[];
  /** Rings when it is the player's turn online and they look elsewhere. */
  readonly doorbell: boolean;
  /** Whether the chat is open beside the table, where there is room for it. */
  readonly chat: boolean;
  /** No sound, no vibration, no animation. */
  readonly calm: boolean;
  /** Left mirrors the table; with a thumb, the cards are at the bottom of a phone. */
  readonly hand: (typeof HANDS)[number];
  /** Headings, lists and a command line instead of pictures. */
  readonly textView: boolean;
  /** How much the text view says. */
  readonly speech: (typeof SPEECH)[number];
  /** Changed keys, by command; scene/keys.ts has the list of commands. */
  readonly keys: { readonly [name: string]: string };
}

export const DEFAULTS: Preferences = {
  language: '',
  theme: 'auto',
  contrast: 'auto',
  textSize: 100,
  typeface: 'standard',
  confirm: 'always',
  autoMarks: true,
  motion: 'auto',
  plainNumerals: false,
  sound: true,
  muted: [],
  doorbell: false,
  chat: false,
  calm: false,
  hand: 'both',
  textView: false,
  speech: 'short',
  keys: {},
};

/** Stored by another version or edited by the user: it may be anything. */
export function known(found: unknown): Preferences {
  const stored = fieldsOf(found);
  const flag = (name: 'autoMarks' | 'plainNumerals' | 'doorbell' | 'chat' | 'calm' | 'textView') =>
    oneOf([true, false], stored[name]) ?? DEFAULTS[name];
  return {
    language: isText(stored['language']) ? stored['language'] : DEFAULTS.language,
    theme: oneOf(THEMES, stored['theme']) ?? DEFAULTS.theme,
    contrast: oneOf(CONTRASTS, stored['contrast']) ?? DEFAULTS.contrast,
    textSize: oneOf(TEXT_SIZES, stored['textSize']) ?? DEFAULTS.textSize,
    typeface: oneOf(TYPEFACES, stored['typeface']) ?? DEFAULTS.typeface,
    confirm: oneOf(CONFIRMS, stored['confirm']) ?? DEFAULTS.confirm,
    autoMarks: flag('autoMarks'),
    motion: oneOf(MOTIONS, stored['motion']) ?? DEFAULTS.motion,
    plainNumerals: flag('plainNumerals'),
    sound: oneOf([true, false], stored['sound']) ?? olderSound(stored['sounds']),
    muted: mutedOf(stored['muted']),
    doorbell: flag('doorbell'),
    chat: flag('chat'),
    calm: flag('calm'),
    // Earlier versions had a switch for the left hand.
    hand: oneOf(HANDS, stored['hand']) ?? (stored['leftHanded'] === true ? 'left' : DEFAULTS.hand),
    textView: flag('textView'),
    speech: oneOf(SPEECH, stored['speech']) ?? DEFAULTS.speech,
    keys: Object.fromEntries(
      Object.entries(fieldsOf(stored['keys'])).filter((key): key is [string, string] => isText(key[1])),
    ),
  };
}

function mutedOf(stored: unknown): readonly SoundKind[] {
  return Array.isArray(stored) ? SOUND_KINDS.filter((kind) => stored.includes(kind)) : DEFAULTS.muted;
}

/** Earlier versions stored a switch for each sound: one that was on keeps them on. */
function olderSound(sounds: unknown): boolean {
  return sounds === undefined ? DEFAULTS.sound : Object.values(fieldsOf(sounds)).includes(true);
}
