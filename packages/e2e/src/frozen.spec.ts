import { expect, test } from './fixtures.ts';
import { frozenBrowsers } from './frozenBrowser.ts';
import { GamesPage } from './gamesPage.ts';
import { Robot } from './robot.ts';

// Browser storage of an earlier version, opened by today's client. Never regenerated: when a test
// fails, fix the client, not the file.

for (const frozen of frozenBrowsers) {
  const over = frozen.games.filter((game) => game.over);
  const running = frozen.games.filter((game) => !game.over);
  const ways = Object.values(Object.groupBy(running, ({ options }) => `${options.edition} ${options.mode}`));

  test.describe(`a browser of ${frozen.version}`, () => {
    test.beforeEach(async ({ page }) => {
      await frozen.restore(page);
    });

    test('lists every game', async ({ page }) => {
      const games = new GamesPage(page);
      await games.open();
      const cities = frozen.games.map(({ city }) => city).toSorted();
      await expect(games.cards).toHaveCount(cities.length);
      const headings = await games.cards.getByRole('heading').allTextContents();
      expect(headings.map((heading) => heading.trim()).toSorted()).toEqual(cities);
      await expect(games.cards.filter({ hasText: 'is damaged' })).toHaveCount(0);
    });

    test('shows a finished game with its score', async ({ page }) => {
      for (const { id, city, scores } of over) {
        await page.goto(`/#/game/${id}`);
        await expect(page).toHaveTitle(`${city}: final scores · Picket`);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(`${Math.max(...scores)} points`);
      }
    });

    for (const [game] of ways) {
      if (game === undefined) continue;
      const { id, rounds, options } = game;
      const tag = options.mode === 'expert' || options.edition === '2023' ? [] : ['@full'];
      test(
        `continues a game where it stopped: ${options.edition} ${options.mode}`,
        { tag },
        async ({ page, table }) => {
          await page.goto(`/#/game/${id}`);
          await table.ready();
          const robot = new Robot(table, id);
          for (let turns = frozen.missingTurns(game); turns > 0; turns--) await robot.playTurn();
          await page.reload();
          await table.ready();
          // In pass and play, the next player has to take the device first.
          const { pass } = await table.scene();
          if (pass !== undefined) await table.tap(table.button(pass));
          await expect(page).toHaveTitle(new RegExp(`, round ${rounds + 2} `));
        },
      );
    }

    test('restores undone steps of a turn', async ({ page, table }) => {
      const [[[id]]] = frozen.dump.database.stores['drafts'] as [[[string, number], unknown]];
      await page.goto(`/#/game/${id}`);
      await table.ready();
      const before = await table.turnText();
      await table.redo.click();
      await expect(table.undo).toBeEnabled();
      expect(await table.turnText()).not.toBe(before);
    });

    test('keeps the settings', async ({ page }) => {
      await page.goto('/#/settings');
      const root = page.locator('html');
      await expect(root).toHaveAttribute('data-theme', 'evening');
      await expect(root).toHaveAttribute('data-numerals', 'plain');
      await expect(root).toHaveAttribute('data-motion', 'off');
      await expect(root).toHaveAttribute('data-hand', 'left');
      await expect(page.getByText('110%')).toBeVisible();
      await page.getByText('Keys', { exact: true }).click();
      await expect(page.getByRole('button', { name: /^undo: / })).toHaveText('c');
    });
  });
}
