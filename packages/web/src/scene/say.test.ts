import { canRefuse, FastRandom } from 'picket-engine/fast';
import { ACTIONS } from 'picket-engine';
import { expect, test } from 'vitest';
import { en } from '../text/en/index.ts';
import { speakAll } from '../text/language.ts';
import { editors, editorWith, fillAtRandom, nameOf, TABLES } from '../turn/testKit.ts';
import { barModel, offersModel, sceneOf } from './models.ts';
import { answer } from './say.ts';

await speakAll('en');

const SCENES = TABLES.flatMap((options) => {
  const random = new FastRandom(`say ${nameOf(options)}`);
  const full = Array.from({ length: 12 }, (_, i) =>
    editorWith(options, (sheet) => fillAtRandom(sheet, random), `say ${i}`),
  );
  return [...editors(options, 12, random), ...full].map((editor) => sceneOf(editor, { text: en, city: '' }));
});

test('cards are announced with “no number fits” exactly when none does', () => {
  let refused = 0;
  for (const scene of SCENES) {
    const { draft } = scene.now.editor;
    if (draft.steps.length > 0) continue;
    const said = answer('round', scene);
    const nothingFits = canRefuse(draft.turn);
    expect(/No number fits|None of the numbers fits/.test(said)).toBe(nothingFits);
    if (!nothingFits) continue;
    expect(said.endsWith(barModel(scene).sentence)).toBe(true);
    refused++;
  }
  expect(refused).toBeGreaterThan(3);
});

test('a card has the same name for its action in its label and in announcements', () => {
  for (const scene of SCENES) {
    const said = answer('round', scene);
    for (const { label, number, action } of offersModel(scene)) {
      const words = `${number} with ${en.words.short[action]}`;
      expect(label).toContain(words);
      expect(said).toContain(words);
      for (const other of ACTIONS) {
        const printed = en.words.actions['2018'][other];
        if (printed !== en.words.short[other]) expect(label).not.toContain(printed);
      }
    }
  }
});
