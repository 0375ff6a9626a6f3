import { expect, test } from 'vitest';
import { recordOf, replay, type About } from '../src/index.ts';
import { formatGame, parseGame } from '../src/notation.ts';
import { finished, must, start } from './kit.ts';

const WHOLE: About = {
  played: '2026-11-16T20:15:00Z',
  seats: [{ city: 'Maple, Bend: “x”' }, { city: 'Pinecrest', bot: 'regular' }],
  practice: { takeBacks: 1, hints: 2 },
};
const game = finished({ players: ['Ada', 'Bob'] }, 'about');

test.each<[string, About, About | undefined]>([
  ['all of it', WHOLE, WHOLE],
  ['the time', { played: '2026-11-16T20:15:00.250Z' }, { played: '2026-11-16T20:15:00.250Z' }],
  ['one city', { seats: [{}, { city: 'Elm' }] }, { seats: [{}, { city: 'Elm' }] }],
  ['one bot', { seats: [{ bot: 'master' }, {}] }, { seats: [{ bot: 'master' }, {}] }],
  ['practice', { practice: { takeBacks: 0, hints: 3 } }, { practice: { takeBacks: 0, hints: 3 } }],
  ['a game played straight through', { practice: { takeBacks: 0, hints: 0 } }, undefined],
  ['seats that say nothing', { seats: [{ city: '' }, {}] }, undefined],
  ['nothing', {}, undefined],
])('G5 N3 a record keeps its about block, also in notation: %s', (_, about, kept) => {
  const record = recordOf(game, about);
  expect(record.about).toEqual(kept);
  const text = JSON.stringify(record);
  expect(JSON.stringify(must(replay(JSON.parse(text))).record)).toBe(text);
  expect(JSON.stringify(must(parseGame(formatGame(record))))).toBe(text);
  expect(formatGame(record)).toMatch(/^[\w%~:=,;./!?+()*-]+$/);
});

test('G5 the about block comes after the options and changes nothing else', () => {
  const { about, ...rest } = recordOf(game, WHOLE);
  expect(about).toEqual(WHOLE);
  expect(rest).toEqual(recordOf(game));
  expect(Object.keys(recordOf(game, WHOLE)).slice(2, 6)).toEqual(['data', 'options', 'about', 'seed']);
});

test('G5 a running game keeps it too', () => {
  const record = recordOf(start({ players: ['Ada', 'Bob'] }), WHOLE);
  expect(must(parseGame(formatGame(record)))).toEqual(record);
});

test.each([
  [{ played: '16 November' }, 'about.played'],
  [{ seats: [{}] }, 'about.seats'],
  [{ seats: [{ city: 7 }, {}] }, 'about.seats[0].city'],
  [{ seats: [{}, { level: 'master' }] }, 'about.seats[1].level'],
  [{ practice: { takeBacks: -1 } }, 'about.practice.takeBacks'],
  [{ verified: true }, 'about.verified'],
])('G5 a bad block is rejected with its path: %j', (about, path) => {
  expect(replay({ ...recordOf(game), about })).toMatchObject({
    rejection: { code: 'bad-shape', facts: { path } },
  });
});

test.each([
  [':cities=A', 'cities'],
  [':bots=,regular,', 'bots'],
  [':practice=1', 'practice'],
  [':played=now', 'played'],
])('N4 a bad part of a line is rejected at its position: %s', (part, field) => {
  const line = formatGame(recordOf(game)).replace(':seed=', `${part}:seed=`);
  const read = parseGame(line);
  if (read.ok) throw new Error('read');
  expect(read.rejection.at).toBeGreaterThanOrEqual(line.indexOf(`${field}=`));
});
