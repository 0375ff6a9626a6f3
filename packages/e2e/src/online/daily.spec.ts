import type { Page } from '@playwright/test';
import { playAhead } from './ahead.ts';
import { expect, test } from './fixtures.ts';
import type { Player } from './player.ts';

/** The deals of the day: sealed and ranked, and open for practice. */

async function openDaily({ page }: Pick<Player, 'page'>, deal = ''): Promise<void> {
  await page.goto(`/#/daily${deal}`);
  await page.getByRole('heading', { level: 1, name: 'Deal of the day' }).waitFor();
  await page.getByRole('heading', { name: 'The list' }).waitFor();
}

const sealed = (page: Page) => page.getByRole('region', { name: 'Sealed' });

/** Starts the sealed deal under the player's name. */
async function begin({ page, name, table }: Player): Promise<void> {
  await sealed(page).getByLabel('Your name on the list').fill(name);
  await sealed(page).getByRole('button', { name: 'Play' }).click();
  await page.waitForURL(/#\/table\//);
  await table.ready();
}

async function playSealed(player: Player): Promise<void> {
  await openDaily(player);
  await begin(player);
  await playAhead([player]);
  await player.robot.playGame();
  await player.button('To the deal').click();
  await expect(sealed(player.page).locator('[data-score]')).toBeVisible();
}

/** A deal that was not played shows no score, no name and no card. */
async function expectClosed(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'A sealed link' })).toBeVisible();
  await expect(page.getByText('The list opens when you have finished')).toBeVisible();
  for (const name of ['Your ghost', 'behind you', 'Ada']) {
    await expect(page.getByText(name)).toHaveCount(0);
  }
  await expect(page.getByRole('img', { name: /towns?, from/ })).toHaveCount(0);
}

test('the start page leads to the deal of the day, which opens its list after the game', async ({
  person,
}) => {
  const ada = await person('Ada');
  await ada.page.goto('/');
  await ada.page.getByRole('link', { name: 'Deal of the day' }).click();
  await expect(ada.page.getByText('The list opens when you have finished')).toBeVisible();
  await expect(ada.page.getByRole('region', { name: 'Sealed' })).toContainText('Ranked, once.');
  await begin(ada);
  // A sealed table has no chat, and can't be resigned.
  await expect(ada.button(/chat/i)).toHaveCount(0);
  await openDaily(ada);
  await expect(sealed(ada.page).getByRole('button', { name: 'Continue' })).toBeVisible();
});

test(
  'a browser plays both deals, loses its connection, is listed, shares, replays, and moves on with its code',
  { tag: '@full' },
  async ({ person }) => {
    const rival = await person('June');
    await playSealed(rival);
    const ada = await person('Ada', { permissions: ['clipboard-read', 'clipboard-write'] });
    await openDaily(ada);
    await begin(ada);
    // The connection is lost in the middle of the game, and a turn is confirmed without it.
    await ada.robot.playTurn();
    await ada.context.setOffline(true);
    await ada.robot.makeTurn();
    await ada.table.tapConfirm();
    await ada.context.setOffline(false);
    await expect(ada.page.getByText('Round 3', { exact: true })).toBeVisible();
    await playAhead([ada]);
    await ada.robot.playGame();
    await ada.button('To the deal').click();

    // In the list, with the engine's score.
    const score = (await sealed(ada.page).locator('[data-score]').textContent()) ?? '';
    const list = ada.page.getByRole('region', { name: 'The list' });
    await expect(list.getByRole('row', { name: new RegExp(`Ada\\s*you ${score}`) })).toBeVisible();
    // In a cluster, the list also has games of other tests.
    await expect(list.getByRole('row', { name: /June/ }).first()).toBeVisible();
    await expect(ada.page.getByText(/^Where people built in round/)).toBeVisible();
    await expect(ada.page.locator('[data-ghost]')).toBeVisible();
    const streak = ada.page.getByRole('heading', { name: 'One day running' });
    await expect(streak).toBeVisible();

    // One plain sentence, and a link that stays closed.
    await ada.button('Copy').click();
    const shared = await ada.page.evaluate(() => navigator.clipboard.readText());
    const [sentence = '', address = ''] = shared.split('\n');
    expect(sentence).toMatch(new RegExp(`^Picket, deal of \\d+ \\w+: ${score} points?, .*\\.$`));
    // Words, digits, a minus and a percent sign: no emoji or ASCII art.
    expect(sentence).toMatch(/^[\w ,.:−%]+$/);
    const bob = await person('Bob');
    await bob.page.goto(new URL(address).hash.replace(/^/, '/'));
    await expectClosed(bob.page);
    await begin(bob);
    await playAhead([bob]);
    await bob.robot.playGame();
    await bob.page.goto(new URL(address).hash.replace(/^/, '/'));
    await expect(bob.page.locator('figcaption', { hasText: 'Ada' })).toBeVisible();

    // The replay and the review of the player’s own game.
    await sealed(ada.page).getByRole('link', { name: 'Replay' }).click();
    await expect(ada.page.getByRole('button', { name: 'Verified' })).toBeVisible();
    await openDaily(ada);
    await sealed(ada.page).getByRole('link', { name: 'Review' }).click();
    await expect(ada.page.getByText('Without the luck').first()).toBeVisible({ timeout: 120_000 });

    // The open deal can be repeated.
    await openDaily(ada);
    const open = ada.page.getByRole('region', { name: 'Open' });
    await open.getByRole('button', { name: 'Play' }).click();
    await ada.page.waitForURL(/#\/game\//);
    await ada.robot.playGame();
    await openDaily(ada);
    await expect(open.getByText(/best [−\d]+ in 1 game/)).toBeVisible();
    await expect(open.locator('[data-par]')).toBeVisible({ timeout: 240_000 });

    // Another device, with the code.
    await ada.button('Take it to another device').click();
    const dialog = ada.page.getByRole('dialog');
    await expect(dialog.locator('[data-kept=true]')).toBeVisible();
    const code = (await dialog.locator('[data-code]').textContent()) ?? '';
    const phone = await person('Ada’s phone');
    await openDaily(phone);
    await phone.button('Take it to another device').click();
    await phone.page.getByLabel('Code from the other device').fill(code.toLowerCase());
    await phone.button('Use this code').click();
    await expect(phone.page.locator('[data-welcome]')).toContainText('1 seat');
    await phone.page.keyboard.press('Escape');
    await expect(phone.page.getByRole('heading', { name: 'One day running' })).toBeVisible();
    await expect(sealed(phone.page).locator('[data-score]')).toHaveText(score);
    await expect(phone.page.getByRole('region', { name: 'Open' }).getByText(/in 1 game/)).toBeVisible();
  },
);

test('the open deal needs no server, and is the same everywhere', async ({ person }) => {
  const [ada, bob] = [await person('Ada'), await person('Bob')];
  const cards = [];
  for (const { page, table } of [ada, bob]) {
    await page.route('**/api/**', (route) => route.abort('connectionrefused'));
    await page.goto('/#/daily');
    await expect(page.getByText('The sealed deal needs a server')).toBeVisible();
    await page.getByRole('region', { name: 'Open' }).getByRole('button', { name: 'Play' }).click();
    await table.ready();
    cards.push(
      await table.offers.evaluateAll((offers) => offers.map((offer) => offer.getAttribute('aria-label'))),
    );
  }
  expect(cards[0]).toEqual(cards[1]);
});
