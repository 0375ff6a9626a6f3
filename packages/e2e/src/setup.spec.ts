import { begun } from './arranged/begun.ts';
import { dropFile, giveFile, lonelyBox, wrongBox } from './componentFiles.ts';
import { expect, test } from './fixtures.ts';
import type { GameChoice } from './startPage.ts';
import { surroundings } from './surroundings.ts';

const GAME = /#\/game\//;

for (const size of ['phone', 'desktop'] as const) {
  test.describe(size, () => {
    test.use(surroundings(size));

    const tag = size === 'phone' ? [] : ['@full'];
    test('two taps start a game, and the second needs no scrolling', { tag }, async ({ start, page }) => {
      for (const kind of ['bots', 'together', 'solo', 'alone'] as const) {
        await start.open();
        await start.door(kind).click();
        await expect(start.begins).toBeInViewport({ ratio: 1 });
        await start.begins.click();
        await page.waitForURL(GAME);
      }
    });
  });
}

test('a newcomer chooses only who plays, and plays against one gentle bot', async ({ start, page }) => {
  await start.open();
  await start.door('alone').click();
  await expect(start.option('With bots')).toBeChecked();
  await expect(start.option('2018 edition')).toBeHidden();
  await page.goto('/#/');
  await start.play.click();
  expect(await begun(page)).toMatchObject({ options: { mode: 'standard' }, bots: [null, 'newcomer'] });
  await page.goto('/#/new');
  await expect(start.option('2018 edition')).toBeVisible();
  await expect(start.option('AAA solo')).toBeHidden();
});

test('a bot’s personality and attention are behind More', async ({ start, page }) => {
  await start.open();
  await start.choose({ kind: 'bots' });
  const bot = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^More about/ }) });
  await bot.getByRole('heading', { name: /^More about/ }).click();
  await bot.getByRole('combobox', { name: 'Personality' }).selectOption('Gardener');
  await bot.getByRole('slider', { name: 'Attention' }).press('ArrowLeft');
  await expect(bot.getByText('Gardener, 50% attention')).toBeVisible();
  await start.begins.click();
  await page.waitForURL(GAME);
  expect(await begun(page)).toMatchObject({ styles: [null, { character: 'gardener', attention: 50 }] });
});

test('Start stays visible while a phone scrolls', async ({ start, page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await start.open();
  await start.choose({ kind: 'aaa' });
  for (let screens = 0; screens < 6; screens++) {
    await expect(start.begins).toBeInViewport({ ratio: 1 });
    await page.mouse.wheel(0, 600);
  }
});

test('one tap starts the same game again', async ({ start, page }) => {
  await start.begin({ kind: 'aaa', edition: '2023', sheet: 'Blueprint', opponent: 'Irene', advanced: true });
  const { options } = await begun(page);
  await page.goto('/#/');
  await expect(page.getByText('AAA solo, 2023 edition')).toBeVisible();
  await start.play.click();
  expect((await begun(page)).options).toEqual(options);
  expect(options).toMatchObject({ mode: 'aaa', opponent: '2023-aaa-4', sheet: 'blueprint' });
});

const KINDS: readonly (GameChoice & { readonly isSample?: true })[] = [
  ...(['alone', 'together', 'solo', 'aaa'] as const).map((kind) => ({ kind })),
  { kind: 'bots', isSample: true },
  { kind: 'expert', isSample: true },
  { kind: 'alone', edition: '2023', sheet: 'Blueprint', advanced: true },
  { kind: 'together', edition: '2023' },
  { kind: 'aaa', edition: '2023', sheet: 'Blueprint', isSample: true },
];

for (const { isSample, ...choice } of KINDS) {
  const tag = isSample ? [] : ['@full'];
  test(`${Object.values(choice).join(' ')} can be started`, { tag }, async ({ start, page }) => {
    await start.begin(choice);
    const { options } = await begun(page);
    const { kind = 'alone' } = choice;
    expect(options).toMatchObject({
      mode: kind === 'expert' || kind === 'solo' || kind === 'aaa' ? kind : 'standard',
      edition: choice.edition ?? '2018',
      sheet: choice.sheet?.toLowerCase() ?? 'classic',
      advanced: choice.advanced ?? false,
    });
  });
}

test('names and bots keep their seats, and are remembered', async ({ start, page }) => {
  await start.open();
  await start.choose({ kind: 'together' });
  await page.getByLabel('Name of player 1').fill('Ada');
  await page.getByLabel('Name of player 2').fill('Ada');
  await expect(page.getByText('Two players are called Ada')).toBeVisible();
  await page.getByRole('button', { name: 'Add a bot' }).click();
  await page.getByRole('group', { name: 'Hazel’s level' }).getByLabel('Master').check({ force: true });
  await page.reload();
  await expect(page.getByLabel('Name of player 2')).toHaveValue('Ada');
  await expect(page.getByText('Ada, Ada 2 and Hazel (Master)')).toBeVisible();
  await start.begins.click();
  const { options, bots } = await begun(page);
  expect({ players: options.players, bots }).toEqual({
    players: ['Ada', 'Ada 2', 'Hazel'],
    bots: [null, null, 'master'],
  });
});

test('options that an edition lacks cannot be chosen, and say why', async ({ start, page }) => {
  await start.open();
  await start.choose({ kind: 'solo' });
  await start.take('2023 edition');
  await expect(start.option('Standard')).toBeChecked();
  await expect(start.option('Solo')).toBeDisabled();
  await expect(page.getByText('The 2023 edition has no Solo mode')).toBeVisible();
  await start.take('2018 edition');
  await expect(start.option('Blueprint')).toBeDisabled();
  await start.take('Expert');
  await expect(start.option('Just you')).toBeDisabled();
});

test('exactly the chosen plans are dealt', async ({ start, page }) => {
  await start.open();
  await start.choose();
  await start.take('Chosen');
  for (const plan of ['Plan 1', 'Plan 2', 'Plan 3']) {
    await page.getByRole('group', { name: plan }).getByRole('radio').last().check({ force: true });
  }
  await start.begins.click();
  expect((await begun(page)).options.plans).toEqual(['2018-A-6', '2018-B-6', '2018-C-6']);
});

test('a slot keeps at least one plan, however many are excluded', async ({ start, page }) => {
  await start.open();
  await start.choose();
  await start.take('Exclude some');
  const plans = page.getByRole('group', { name: 'Plan 1' }).getByRole('checkbox');
  for (let plan = 0; plan < 5; plan++) await plans.nth(plan).click({ force: true });
  await expect(plans.nth(5)).toBeDisabled();
  await expect(page.getByText('Each slot needs at least one plan.')).toBeVisible();
  await start.begins.click();
  expect((await begun(page)).options.plans?.[0]).toBe('2018-A-6');
});

test('a bad components file says what is wrong, and changes nothing', async ({ start, page }) => {
  await start.open();
  await start.choose();
  await giveFile(page, wrongBox);
  await expect(page.getByRole('alert')).toContainText('editions.2018.deck.counts.1');
  await giveFile(page, { ...wrongBox, buffer: Buffer.from('no components') });
  await expect(page.getByRole('alert')).toContainText('wrong box.json isn’t a Picket components file.');
  await expect(page.getByRole('radio', { name: /wrong box/ })).toHaveCount(0);
  await start.begins.click();
  await page.waitForURL(GAME);
});

test('messages about a file do not change the height of the page', async ({ start, page }) => {
  // Shows the update strip, whose styles may add height.
  await page.goto('/#/games');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await start.open();
  await start.choose();
  await giveFile(page, wrongBox);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.locator(':root')).toHaveCSS('--strip', '');
});

test('a components file can be dropped, played with, and is kept while a game needs it', async ({
  start,
  page,
}) => {
  const own = page.getByRole('radio', { name: /lonely box/ });
  const remove = page.getByRole('button', { name: 'Remove lonely box' });
  await start.open();
  await start.choose();
  await giveFile(page, lonelyBox);
  await remove.click();
  await expect(own).toHaveCount(0);
  await expect(start.option('AAA solo')).toBeEnabled();

  await dropFile(page, lonelyBox);
  await expect(own).toBeChecked();
  await expect(start.option('AAA solo')).toBeDisabled();
  await start.begins.click();
  expect((await begun(page)).options.components).toMatch(/^sha256:/);

  await page.goto('/#/new');
  await expect(own).toBeChecked();
  await remove.click();
  await expect(page.getByRole('alert')).toContainText('remove that game first');
  await expect(own).toBeChecked();
});

test('by keyboard: to the page, a change, and start', async ({ start, page }) => {
  await start.open();
  await start.door('together').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'New game' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(start.begins).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(start.option('Pass and play')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(start.option('Just you')).toBeChecked();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(GAME);
});
