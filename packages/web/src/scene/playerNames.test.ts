import { viewOf } from 'picket-engine';
import { expect, test } from 'vitest';
import { en } from '../text/en.ts';
import { initialsOf, NAMELESS, shownNames, withShownNames } from './playerNames.ts';
import { start } from '../turn/testKit.ts';

test('the only person at a table without a name is “You”', () => {
  expect(shownNames([NAMELESS], [null], en)).toEqual(['You']);
  expect(shownNames([NAMELESS, 'Robin'], [null, 'casual'], en)).toEqual(['You', 'Robin']);
  expect(shownNames(['Ada', 'Robin'], [null, 'casual'], en)).toEqual(['Ada', 'Robin']);
});

test('among several people nobody is, whatever an earlier version wrote', () => {
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
  expect(initialsOf(['Anna A', 'Annie A'])).toEqual(['Anna A', 'Annie A']);
});
