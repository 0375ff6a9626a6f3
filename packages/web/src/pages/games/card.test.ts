import { builtIn, defaultOptions, OPPONENT, type Options, type Ranking } from 'picket-engine';
import { expect, test } from 'vitest';
import type { Summary } from '../../authority/authority.ts';
import { testSummary } from '../../authority/testSummary.ts';
import { after } from '../../text/en/after.ts';
import { en } from '../../text/en/index.ts';
import { cardModel } from './card.ts';
import { emptySheet } from './town.ts';

const EMPTY = emptySheet(builtIn);
/** Distinguishable sheets. */
const towns = [1, 2, 3].map((temps) => ({ ...EMPTY, temps }));

const card = (options: Partial<Options>, more: Partial<Summary> = {}) =>
  cardModel(testSummary({ options: { ...defaultOptions, ...options }, ...more }), builtIn, en, after);

test('a running game names the players in seat order, and which of them are bots', () => {
  const { who, kind, marks } = card({ players: ['Ada', 'Otto'] }, { scores: [3, 9], bots: [null, 'casual'] });
  expect(who).toBe('Ada, Otto (bot)');
  expect(kind).toBe('2018 edition · Standard');
  expect(marks).toEqual([]);
});

test('a finished game lists everyone with points and their towns, best first', () => {
  const bots = [null, 'casual', null] as const;
  // Otto and Cy are tied on points: the engine knows the tie-break.
  const over = { scores: [-3, 9, 9], ranking: [[2], [1], [0]], bots, over: true, towns };
  const { who, towns: drawn } = card({ players: ['Ada', 'Otto', 'Cy'] }, over);
  expect(who).toBe('Cy 9, Otto (bot) 9, Ada −3');
  expect(drawn.map(({ temps }) => temps)).toEqual([3, 2, 1]);
});

test("before the end, the first person's town comes first", () => {
  const { towns: drawn } = card(
    { players: ['Otto', 'Ada'] },
    { bots: ['casual', null], towns: towns.slice(0, 2) },
  );
  expect(drawn.map(({ temps }) => temps)).toEqual([2, 1]);
});

test('the AAA is listed, without points if it scores nothing', () => {
  const against = (opponent: string, opponentScore: number, ranking: Ranking) =>
    card(
      { edition: '2023', mode: 'aaa', opponent, players: ['You'] },
      { over: true, scores: [40], opponentScore, ranking },
    ).who;
  expect(against('2023-aaa-4', 52, [[OPPONENT], [0]])).toBe('Irene 52, You 40');
  expect(against('2023-aaa-4', 40, [[OPPONENT], [0]])).toBe('Irene 40, You 40');
  expect(against('2023-aaa-0', 0, [[0]])).toBe('You 40, AAA level 0');
  // [R13] A tie that nothing breaks is one group.
  expect(against('2023-aaa-4', 40, [[0, OPPONENT]])).toBe('You 40, Irene 40');
});

test('unusual options are named', () => {
  const options = { edition: '2023', sheet: 'blueprint', advanced: true, components: 'sha256:0' } as const;
  const { kind, marks } = card(options, { practice: true, imported: true });
  expect(kind).toBe('2023 edition · Standard · Blueprint · Advanced · Your own components');
  expect(marks).toEqual(['Practice', 'Imported']);
});
