import type { Step } from 'picket-engine';
import { expect, test } from 'vitest';
import { step } from './step.ts';

const elm = { trees: ['apple', 'elm', 'oak'] } as const;

test.each<[Step, string]>([
  [{ do: 'choose', number: 0, action: 2 }, 'Zahl von Karte 1 und Aktion von Karte 3 gewählt.'],
  [{ do: 'refuse', give: 2 }, 'Ablehnung angekreuzt und Karte 3 abgegeben.'],
  [{ do: 'temp', by: -2 }, 'Zahl um −2 geändert.'],
  [{ do: 'write', number: 8, at: [1, 3] }, '8 in Haus 4 der Ulmenstraße geschrieben.'],
  [{ do: 'fence', at: [1, 4] }, 'Zaun nach Haus 5 der Ulmenstraße gesetzt.'],
  [{ do: 'improve', size: 3 }, 'Wert der 3er-Siedlungen erhöht.'],
  [{ do: 'bis', from: [1, 3], at: [1, 4] }, 'Haus 4 als Bis in Haus 5 der Ulmenstraße wiederholt.'],
  [{ do: 'plan', slot: 'A', estates: [] }, 'Plan 1 erfüllt.'],
  [{ do: 'plan', slot: 'B', estates: [[0, 0, 3]] }, 'Plan 2 mit einer Siedlung erfüllt.'],
])('%j in German', (done, sentence) => {
  expect(step(done, '2018', elm)).toBe(sentence);
});
