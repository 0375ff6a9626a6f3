import type { Step } from 'picket-engine';
import { expect, test } from 'vitest';
import { step } from './step.ts';

const streets = { trees: ['apple', 'elm', 'oak'] as const };

test.each<[Step, string]>([
  [{ do: 'choose', offer: 1 }, 'Carte 2 choisie.'],
  [{ do: 'refuse', give: 2 }, 'Refus de permis coché et carte 3 donnée.'],
  [{ do: 'temp', by: -2 }, 'Numéro modifié de −2.'],
  [{ do: 'write', number: 8, at: [1, 3] }, '8 écrit rue des Ormes, maison 4.'],
  [{ do: 'fence', at: [0, 4] }, 'Barrière posée rue des Pommiers, après la maison 5.'],
  [{ do: 'bis', from: [2, 3], at: [2, 4] }, 'Bis de la maison 4 écrit rue des Chênes, maison 5.'],
  [{ do: 'plan', slot: 'A', estates: [[0, 0, 3]] }, 'Plan 1 validé avec un lotissement.'],
])('%j says what was done, without a person', (done, sentence) => {
  expect(step(done, '2018', streets)).toBe(sentence);
});
