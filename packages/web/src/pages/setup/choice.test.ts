import { expect, test, vi } from 'vitest';
import { stubStorage } from '../../platform/storageStub.ts';
import { speakAll } from '../../text/language.ts';
import { firstChoice, nextCity, PARTS, loadChoices, saveChoice, type Choice } from './choice.ts';
import { choiceAt } from './startLinks.ts';
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

test('the first visit suggests a standard game against one weak bot', () => {
  expect(loadChoices().choice).toMatchObject({
    mode: 'standard',
    edition: '2018',
    seats: [newPerson, { level: 'newcomer' }],
  });
});

test('the last choice is remembered', () => {
  saveChoice(CHOICE);
  expect(loadChoices().choice).toEqual(CHOICE);
});

test('a bot’s style is remembered, unless this version doesn’t know it', () => {
  const style = { character: 'fencer', attention: 10 } as const;
  const seats = [newPerson, { name: 'Gus', level: 'club', style }] as const;
  saveChoice({ ...CHOICE, seats });
  expect(loadChoices().choice.seats).toEqual(seats);
  const strange = {
    ...CHOICE,
    seats: [newPerson, { ...seats[1], style: { character: 'beekeeper', attention: 7 } }],
  };
  expect(loadChoices(strange).choice.seats).toEqual([newPerson, { name: 'Gus', level: 'club' }]);
});

test('an option that was used once stays in view, whatever is played next', () => {
  saveChoice({ ...firstChoice(), sheet: 'blueprint', edition: '2023' });
  saveChoice({ ...firstChoice(), advanced: true, city: 'Tarmac Hollow' });
  saveChoice(firstChoice());
  expect(loadChoices().used).toEqual(['edition', 'sheet', 'advanced', 'city']);
});

test('data from an older version counts as used; on the first visit nothing does', () => {
  expect(loadChoices({ ...CHOICE }).used).toEqual(PARTS);
  expect(loadChoices(null).used).toEqual([]);
  expect(loadChoices({ used: ['mode', 'cellar', 7] }).used).toEqual(['mode']);
});

test('names are remembered for each kind of game, whatever is played in between', () => {
  const together = [
    { name: 'Ada', level: null },
    { name: 'Bob', level: null },
  ];
  const bots = [
    { name: '', level: null },
    { name: 'Gus', level: 'master' },
  ] as const;
  saveChoice({ ...CHOICE, seats: together });
  saveChoice({ ...CHOICE, seats: bots });
  saveChoice(CHOICE);
  expect(choiceAt('together', loadChoices()).seats).toEqual(together);
  expect(choiceAt('bots', loadChoices()).seats).toEqual(bots);
});

test('a start link changes only the kind of game', () => {
  saveChoice(CHOICE);
  const { edition, sheet, city } = CHOICE;
  expect(choiceAt('together', loadChoices())).toMatchObject({ mode: 'standard', edition, sheet, city });
  expect(choiceAt('solo', loadChoices())).toMatchObject({ mode: 'solo', edition: '2018' });
  expect(choiceAt('aaa', loadChoices())).toEqual(CHOICE);
  expect(choiceAt('cellar', loadChoices())).toEqual(CHOICE);
});

test('invalid stored fields are ignored, one by one', () => {
  expect(loadChoices('nonsense').choice).toEqual(loadChoices(undefined).choice);
  const { choice } = loadChoices({ edition: '2023', mode: 'chess', seats: [{ level: 'master' }], city: 7 });
  expect(choice).toMatchObject({ edition: '2023', mode: 'standard', seats: firstChoice().seats });
});

test("a suggested city is replaced by the next one; the player's own stays", () => {
  const { city } = loadChoices(undefined).choice;
  expect(nextCity(city)).not.toBe(city);
  expect(nextCity('Tarmac Hollow')).toBe('Tarmac Hollow');
  expect(nextCity('')).toBe(city);
});

test('set-up works without storage', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('forbidden');
    },
    setItem: () => {
      throw new Error('forbidden');
    },
  });
  saveChoice(CHOICE);
  expect(loadChoices().choice.mode).toBe('standard');
});
