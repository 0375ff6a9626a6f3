import type { Page } from '@playwright/test';
import { painted } from '../painted.ts';
import { Robot } from '../robot.ts';
import { StartPage } from '../startPage.ts';
import { Table } from '../table.ts';
import { busy, milliseconds, onMainThread, tasks, traced, type TraceEvent } from './trace.ts';

const SLOWER = 4;
const RUNS = 5;
/** Rounds after which the sheet is well filled, but the game is not over. */
const TURNS = 14;

/**
 * Main-thread time from lifting the finger to the paint that shows the ink, on a throttled CPU: each run, in
 * ms.
 */
export async function tapToInk(page: Page): Promise<number[]> {
  await new StartPage(page).begin({ seed: 'ink' });
  const table = new Table(page);
  await table.ready();
  const robot = new Robot(table, 'bench');
  await robot.playGame(TURNS);
  // In a robot's town, there may be no number that fits.
  while ((await houses(table)).length === 0) await robot.playTurn();
  const session = await page.context().newCDPSession(page);
  const runs: number[] = [];
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  for (let i = 0; i < RUNS; i++) {
    const cells = await houses(table);
    const box = await table.cell(cells[(i * 7) % cells.length] ?? '').boundingBox();
    if (box === null) throw new Error('There is no house to tap.');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await painted(page);
    const events = await traced(session, async () => {
      await page.mouse.down();
      await page.mouse.up();
      await painted(page);
    });
    runs.push(inkTime(onMainThread(events)));
    await table.undo.click();
    await painted(page);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return runs;
}

/** Picks the card with the most houses, enough for one per run, and returns them. */
async function houses(table: Table): Promise<readonly string[]> {
  let most: readonly string[] = [];
  let best = 0;
  for (const offer of [0, 1, 2]) {
    await table.tapOffer(offer);
    const { cells } = await table.scene();
    if (cells.length > most.length) [most, best] = [cells, offer];
  }
  if (best !== 2) await table.tapOffer(best);
  return most;
}

function inkTime(events: readonly TraceEvent[]): number {
  const lift = events.find(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'pointerup');
  if (lift === undefined) throw new Error('The trace shows no tap.');
  const paint = events.find(({ name, ts }) => name === 'Paint' && ts > lift.ts);
  if (paint === undefined) throw new Error('The trace shows no paint after the tap.');
  const until = paint.ts + (paint.dur ?? 0);
  const spent = tasks(events).map((task) => {
    const { ts, dur = 0 } = task;
    // Work before the tap or after the paint does not count.
    const within = Math.min(ts + dur, until) - Math.max(ts, lift.ts);
    return within <= 0 ? 0 : (busy(task) * within) / dur;
  });
  return milliseconds(spent.reduce((sum, time) => sum + time, 0));
}
