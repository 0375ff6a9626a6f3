import { expect, test, vi } from 'vitest';
import { stubStorage } from '../../platform/storageStub.ts';
import { speakAll } from '../../text/language.ts';
import { firstChoice, nextCity, PARTS, recall, remember, type Choice } from './choice.ts';
import { choiceAt } from './doors.ts';
import { newPerson } from './seats.ts';

stubStorage();
await speakAll('en');

const CHOICE: Choice = {
  edition: '2023',
  mode: 'aaa',
  sheet: 'blueprint',
  advanced: true,
  opponent: '2023-aaa-4',
  seats: [{ name: 'Ada', level: null }],
  city: 'Tarmac Hollow',
  plans: { way: 'without', chosen: ['2023-A-2'], without: ['2023-B-1'] },
  odds: false,
  components: `sha256:${'0'.repeat(64)}`,
};

test('the first visit plays the standard game against one gentle bot', () => {
  expect(recall().choice).toMatchObject({
    mode: 'standard',
    edition: '2018',
    seats: [newPerson, { level: 'newcomer' }],
  });
});

test('the last choice is remembered', () => {
  remember(CHOICE);
  expect(recall().choice).toEqual(CHOICE);
});

test('a bot’s style is remembered, and one that this version doesn’t know is left out', () => {
  const style = { character: 'fencer', attention: 10 } as const;
  const seats = [newPerson, { name: 'Gus', level: 'club', style }] as const;
  remember({ ...CHOICE, seats });
  expect(recall().choice.seats).toEqual(seats);
  const strange = {
    ...CHOICE,
    seats: [newPerson, { ...seats[1], style: { character: 'beekeeper', attention: 7 } }],
  };
  expect(recall(strange).choice.seats).toEqual([newPerson, { name: 'Gus', level: 'club' }]);
});

test('a part of the game that was chosen once stays in view, whatever is played next', () => {
  remember({ ...firstChoice(), sheet: 'blueprint', edition: '2023' });
  remember({ ...firstChoice(), advanced: true, city: 'Tarmac Hollow' });
  remember(firstChoice());
  expect(recall().used).toEqual(['edition', 'sheet', 'advanced', 'city']);
});

test('what an older version stored counts as chosen, and nothing does at first', () => {
  expect(recall({ ...CHOICE }).used).toEqual(PARTS);
  expect(recall(null).used).toEqual([]);
  expect(recall({ used: ['mode', 'cellar', 7] }).used).toEqual(['mode']);
});

test('names are kept for each kind, whatever is played in between', () => {
  const together = [
    { name: 'Ada', level: null },
    { name: 'Bob', level: null },
  ];
  const bots = [
    { name: '', level: null },
    { name: 'Gus', level: 'master' },
  ] as const;
  remember({ ...CHOICE, seats: together });
  remember({ ...CHOICE, seats: bots });
  remember(CHOICE);
  expect(choiceAt('together', recall()).seats).toEqual(together);
  expect(choiceAt('bots', recall()).seats).toEqual(bots);
});

test('a start link changes only the kind of game', () => {
  remember(CHOICE);
  const { edition, sheet, city } = CHOICE;
  expect(choiceAt('together', recall())).toMatchObject({ mode: 'standard', edition, sheet, city });
  expect(choiceAt('solo', recall())).toMatchObject({ mode: 'solo', edition: '2018' });
  expect(choiceAt('aaa', recall())).toEqual(CHOICE);
  expect(choiceAt('cellar', recall())).toEqual(CHOICE);
});

test('invalid stored fields are ignored, one by one', () => {
  expect(recall('nonsense').choice).toEqual(recall(undefined).choice);
  const { choice } = recall({ edition: '2023', mode: 'chess', seats: [{ level: 'master' }], city: 7 });
  expect(choice).toMatchObject({ edition: '2023', mode: 'standard', seats: firstChoice().seats });
});

test("a suggested city is replaced by the next, the player's own stays", () => {
  const { city } = recall(undefined).choice;
  expect(nextCity(city)).not.toBe(city);
  expect(nextCity('Tarmac Hollow')).toBe('Tarmac Hollow');
  expect(nextCity('')).toBe(city);
});

test('without storage only the memory is lost', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('forbidden');
    },
    setItem: () => {
      throw new Error('forbidden');
    },
  });
  remember(CHOICE);
  expect(recall().choice.mode).toBe('standard');
});
