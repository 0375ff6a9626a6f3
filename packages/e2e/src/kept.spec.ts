import { FastRandom } from '@picket/engine';
import { expect, test } from './fixtures.ts';
import { Robot } from './robot.ts';
import { Table } from './table.ts';

const TAPS = 60;

test('a page that is loaded again in the middle of a turn shows the same turn', async ({
  start,
  table,
  page,
}) => {
  await start.begin({ seed: 'reload' });
  await table.ready();
  const robot = new Robot(table, 'reload');
  await robot.playTurn();
  await robot.tapSomething(await table.scene());
  await robot.tapSomething(await table.scene());
  await table.undo.click();
  const before = { turn: await table.turnText(), scene: await table.scene() };
  await page.reload();
  await table.ready();
  expect({ turn: await table.turnText(), scene: await table.scene() }).toEqual(before);
  // What was undone can still be done again, and what was done undone.
  await expect(table.redo).toBeEnabled();
});

test('a second tab watches, takes over, and plays on when the first is closed', async ({
  start,
  table,
  page,
  context,
}) => {
  await start.begin({ seed: 'tabs' });
  await table.ready();
  const robot = new Robot(table, 'tabs');
  await robot.tapSomething(await table.scene());
  const turn = await table.turnText();

  const second = await context.newPage();
  await second.goto(page.url());
  const takeOver = second.getByRole('button', { name: 'Take over here' });
  await takeOver.click();
  const there = new Table(second);
  await there.ready();
  expect(await there.turnText()).toBe(turn);
  await expect(page.getByRole('button', { name: 'Take over here' })).toBeVisible();

  await new Robot(there, 'there').playTurn();
  await second.close();
  // The tab that is left plays by itself.
  await table.ready();
  await expect(page).toHaveTitle(/round 2/);
  await robot.playTurn();
  await expect(page).toHaveTitle(/round 3/);
});

test('any storm of undo and redo leaves what the remaining taps alone would', async ({
  start,
  table,
  page,
}) => {
  await start.begin({ seed: 'storm', advanced: true });
  await table.ready();
  const random = new FastRandom('storm');
  const robot = new Robot(table, 'storm');
  /** What the page said after each tap that is not undone. */
  const said = [await table.turnText()];
  let undone: string[] = [];
  for (let i = 0; i < TAPS; i++) {
    const choice = random.below(3);
    if (choice === 0 && said.length > 1) {
      await table.undo.click();
      undone.push(said.pop() ?? '');
    } else if (choice === 1 && undone.length > 0) {
      await page.keyboard.press('Shift+U');
      said.push(undone.pop() ?? '');
    } else if (await tapped(robot, table)) {
      said.push(await table.turnText());
      undone = [];
    }
    expect(await table.turnText(), `after ${i + 1} of the storm`).toBe(said.at(-1));
  }
});

/** Taps until something has changed: the first tap may only lead to the question which of several things is meant. */
async function tapped(robot: Robot, table: Table): Promise<boolean> {
  const before = await table.turnText();
  for (let i = 0; i < 3; i++) {
    if (!(await robot.tapSomething(await table.scene()))) return false;
    if ((await table.turnText()) !== before) return true;
  }
  return false;
}

test('where nothing can be kept, the game goes on and says so', async ({ start, table, page }) => {
  await page.context().route(/worker-.*\.js/, async (route) => {
    const blocked = `Object.defineProperty(self, 'indexedDB', {
      value: { open() { throw new DOMException('no', 'SecurityError'); } },
    });`;
    const worker = await (await route.fetch()).text();
    await route.fulfill({ contentType: 'text/javascript', body: blocked + worker });
  });
  await start.begin({ seed: 'blocked' });
  await table.ready();
  await expect(page.getByText('keeps nothing for this page')).toBeVisible();
  await new Robot(table, 'blocked').playTurn();
  await expect(page).toHaveTitle(/round 2/);
});
