import {
  CONFIRMS,
  CONTRASTS,
  HANDS,
  MOTIONS,
  SOUND_KINDS,
  SPEECH,
  TEXT_SIZES,
  THEMES,
  TYPEFACES,
  type Preferences,
  type SoundKind,
} from '../platform/preferenceValues.ts';
import type { CommandName } from '../text/commandNames.ts';
import { languageCodes } from '../text/language.ts';
import { languageName } from '../text/languageName.ts';
import type { KeyName, SettingsText, Text, TextViewText } from '../text/text.ts';

/** The texts of settings: those of the page, and those of the text view. */
export interface SettingTexts {
  readonly text: Text;
  readonly settings: SettingsText;
  readonly words: TextViewText;
}

/** A setting: its name, the key and the command that change it, and the sentence for a change. */
export interface SettingParity<V> {
  readonly label: Labelled;
  readonly key: KeyName;
  readonly command: CommandName;
  /** The possible values by what to type for them; empty if none can be typed. */
  readonly values: (texts: SettingTexts, now: V) => readonly { readonly value: V; readonly name: string }[];
  /** The sentence for the current value. */
  readonly said: (value: V, texts: SettingTexts) => string;
}

type Labelled = (texts: SettingTexts) => string;

/** One of several values, named as on the page. */
function valued<V>(
  label: Labelled,
  values: (texts: SettingTexts) => ReturnType<SettingParity<V>['values']>,
): SettingParity<V> {
  return {
    label,
    key: 'settings',
    command: 'set',
    values,
    said: (value, texts) => {
      const { name = '' } = values(texts).find((one) => one.value === value) ?? {};
      return texts.words.settings.is(label(texts), name);
    },
  };
}

const onOrOff = (label: Labelled): SettingParity<boolean> =>
  valued(label, ({ words: { settings } }) => [
    { value: true, name: settings.on },
    { value: false, name: settings.off },
  ]);

function oneOf<V extends string>(
  label: Labelled,
  values: readonly V[],
  names: (texts: SettingTexts) => { readonly [K in V]: string },
): SettingParity<V> {
  return valued(label, (texts) =>
    values.map((value) => ({ value, name: inSentence(names(texts)[value], texts) })),
  );
}

/** Lower case within a sentence, except in German. */
function inSentence(name: string, { text }: SettingTexts): string {
  return text.locale === 'de' ? name : name.toLowerCase();
}

/** Naming a kind of sound turns it off or on again. */
const kindsOfSound: SettingParity<readonly SoundKind[]> = {
  label: ({ settings }) => settings.soundKinds.title,
  key: 'settings',
  command: 'set',
  values: ({ settings }, muted) =>
    SOUND_KINDS.map((kind) => ({
      value: muted.includes(kind) ? muted.filter((other) => other !== kind) : [...muted, kind],
      name: settings.soundKinds.names[kind],
    })),
  said: (muted, { settings, words }) =>
    words.settings.is(
      settings.soundKinds.title,
      words.settings.sounds(
        SOUND_KINDS.filter((kind) => !muted.includes(kind)).map((kind) => settings.soundKinds.names[kind]),
      ),
    ),
};

/** A setting without a row doesn't compile. */
export const SETTINGS: { readonly [S in keyof Preferences]: SettingParity<Preferences[S]> } = {
  language: {
    ...valued(
      ({ settings }) => settings.language.name,
      () => languageCodes.map((value) => ({ value, name: languageName(value) })),
    ),
    // An empty value is the browser's default.
    said: (_, { text, settings, words }) =>
      words.settings.is(settings.language.name, languageName(text.locale.slice(0, 2))),
  },
  textView: onOrOff(({ words }) => words.settings.textView.name),
  speech: oneOf(
    ({ words }) => words.settings.speech.name,
    SPEECH,
    ({ words }) => words.settings.speechChoices,
  ),
  theme: oneOf(
    ({ settings }) => settings.theme.name,
    THEMES,
    ({ settings }) => settings.themeChoices,
  ),
  contrast: oneOf(
    ({ settings }) => settings.contrast.name,
    CONTRASTS,
    ({ settings }) => settings.contrastChoices,
  ),
  textSize: valued(
    ({ settings }) => settings.textSize.name,
    ({ settings }) => TEXT_SIZES.map((value) => ({ value, name: settings.textSize.percent(value) })),
  ),
  typeface: oneOf(
    ({ settings }) => settings.typeface.name,
    TYPEFACES,
    ({ settings }) => settings.typefaceChoices,
  ),
  plainNumerals: onOrOff(({ settings }) => settings.plainNumerals.name),
  motion: oneOf(
    ({ settings }) => settings.motion.name,
    MOTIONS,
    ({ settings }) => settings.motionChoices,
  ),
  confirm: oneOf(
    ({ settings }) => settings.confirm.name,
    CONFIRMS,
    ({ settings }) => settings.confirmChoices,
  ),
  autoMarks: onOrOff(({ settings }) => settings.autoMarks.name),
  hand: oneOf(
    ({ settings }) => settings.hand.name,
    HANDS,
    ({ settings }) => settings.handChoices,
  ),
  sound: onOrOff(({ settings }) => settings.sound.name),
  muted: kindsOfSound,
  doorbell: onOrOff(({ settings }) => settings.doorbell.name),
  calm: onOrOff(({ settings }) => settings.calm.name),
  chat: onOrOff(({ words }) => words.settings.chat),
  keys: {
    label: ({ settings }) => settings.groups.keys,
    key: 'settings',
    command: 'menu',
    values: () => [],
    said: (keys, { settings, words }) =>
      words.settings.is(settings.groups.keys, words.settings.changedKeys(Object.keys(keys).length)),
  },
};
