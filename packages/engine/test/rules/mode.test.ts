import { expect, test } from 'vitest';
import {
  builtIn,
  componentsOf,
  isEstimated,
  newGame,
  readComponents,
  worthToOpponent,
  type EditionBlock,
  type Options,
} from '../../src/index.ts';
import { must, seedOf, start } from '../kit.ts';
import { expertOf, solo, against } from './modeKit.ts';

test('M1 M2 each edition has its modes, and each mode its number of players', () => {
  const opens = (options: Partial<Options>): boolean => {
    const all = { ...start().state.rules.options, ...options };
    return newGame({ options: all, seed: seedOf('opens') }).ok;
  };
  expect(opens({ ...expertOf(27) })).toBe(true);
  expect(opens({ ...expertOf(28) })).toBe(false);
  expect(opens({ ...expertOf(2), edition: '2023' })).toBe(false);
  expect(opens({ ...solo, edition: '2023' })).toBe(false);
  expect(opens(against('2023-aaa-0'))).toBe(true);
});

test('M12 without an opponent a card is worth nothing', () => {
  expect(worthToOpponent(start().state, { number: 1, action: 'park' })).toBe(0);
});

test('M8 a mode with an opponent needs one of its edition, and other modes have none', () => {
  const options = { ...start().state.rules.options, ...against('2018-aaa-ben') };
  expect(newGame({ options, seed: seedOf('ben') }).ok).toBe(true);
  expect(newGame({ options: { ...options, opponent: 'nobody' }, seed: seedOf('ben') })).toMatchObject({
    rejection: { code: 'choose-an-opponent' },
  });
});

test('E3 values that no source prints are marked, field by field, and a user’s block removes the mark', () => {
  const edition = builtIn.editions['2023'] as EditionBlock;
  expect(isEstimated(edition, 'sheets.blueprint.pools')).toBe(true);
  expect(isEstimated(edition, 'sheets.classic.tempRanks')).toBe(false);
  expect(isEstimated(edition, 'plans.2023-B-6.high')).toBe(false);
  expect(isEstimated(edition, 'plans.2023-B-6.low')).toBe(true);
  expect(isEstimated(edition, 'architects.2023-aaa-1.park')).toBe(false);
  expect(isEstimated(edition, 'architects.2023-aaa-2.park')).toBe(true);
  expect(isEstimated(edition, 'deck.counts')).toBe(false);
  expect(isEstimated(edition, 'solo.temps')).toBe(false);
  expect(isEstimated(edition, 'nothing.of.this')).toBe(false);
  const deck = { ...edition.deck, house: ['counts'] };
  const alone = { temps: 6, points: 7, house: ['temps'] };
  expect(isEstimated({ ...edition, deck }, 'deck.counts')).toBe(true);
  expect(isEstimated({ ...edition, solo: alone }, 'solo.temps')).toBe(true);
  const { house: _house, ...own } = edition.sheets['blueprint'] ?? {};
  const file = JSON.stringify({
    format: 'picket-components/1',
    editions: { 2023: { sheets: { blueprint: own } } },
  });
  const components = componentsOf(must(readComponents(file)));
  expect(isEstimated(components.editions['2023'] as EditionBlock, 'sheets.blueprint.pools')).toBe(false);
});
