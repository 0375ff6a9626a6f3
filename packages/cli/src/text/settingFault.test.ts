import type { ConfigFault } from 'picket-server';
import { expect, test } from 'vitest';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { fr } from './fr/index.ts';

const sentences = (fault: ConfigFault): string[] =>
  [en, fr, de].map(({ failures }) => failures['bad-setting'](fault));

test('a wrong setting is named with what is allowed, in every language', () => {
  const allowed = { kind: 'whole', min: 1, max: 65_535 } as const;
  expect(sentences({ code: 'not-allowed', name: '--port', allowed, given: 'x', file: undefined })).toEqual([
    '--port must be a whole number from 1 to 65535, not “x”.',
    '--port doit être un nombre entier de 1 à 65535, et non « x ».',
    '--port muss eine ganze Zahl von 1 bis 65535 sein, nicht „x“.',
  ]);
});

test('a mistake in a file names the file', () => {
  expect(sentences({ code: 'unknown', name: 'keep.weeks', file: 'a.json' })).toEqual([
    'There is no setting keep.weeks (in a.json).',
    'Le réglage keep.weeks n’existe pas (dans a.json).',
    'Die Einstellung keep.weeks gibt es nicht (in a.json).',
  ]);
  expect(sentences({ code: 'not-json', file: 'a.json' })[2]).toBe(
    'Die Konfigurationsdatei a.json lässt sich nicht als JSON lesen.',
  );
});
