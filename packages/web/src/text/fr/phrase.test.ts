import { expect, test } from 'vitest';
import { counted, de, numeral, ordinal, street, theHouse, townOf, YOU } from './phrase.ts';
import { after } from './after.ts';
import { end } from './end.ts';
import { setupPage } from './setup.ts';
import { fr } from './index.ts';

const streets = { trees: ['elm', 'maple', 'oak'] as const };

test('zero and one are singular', () => {
  expect([0, 1, 2].map((n) => counted(n, 'maison', 'maisons'))).toEqual([
    '0 maison',
    '1 maison',
    '2 maisons',
  ]);
  expect(fr.game.areIn(1, 4)).toBe('1 sur 4 a joué');
  expect(fr.game.areIn(2, 4)).toBe('2 sur 4 ont joué');
});

test('a place is feminine', () => {
  expect([1, 2, 21].map(ordinal)).toEqual(['1re', '2e', '21e']);
});

test('“de” elides before a vowel, and the reader’s town is “votre ville”', () => {
  expect(de('Odette')).toBe('d’Odette');
  expect(townOf('Marcel')).toBe('la ville de Marcel');
  expect(fr.table.townOf(YOU)).toBe('Votre ville');
  expect(fr.table.fate.from('Ada')).toBe('D’Ada');
});

test('the reader is “vous” within a sentence', () => {
  expect(fr.turn.recap.passed('park', YOU)).toBe('Carte Parc passée à vous.');
  expect(after.end.card.show(YOU)).toBe('Voir votre carte postale');
  expect(end.ended.plans(end.names([YOU]))).toBe('Vous avez validé les trois plans.');
  expect(end.ended.plans(end.names([YOU, 'Ada']))).toMatch(/^Trois plans validés\s: vous et Ada\.$/);
});

test('the AAA has an article within a sentence, and other architects have none', () => {
  expect(fr.table.fate.toOpponent('AAA niveau 3', 2)).toBe('À l’AAA +2');
  expect(fr.table.fate.toOpponent('Ann', 2)).toBe('À Ann +2');
  expect(setupPage.opponent.scores('AAA niveau 3')).toBe('Ce que marque l’AAA niveau 3');
});

test('what is counted has its gender', () => {
  expect(numeral(1, 'f')).toBe('une');
  expect(end.summary({ empty: 1, pools: 0, parks: 1, estates: 0 })).toBe(
    'Une maison restée vide, aucun lotissement complet, aucune piscine, une case de parc.',
  );
});

test('a street has a capital on its own, and an article within a sentence', () => {
  expect(fr.words.street(1, streets)).toBe('Rue des Érables');
  expect(street(1, streets)).toBe('rue des Érables');
  expect(theHouse([0, 4], streets)).toBe('la maison 5 de la rue des Ormes');
});
