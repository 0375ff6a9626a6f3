import { expect, test } from 'vitest';
import { authorityOn, playAll, wanted } from '../../authority/testGames.ts';
import {
  achievedIn,
  bestsOf,
  counts,
  csvOf,
  monthsOf,
  PARTS,
  running,
  statOf,
  type GameStat,
} from './stats.ts';

async function played(): Promise<GameStat[]> {
  const { games, library } = authorityOn();
  for (const players of [['Ada'], ['Ada', 'Bob']]) {
    await playAll(games, await library.create(wanted({ players }, { city: '=1+1' })));
  }
  const stats: GameStat[] = [];
  for (const summary of (await library.list()).filter(counts)) {
    const record = await library.exportRecord(summary.id);
    const stat = record && statOf(summary, record);
    if (stat !== undefined) stats.push(stat);
  }
  return stats;
}

test('the parts of a game add up to its score, and the town is that of the sheet', async () => {
  const stats = await played();
  expect(stats).toHaveLength(2);
  for (const { parts, score } of stats) expect(PARTS.reduce((all, part) => all + parts[part], 0)).toBe(score);
  expect(stats.map(({ against }) => against).toSorted()).toEqual(['nobody', 'people']);
});

test('imported games, practice and games in progress don’t count', async () => {
  const { games, library } = authorityOn();
  const id = await library.create(wanted({ players: ['Ada'] }));
  expect((await library.list()).filter(counts)).toEqual([]);
  await playAll(games, id);
  expect((await library.list()).filter(counts)).toHaveLength(1);
  await games.takeBackRound(id);
  await playAll(games, id);
  expect((await library.list()).filter(counts)).toEqual([]);
});

test('means, months and bests are computed from the games', async () => {
  expect(running([10, 20, 60], 2)).toEqual([10, 15, 40]);
  const [game] = await played();
  if (game === undefined) throw new Error('There is no game.');
  const at = (played: number, score: number): GameStat => ({ ...game, played, score, id: `${played}` });
  const stats = [at(Date.UTC(2026, 0, 5), 80), at(Date.UTC(2026, 1, 5), 100), at(Date.UTC(2026, 1, 6), 100)];
  expect(monthsOf(stats)).toMatchObject([
    { month: '2026-02', games: 2, mean: 100, best: 100 },
    { month: '2026-01', games: 1, mean: 80 },
  ]);
  // Of two equal games, the first one is the best.
  expect(bestsOf(stats)[0]).toEqual({ part: 'score', points: 100, played: Date.UTC(2026, 1, 5) });
  expect(achievedIn(stats, 'hundred')).toBe(Date.UTC(2026, 1, 5));
  expect(achievedIn([], 'hundred')).toBeUndefined();
});

test('a name in the CSV file is never a formula', async () => {
  const lines = csvOf(await played())
    .trimEnd()
    .split('\r\n');
  expect(lines).toHaveLength(3);
  for (const line of lines.slice(1)) expect(line).toContain(`,"'=1+1",`);
});
