import { folded } from '../platform/folded.ts';
import type { Preferences } from '../platform/preferenceValues.ts';
import { preferences } from '../platform/preferences.svelte.ts';
import { SETTINGS, type SettingParity, type SettingTexts } from './settingParity.ts';

type Setting = keyof Preferences;
const NAMES = Object.keys(SETTINGS) as Setting[];

/** Answers “set …”: reads all settings or one, or changes one. */
export function changeSetting(typed: string, texts: SettingTexts): string {
  const { words } = texts;
  if (typed === '') return words.settings.all(NAMES.map((name) => isNow(name, texts)));
  const wanted = folded(typed);
  const labelled = NAMES.map((name) => ({ name, label: folded(SETTINGS[name].label(texts)) }));
  // The name of one setting can be a prefix of another.
  const [named] = labelled
    .filter(({ label }) => wanted.startsWith(label))
    .toSorted((a, b) => b.label.length - a.label.length);
  if (named !== undefined) return changeNamed(named.name, wanted.slice(named.label.length).trim(), texts);
  const begun = labelled.find(({ label }) => label.startsWith(wanted));
  return begun === undefined ? words.typing.noSuch(typed) : changeNamed(begun.name, '', texts);
}

function changeNamed(name: Setting, value: string, texts: SettingTexts): string {
  const { words, text } = texts;
  const setting = settingOf(name);
  const values = setting.values(texts, preferences.now[name]);
  if (values.length === 0) return text.around.sentences([isNow(name, texts), words.settings.keys]);
  const found = value === '' ? undefined : values.find((one) => folded(one.name).startsWith(value));
  if (found === undefined) {
    return text.around.sentences([isNow(name, texts), words.settings.canBe(values.map((one) => one.name))]);
  }
  preferences.set({ [name]: found.value });
  return setting.said(found.value, texts);
}

function isNow(name: Setting, texts: SettingTexts): string {
  return settingOf(name).said(preferences.now[name], texts);
}

/** With untyped values: the setting is only known at run time. */
function settingOf(name: Setting): SettingParity<unknown> {
  return SETTINGS[name] as SettingParity<unknown>;
}
