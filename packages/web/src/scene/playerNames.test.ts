import fc from 'fast-check';
import { viewOf } from 'picket-engine';
import { expect, test } from 'vitest';
import { en } from '../text/en/index.ts';
import {
  initialsOf,
  NAMELESS,
  namesEachWithin,
  namesWithin,
  shownNames,
  withShownNames,
} from './playerNames.ts';
import { start } from '../turn/testKit.ts';

test('a lone person without a name is “You”', () => {
  expect(shownNames([NAMELESS], [null], en)).toEqual(['You']);
  expect(shownNames([NAMELESS, 'Robin'], [null, 'casual'], en)).toEqual(['You', 'Robin']);
  expect(shownNames(['Ada', 'Robin'], [null, 'casual'], en)).toEqual(['Ada', 'Robin']);
});

test('with several people no one is “You”, even in records of earlier versions', () => {
  expect(shownNames(['You', 'Robin'], [null, 'casual'], en)).toEqual(['You', 'Robin']);
  expect(shownNames(['You', 'Robin'], [null, null], en)).toEqual(['Player 1', 'Robin']);
  expect(shownNames(['Player 1', 'Player 2'], [null, null], en)).toEqual(['Player 1', 'Player 2']);
  expect(shownNames(['Robin', 'You', 'Cy'], ['club', null, null], en)).toEqual(['Robin', 'Player 2', 'Cy']);
});

test('a view has the display names, and its record the given ones', () => {
  const view = viewOf(start({ players: [NAMELESS, 'Robin'] }), 0);
  const shown = withShownNames(view, [null, 'club'], en);
  expect(shown.state.rules.options.players).toEqual(['You', 'Robin']);
  expect(view.state.rules.options.players).toEqual([NAMELESS, 'Robin']);
});

test('initials are as short as they can be, and never the same for two players', () => {
  expect(initialsOf(['Hazel', 'Otis', 'June'])).toEqual(['H', 'O', 'J']);
  expect(initialsOf(['Bob', 'Bea', 'Cy'])).toEqual(['Bo', 'Be', 'Cy']);
  expect(initialsOf(['Player 1', 'Player 2'])).toEqual(['P1', 'P2']);
  expect(initialsOf(['Anna A', 'Annie A'])).toEqual(['A1', 'A2']);
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1, unit: 'grapheme' }), { maxLength: 20 }), (names) => {
      expect(new Set(initialsOf(names)).size).toBe(names.length);
    }),
  );
});

test('names become initials only if there is no room', () => {
  const names = ['Hazel', 'Otis', 'Bartholomew'];
  expect(namesWithin(names, 12)).toBe(names);
  expect(namesWithin(names, 10)).toEqual(['H', 'O', 'B']);
  expect(namesEachWithin(names, 5)).toEqual(['Hazel', 'Otis', 'B']);
  expect(namesWithin(['Ada', 'Ada'], 100)).toEqual(['A1', 'A2']);
  expect(namesEachWithin(['Ada', 'Ada'], 100)).toEqual(['A1', 'A2']);
});
