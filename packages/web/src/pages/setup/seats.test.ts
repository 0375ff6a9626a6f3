import { builtIn } from 'picket-engine';
import { expect, test } from 'vitest';
import { speakAll } from '../../text/language.ts';
import { loadChoices } from './choice.ts';
import { newGameOf } from './newGame.ts';
import { playedWith, isSeating, MAX_SEATS, namesOf, newBot, newPerson, type Seat } from './seats.ts';

await speakAll('en');

const person = (name: string): Seat => ({ name, level: null });

test('a lone player is “You”, and has a numbered name among others', () => {
  expect(namesOf([newPerson])).toEqual(['You']);
  expect(namesOf([newPerson, newPerson])).toEqual(['Player 1', 'Player 2']);
});

test('a lone player has a neutral name in the record, which others may read', () => {
  const choice = { ...loadChoices(undefined).choice, seats: [newPerson, newBot([newPerson])] };
  const { options, cities } = newGameOf(choice, builtIn);
  expect(options.players[0]).toBe('Player 1');
  expect(cities).toHaveLength(2);
  expect(cities?.[0]).toBe(choice.city);
});

test('a default name never equals a given one', () => {
  expect(namesOf([newPerson, person('Player 1'), newPerson])).toEqual(['Player 2', 'Player 1', 'Player 3']);
});

test("an unnamed player's default name has the seat's number, even when others have names", () => {
  expect(namesOf([person('Ada'), newPerson, newPerson])).toEqual(['Ada', 'Player 2', 'Player 3']);
});

test('if two names are equal, the later one is changed', () => {
  expect(namesOf([person('Ada'), person(' Ada '), person('Ada 2')])).toEqual(['Ada', 'Ada 2', 'Ada 2 2']);
});

test('a new bot gets an unused name, and the level of the previous one', () => {
  const first = newBot([newPerson]);
  const second = newBot([newPerson, { ...first, level: 'master' }]);
  expect(second.level).toBe('master');
  expect(new Set(namesOf([newPerson, first, second])).size).toBe(3);
});

test('all bots of a full table have different names', () => {
  let seats: readonly Seat[] = [newPerson];
  while (seats.length < MAX_SEATS) seats = [...seats, newBot(seats)];
  expect(new Set(namesOf(seats)).size).toBe(MAX_SEATS);
});

test('two people count as playing together, with or without bots', () => {
  const bot = newBot([]);
  expect([[newPerson], [newPerson, bot], [newPerson, newPerson, bot]].map(playedWith)).toEqual([
    'alone',
    'bots',
    'together',
  ]);
});

test('a game needs a person, and not too many seats', () => {
  expect(isSeating([newBot([])])).toBe(false);
  expect(isSeating(Array.from({ length: MAX_SEATS + 1 }, () => newPerson))).toBe(false);
});
