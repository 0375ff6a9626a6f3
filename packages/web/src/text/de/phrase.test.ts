import { expect, test } from 'vitest';
import { end } from './end.ts';
import { accusative, counted, estatesOf, inPercent, times, townOf, YOU } from './phrase.ts';
import { say } from './say.ts';
import { turn } from './turn.ts';

test('several estates share their noun', () => {
  expect(estatesOf([3])).toBe('eine 3er-Siedlung');
  expect(estatesOf([1, 2])).toBe('eine 1er- und eine 2er-Siedlung');
  expect(estatesOf([1, 2, 4])).toBe('eine 1er-, eine 2er- und eine 4er-Siedlung');
  expect(estatesOf([2, 2])).toBe('zwei 2er-Siedlungen');
  expect(estatesOf([1, 2, 2])).toBe('eine 1er-Siedlung und zwei 2er-Siedlungen');
});

test('the player without a name is addressed in the right case', () => {
  expect(townOf(YOU)).toBe('deine Stadt');
  expect(townOf('Hans')).toBe('Stadt von Hans');
  expect(accusative(YOU)).toBe('dich');
  expect(turn.recap.passed('fence', YOU)).toBe('Zaun an dich weitergegeben.');
  expect(turn.bar.passing('Ada', 'Ada')).toBe('Die übrige Karte geht an Ada, und du bekommst eine zurück.');
  expect(say.awaited(['Ada'], true)).toBe('Wir warten auf dich und Ada.');
  expect(end.postcard('Lindenfall', YOU, 1)).toBe('Postkarte aus Lindenfall, deiner Stadt, mit 1 Punkt.');
});

test('numbers are as Germans write them', () => {
  expect(inPercent(0.8)).toBe('80\u00a0%');
  expect(counted(-1, 'Punkt', 'Punkte')).toBe('−1 Punkt');
  expect([1, 9, 12].map(times)).toEqual(['einmal', 'neunmal', '12-mal']);
});

test('a finished town is summed up with the right articles', () => {
  expect(end.summary({ empty: 0, pools: 1, parks: 0, estates: 3 })).toBe(
    'Alle Häuser gebaut, drei vollständige Siedlungen, ein Pool und kein Parkfeld.',
  );
  expect(end.summary({ empty: 1, pools: 0, parks: 12, estates: 1 })).toBe(
    'Ein Haus leer, eine vollständige Siedlung, kein Pool und 12 Parkfelder.',
  );
});
