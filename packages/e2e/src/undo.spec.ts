import { FastRandom } from 'picket-engine/fast';
import { lookFor } from './arranged/games.ts';
import { gapCode, lonelyHouses, lotCode, stepsOf } from './arranged/moments.ts';
import { expect, test } from './fixtures.ts';
import { Robot } from './robot.ts';
import { surroundings } from './surroundings.ts';
import type { Table } from './table.ts';

// The score counts up to its value; only the final value matters here.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Longer than a long press. */
const LONG = 900;

/** A turn of three taps: a card, a house, a fence. Returns the text of the page before and after each. */
async function threeTaps(
  table: Table,
  resume: (game: ReturnType<typeof fenceTurn>['game']) => Promise<void>,
) {
  const { game, found } = fenceTurn();
  await resume(game);
  const said = [await table.turnText()];
  await table.tapOffer(found.offer);
  said.push(await table.turnText());
  await table.tapCell(lotCode(found.spot));
  said.push(await table.turnText());
  await table.tapCell(gapCode(stepsOf(found.draft, 'fence')[0]?.at ?? [0, 0]));
  said.push(await table.turnText());
  expect(new Set(said).size).toBe(4);
  return said;
}

const fenceTurn = () =>
  lookFor((position) =>
    lonelyHouses(position).find(
      ({ action, draft }) => action === 'fence' && stepsOf(draft, 'fence').length > 0,
    ),
  );

test('a tap on a line of the log goes back to the moment before it', async ({ table, resume }) => {
  const said = await threeTaps(table, resume);
  await expect(table.log).toHaveCount(3);
  await table.log.nth(1).getByRole('button').click();
  await expect(table.log).toHaveCount(1);
  expect(await table.turnText()).toBe(said[1]);
  await expect(table.redo).toBeEnabled();
});

test('one undo takes back one tap, however many marks it made, and redo restores them', async ({
  table,
  resume,
  page,
}) => {
  const said = await threeTaps(table, resume);
  for (const before of said.slice(0, -1).toReversed()) {
    await table.undo.click();
    expect(await table.turnText()).toBe(before);
  }
  await expect(table.undo).toBeDisabled();
  for (const next of said.slice(1)) {
    await page.keyboard.press('Shift+U');
    expect(await table.turnText()).toBe(next);
  }
});

test.describe('on a phone', () => {
  test.use(surroundings('phone'));

  test('the log is behind a button, and a tap on a line goes back to before it', async ({
    table,
    resume,
    page,
  }) => {
    const said = await threeTaps(table, resume);
    await table.button('Menu').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Your turn so far' }).click();
    await table.log.nth(2).getByRole('button').click();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await table.turnText()).toBe(said[2]);
  });

  test('a long press on undo is redo', async ({ table, resume }) => {
    const said = await threeTaps(table, resume);
    await table.undo.click();
    expect(await table.turnText()).toBe(said[2]);
    await table.undo.click({ delay: LONG });
    expect(await table.turnText()).toBe(said[3]);
  });
});

for (const { taps, tag } of [
  { taps: 8, tag: [] },
  { taps: 60, tag: ['@full'] },
]) {
  test(
    `any sequence of undo and redo leaves exactly the remaining taps, ${taps} times`,
    { tag },
    async ({ start, table, page }) => {
      await start.begin({ seed: 'storm', advanced: true });
      await table.ready();
      const random = new FastRandom('storm');
      const robot = new Robot(table, 'storm');
      /** The text of the page after each remaining tap. */
      const said = [await table.turnText()];
      let undone: string[] = [];
      for (let i = 0; i < taps; i++) {
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
    },
  );
}

/** Taps until something has changed: the first tap may only open a question. */
async function tapped(robot: Robot, table: Table): Promise<boolean> {
  const before = await table.turnText();
  for (let i = 0; i < 3; i++) {
    if (!(await robot.tapSomething(await table.scene()))) return false;
    if ((await table.turnText()) !== before) return true;
  }
  return false;
}
