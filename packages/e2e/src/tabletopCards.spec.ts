import { expect, test } from './fixtures.ts';
import { surroundings } from './surroundings.ts';
import { openDeck, rounds } from './tabletop/paperDeck.ts';
import { workerReady } from './worker.ts';

/** Picket as a deck for players on paper. */

test.use({ ...surroundings('phone'), contextOptions: { reducedMotion: 'reduce' } });

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('cards are dealt, flipped and flipped back, and survive a reload', async ({
    page,
    context,
    start,
  }) => {
    await start.open();
    await workerReady(page);
    await context.setOffline(true);
    await page.goto('/#/tabletop/cards');
    await page.getByRole('textbox', { name: 'Players' }).fill('Ada, Bob');
    await page.getByRole('button', { name: 'Deal' }).click();
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('Round 1');
    await expect(page.getByRole('button', { name: '26 cards left in each stack' })).toBeVisible();
    const first = await page.locator('main').innerText();
    await page.getByRole('button', { name: 'Flip →' }).click();
    await expect(title).toHaveText('Round 2');
    const second = await page.locator('main').innerText();
    expect(second).not.toBe(first);
    await page.keyboard.press('ArrowLeft');
    await expect(title).toHaveText('Round 1');
    expect(await page.locator('main').innerText()).toBe(first);
    await page.keyboard.press('ArrowRight');
    await expect(title).toHaveText('Round 2');
    await page.reload();
    await expect(title).toHaveText('Round 2');
    expect(await page.locator('main').innerText()).toBe(second);
  });
});

test('P2 K5 a plan claimed by hand is low from the next round on, and the cards are reshuffled', async ({
  page,
}) => {
  await openDeck(page, { players: ['Ada', 'Bob'] }, { rounds: rounds(3) });
  const plan = page.getByRole('button', { name: /^Plan 1/ });
  const before = await plan.getAttribute('aria-label');
  await plan.click();
  await page.getByRole('switch', { name: 'Bob' }).check({ force: true });
  await page.getByRole('switch', { name: 'Reshuffle before the next round' }).check({ force: true });
  await page.keyboard.press('Escape');
  await expect(plan).toHaveAttribute('aria-label', /Claimed by Bob/);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('The cards were reshuffled at a player’s request.').first()).toBeVisible();
  const worth = /Worth (\d+) now/;
  const after = await plan.getAttribute('aria-label');
  expect(Number(worth.exec(after ?? '')?.[1])).toBeLessThan(Number(worth.exec(before ?? '')?.[1]));
  // Claims of an earlier round can only be changed there.
  await plan.click();
  await expect(page.getByText(/Bob: \d+ points, in an earlier round/)).toBeVisible();
});

test('M9 the AAA gets a card each round, and its score counts the temps', async ({ page }) => {
  await openDeck(page, { mode: 'aaa', opponent: '2018-aaa-3' }, { rounds: rounds(4, [1]) });
  const flip = page.getByRole('button', { name: 'Flip →' });
  await expect(flip).toBeDisabled();
  await page.locator('main [aria-pressed=false]').first().click();
  await flip.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Round 6');
  await page.getByRole('button', { name: 'One temp more' }).click();
  await expect(page.getByText('Your temps')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'One temp fewer' })).toBeEnabled();
});

test('M4 hands are secret until their player looks, and wait for a card to pass on', async ({ page }) => {
  await openDeck(page, { mode: 'expert', players: ['Ada', 'Bob'] });
  const flip = page.getByRole('button', { name: 'Flip →' });
  await expect(page.getByText('No card to pass on yet: Ada and Bob.')).toBeVisible();
  for (const name of ['Ada', 'Bob']) {
    await expect(flip).toBeDisabled();
    await page.getByRole('button', { name: `${name}: look at your hand` }).click();
    await page.locator('dialog [aria-pressed=false]').first().click();
    await page.getByRole('button', { name: 'Hide the hand' }).click();
  }
  await flip.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Round 2');
});
