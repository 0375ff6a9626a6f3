import { positionIn, startDraft, viewOf, type Step } from 'picket-engine';
import { parseStep } from 'picket-engine/notation';
import { describe, expect, test } from 'vitest';
import { folded } from '../platform/folded.ts';
import { DEFAULTS, type Preferences } from '../platform/preferenceValues.ts';
import { COMMANDS } from '../scene/keys.ts';
import * as languages from '../text/languages.ts';
import type { PartLoaders } from '../text/text.ts';
import { start } from '../turn/testKit.ts';
import { EVENTS, STEPS } from './parity.ts';
import { LETTERS } from './readCommand.ts';
import { SETTINGS, type SettingParity } from './settingParity.ts';

test('the example of each step is that step in the notation', () => {
  const position = positionIn(viewOf(start({ advanced: true }), 0));
  if (position === undefined) throw new Error('there is no turn to make');
  for (const kind of Object.keys(STEPS) as Step['do'][]) {
    const read = parseStep(STEPS[kind].typed, startDraft(position));
    expect(read.ok && read.value.step.do, STEPS[kind].typed).toBe(kind);
  }
});

async function textsOf(parts: PartLoaders) {
  return {
    text: await parts.text(),
    words: await parts.textView(),
    online: await parts.online(),
    settings: await parts.settings(),
  };
}

const areDifferent = (names: readonly string[]): void =>
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);

describe.each(Object.entries(languages))('in %s', (_, parts) => {
  test('every step and event has a name, an existing key, a command and a sentence', async () => {
    const texts = await textsOf(parts);
    const { words } = texts;
    for (const { label, key, said } of Object.values(STEPS)) {
      expect(label(words)).not.toBe('');
      expect(COMMANDS[key]).toBeDefined();
      expect(said(words)).toBeTypeOf('function');
    }
    for (const { label, key, command, said } of Object.values(EVENTS)) {
      expect(label(words)).not.toBe('');
      expect(COMMANDS[key]).toBeDefined();
      expect(words.commands[command].word).not.toBe('');
      expect(said(texts)).toBeTruthy();
    }
  });

  test('every command and step is a single, unique word, even without accents', async () => {
    const { commands, stepWords } = (await textsOf(parts)).words;
    const typed = [...Object.values(commands).map(({ word }) => word), ...Object.values(stepWords)];
    for (const word of typed) expect(word).toMatch(/^\p{Ll}[\p{Ll}-]+$/u);
    areDifferent([...typed.map(folded), ...Object.keys(LETTERS)]);
  });

  test('every setting has a unique name, a key, and a sentence for each value', async () => {
    const texts = await textsOf(parts);
    areDifferent(Object.values(SETTINGS).map(({ label }) => folded(label(texts))));
    for (const name of Object.keys(SETTINGS) as (keyof Preferences)[]) {
      const setting = SETTINGS[name] as SettingParity<unknown>;
      const values = setting.values(texts, DEFAULTS[name]);
      expect(COMMANDS[setting.key]).toBeDefined();
      expect(setting.said(DEFAULTS[name], texts)).toContain(setting.label(texts));
      // Typing the name of a value must not choose another one that it is a prefix of.
      for (const value of values) {
        expect(values.find((other) => folded(other.name).startsWith(folded(value.name)))).toBe(value);
      }
    }
  });
});
