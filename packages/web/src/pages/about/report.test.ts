import { defaultOptions, newGame, recordOf, RULES_VERSION } from 'picket-engine';
import { expect, test } from 'vitest';
import { DEFAULTS } from '../../platform/preferenceValues.ts';
import { reportOf } from './report.ts';

const SEED = 'AAAAAAAAAAAAAAAAAAAAAA';
const browser = { userAgent: 'Test', languages: ['en'], window: '360×640', pixelRatio: 2 };

test('a report has a game, but no names', () => {
  const game = newGame({ options: { ...defaultOptions, players: ['Zuleika', 'Balthasar'] }, seed: SEED });
  if (!game.ok) throw new Error('no game');
  const record = recordOf(game.value);
  const about = { played: '2026-11-16T20:15:00Z', seats: [{ city: 'Zuleika' }, { city: 'Balthasar' }] };
  const report = reportOf({
    shipped: undefined,
    browser,
    preferences: DEFAULTS,
    record: { ...record, about },
  });
  expect(report.game?.options.players).toEqual(['Player 1', 'Player 2']);
  expect(JSON.stringify(report)).not.toMatch(/Zuleika|Balthasar/);
  expect(report.game).toEqual({
    ...record,
    options: { ...record.options, players: ['Player 1', 'Player 2'] },
  });
});

test('without a game there is still a report', () => {
  const shipped = { version: '1.2.3', build: 'abc', licences: [] };
  const report = reportOf({ shipped, browser, preferences: DEFAULTS, record: undefined });
  expect(report).toMatchObject({ version: '1.2.3', build: 'abc', rules: RULES_VERSION, game: null, browser });
});
