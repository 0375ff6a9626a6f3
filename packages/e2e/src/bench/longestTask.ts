import type { Page } from '@playwright/test';
import { Robot } from '../robot.ts';
import { StartPage } from '../startPage.ts';
import { Table } from '../table.ts';
import { busy, milliseconds, onMainThread, tasks, traced } from './trace.ts';

/**
 * The longest task of a whole game, from the start page to the final scores: its CPU time in ms, and the
 * number of turns.
 */
export async function longestTask(page: Page): Promise<{ task: number; turns: number }> {
  const start = new StartPage(page);
  await start.open('bench');
  const session = await page.context().newCDPSession(page);
  let turns = 0;
  const events = await traced(session, async () => {
    await start.choose({ kind: 'solo' });
    await page.getByRole('button', { name: 'Start game' }).click();
    const table = new Table(page);
    await table.ready();
    turns = await new Robot(table, 'bench').playGame();
  });
  const longest = Math.max(0, ...tasks(onMainThread(events)).map(busy));
  return { task: milliseconds(longest), turns };
}
