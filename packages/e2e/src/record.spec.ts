import type { Score } from 'picket-engine';
import type { Page } from '@playwright/test';
import { picket } from '../../../tools/picket.ts';
import { lookForEnd, nearEnd } from './arranged/games.ts';
import { openGame } from './arranged/open.ts';
import { expect, test } from './fixtures.ts';
import { Robot } from './robot.ts';
import { savedRecord } from './savedRecord.ts';

/** In the order of the table; deductions have a minus sign. */
const GAINS = ['plans', 'parks', 'pools', 'temps', 'estates'] as const;
const LOSSES = ['bis', 'roundabouts', 'refusals'] as const;

const sum = (points: number | readonly number[]): number =>
  typeof points === 'number' ? points : points.reduce((total, next) => total + next, 0);

/** The rows of the final table, best first: the parts and the total. */
async function shownScores(page: Page): Promise<number[][]> {
  const rows = page.getByRole('table', { name: 'Scores by category' }).getByRole('row');
  const cells = await rows.evaluateAll((rows) =>
    rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent?.trim() ?? '')),
  );
  return cells
    .filter((row) => row.length > 0)
    .map((row) => row.map((text) => Number(text.replace('−', '-'))));
}

/** The same rows, computed by `picket score` from the exported file. */
function checkedScores(file: string, advanced: boolean): number[][] {
  const { status, output } = picket('check', file);
  expect({ status, output }).toEqual({ status: 0, output: expect.stringContaining('1 record is valid') });
  const { scores, ranking } = JSON.parse(picket('score', file, '--json').output) as {
    scores: Score[];
    ranking: number[][];
  };
  const losses = LOSSES.filter((part) => advanced || part !== 'roundabouts');
  return ranking.flat().map((seat) => {
    const score = scores[seat] as Score;
    const gained = GAINS.map((part) => sum(score[part]));
    const lost = losses.map((part) => -sum(score[part]) || 0);
    return [...gained, ...lost, score.total];
  });
}

for (const edition of ['2018', '2023'] as const) {
  for (const advanced of [false, true]) {
    const name = `${edition}${advanced ? ', advanced' : ''}`;

    test(
      `the score on the page equals picket check's: ${name}`,
      { tag: '@full' },
      async ({ start, table, page }) => {
        await start.begin({ edition, advanced, seed: `record-${edition}` });
        await table.ready();
        const turns = await new Robot(table, name).playGame();
        const { file } = await savedRecord(page);
        const [shown] = await shownScores(page);
        expect([shown]).toEqual(checkedScores(file, advanced));
        test.info().annotations.push({
          type: 'game',
          description: `${name}: ${turns} turns, ${shown?.at(-1)} points`,
        });
      },
    );

    const tag = edition === '2023' && advanced ? [] : ['@full'];
    test(`a game of four with plans ends with picket check's scores: ${name}`, { tag }, async ({ page }) => {
      const game = lookForEnd(({ state }) => state.firsts.filter((round) => round >= 0).length > 1, {
        edition,
        advanced,
        players: ['Ada', 'Bob', 'Cy', 'Dot'],
      });
      await openGame(page, game);
      const { file } = await savedRecord(page);
      const shown = await shownScores(page);
      expect(shown.some(([plans = 0]) => plans > 0)).toBe(true);
      expect(shown).toEqual(checkedScores(file, advanced));
    });
  }
}

test("the score of a game that is finished here equals picket check's", async ({ resume, table, page }) => {
  await resume(nearEnd({ edition: '2023', advanced: true }));
  await new Robot(table, 'record').playGame();
  const { file } = await savedRecord(page);
  expect(await shownScores(page)).toEqual(checkedScores(file, true));
});
