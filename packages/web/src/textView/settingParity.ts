import {
  CONFIRMS,
  MOTIONS,
  SPEECH,
  TEXT_SIZES,
  THEMES,
  type Preferences,
} from '../platform/preferenceValues.ts';
import { preferences } from '../platform/preferences.svelte.ts';
import type { CommandName } from '../text/commandNames.ts';
import type { KeyName, Text, TextViewText } from '../text/text.ts';

/** The texts of settings: those of the page, and those of the text view. */
interface Texts {
  readonly text: Text;
  readonly words: TextViewText;
}

/** A setting: what it is called, the key and the command that change it, and what is said then. */
interface SettingParity<V> {
  readonly label: (texts: Texts) => string;
  readonly key: KeyName;
  readonly command: CommandName;
  /** What it can be, and what that is called; nothing where it can't be typed. */
  readonly values: (texts: Texts) => readonly { readonly value: V; readonly name: string }[];
  readonly said: (value: V, texts: Texts) => string;
}

type Labelled = (texts: Texts) => string;

function valued<V>(label: Labelled, values: SettingParity<V>['values']): SettingParity<V> {
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
  names: (texts: Texts) => { readonly [K in V]: string },
): SettingParity<V> {
  return valued(label, (texts) =>
    values.map((value) => ({ value, name: names(texts)[value].toLowerCase() })),
  );
}

/** A setting without a row doesn't compile. */
const SETTINGS: { readonly [S in keyof Preferences]: SettingParity<Preferences[S]> } = {
  textView: onOrOff(({ words }) => words.settings.textView.name),
  speech: oneOf(
    ({ words }) => words.settings.speech.name,
    SPEECH,
    ({ words }) => words.settings.speechChoices,
  ),
  theme: oneOf(
    ({ text }) => text.settings.theme.name,
    THEMES,
    ({ text }) => text.settings.themeChoices,
  ),
  textSize: valued(
    ({ text }) => text.settings.textSize.name,
    ({ text }) => TEXT_SIZES.map((value) => ({ value, name: text.settings.textSize.percent(value) })),
  ),
  plainNumerals: onOrOff(({ text }) => text.settings.plainNumerals.name),
  motion: oneOf(
    ({ text }) => text.settings.motion.name,
    MOTIONS,
    ({ text }) => text.settings.motionChoices,
  ),
  confirm: oneOf(
    ({ text }) => text.settings.confirm.name,
    CONFIRMS,
    ({ text }) => text.settings.confirmChoices,
  ),
  autoMarks: onOrOff(({ text }) => text.settings.autoMarks.name),
  leftHanded: onOrOff(({ text }) => text.settings.leftHanded.name),
  sound: onOrOff(({ text }) => text.settings.sound.name),
  doorbell: onOrOff(({ text }) => text.settings.doorbell.name),
  calm: onOrOff(({ text }) => text.settings.calm.name),
  chat: onOrOff(({ words }) => words.settings.chat),
  keys: {
    label: ({ text }) => text.settings.groups.keys,
    key: 'settings',
    command: 'menu',
    values: () => [],
    said: (keys, { text, words: { settings } }) =>
      settings.is(text.settings.groups.keys, settings.changedKeys(Object.keys(keys).length)),
  },
};

type Setting = keyof Preferences;
const NAMES = Object.keys(SETTINGS) as Setting[];

/** Answers “set …”: reads all settings or one, or changes one. */
export function changeSetting(typed: string, texts: Texts): string {
  const { words } = texts;
  if (typed === '') return words.settings.all(NAMES.map((name) => isNow(name, texts)));
  const wanted = typed.toLowerCase();
  const name = NAMES.find((setting) => wanted.startsWith(SETTINGS[setting].label(texts).toLowerCase()));
  if (name === undefined) return words.typing.noSuch(typed);
  return changeNamed(name, wanted.slice(SETTINGS[name].label(texts).length).trim(), texts);
}

function changeNamed(name: Setting, value: string, texts: Texts): string {
  const { words, text } = texts;
  const setting = settingOf(name);
  const values = setting.values(texts);
  if (values.length === 0) return text.around.sentences([isNow(name, texts), words.settings.keys]);
  const label = setting.label(texts);
  const now = values.find((one) => one.value === preferences.now[name])?.name ?? '';
  const names = values.map((one) => one.name);
  if (value === '') return words.settings.canBe(label, now, names);
  const found = values.find((one) => one.name.startsWith(value));
  if (found === undefined) return words.settings.canBe(label, now, names);
  preferences.set({ [name]: found.value });
  return setting.said(found.value, texts);
}

function isNow(name: Setting, texts: Texts): string {
  return settingOf(name).said(preferences.now[name], texts);
}

/** With values of any kind: which setting it is, is only known when it is typed. */
function settingOf(name: Setting): SettingParity<unknown> {
  return SETTINGS[name] as SettingParity<unknown>;
}
