import { expect, test } from 'vitest';
import { after as de } from './de/after.ts';
import { after as en } from './en/after.ts';
import { after as fr } from './fr/after.ts';

test.each([
  ['English', en, 'You', 'As you saw it', /^You play your town again from round 3;/],
  ['French', fr, 'Vous', 'Ce que vous voyiez', /^Vous reprenez votre ville au tour 3/],
  ['German', de, 'Du', 'Was du gesehen hast', /^Du übernimmst deine Stadt ab Runde 3;/],
])('a player without a name is addressed in %s', (_language, { replay, stats }, you, view, playOn) => {
  expect(replay.viewOf(you)).toBe(view);
  expect(replay.playOnLine(you, 3)).toMatch(playOn);
  expect(replay.playOnLine('Ada', 3)).toContain('Ada');
  expect(stats.line(0)).not.toMatch(/\d/);
  expect(stats.line(2)).toMatch(/^2 /);
});
