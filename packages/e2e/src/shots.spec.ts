import { test } from './fixtures.ts';
import { Robot } from './robot.ts';
import { settle } from './settle.ts';
import { SIZES, surroundings, THEMES, type Size, type Theme } from './surroundings.ts';

/** Pictures of every page, theme and size, for a person to look at. They are not compared with anything. */

const FOLDER = `${import.meta.dirname}/../shots`;
const TURNS = 7;

for (const size of Object.keys(SIZES) as Size[]) {
  for (const theme of Object.keys(THEMES) as Theme[]) {
    test.describe(`pictures: ${size}, ${theme}`, () => {
      test.use({ ...surroundings(size, theme), reducedMotion: 'reduce' });

      test('are taken', async ({ start, table, page }) => {
        test.setTimeout(300_000);
        const shoot = async (name: string) => {
          await settle(page);
          await page.screenshot({ path: `${FOLDER}/${name}-${size}-${theme}.png` });
        };
        await start.open('shots');
        await shoot('start');
        await start.choose({ advanced: true });
        await shoot('new-game');
        await page.getByRole('button', { name: 'Start the game' }).click();
        await table.ready();
        await shoot('first-round');
        const robot = new Robot(table, 'shots');
        await robot.playGame(TURNS);
        await shoot('game');
        await table.tapOffer(0);
        await shoot('offer-chosen');
        await robot.tapSomething(await table.scene());
        await shoot('written');
        await robot.playGame();
        await page.waitForFunction(() => /final scores/.test(document.title));
        await shoot('end');
        await start.open('shots');
        await shoot('start-again');
      });
    });
  }
}
