import { expect, test } from './fixtures.ts';
import { Robot } from './robot.ts';
import { workerReady } from './worker.ts';

test.use({ serviceWorkers: 'allow' });

for (const { title, turns, shown, tag } of [
  { title: 'a game can be played offline', turns: 3, shown: /round 4/, tag: [] },
  { title: 'a whole game can be played offline', turns: undefined, shown: /final scores/, tag: ['@full'] },
]) {
  test(`after one visit, ${title}, and is stored`, { tag }, async ({ start, table, page, context }) => {
    await start.open();
    await workerReady(page);
    await context.setOffline(true);
    await page.reload();
    await start.begin({ seed: 'offline' });
    await table.ready();
    await new Robot(table, 'offline').playGame(turns);
    await expect(page).toHaveTitle(shown);
    await page.reload();
    await expect(page).toHaveTitle(shown);
  });
}

test('every page opens offline, even if it was never visited', async ({ start, page, context }) => {
  await start.open();
  await workerReady(page);
  await context.setOffline(true);
  for (const [hash, title] of [
    ['#/rules', 'The rules'],
    ['#/aid', 'Player aid'],
    ['#/settings', 'Settings'],
    ['#/about', 'About'],
    ['#/games', 'Your towns'],
  ] as const) {
    await page.goto(`/${hash}`);
    await expect(page.getByRole('heading', { level: 1, name: title }), hash).toBeVisible();
  }
  await page.goto('/#/about');
  await expect(page.getByText('svelte', { exact: true })).toBeVisible();
  await page.goto('/#/new');
  await expect(start.begins).toBeVisible();
  const fonts = await page.evaluate(async () => {
    await Promise.all(
      ['900 1em Besley', '1em Jost', '1em "Caveat Brush"'].map((font) => document.fonts.load(font)),
    );
    return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
  });
  expect(new Set(fonts.map((family) => family.replaceAll('"', '')))).toEqual(
    new Set(['Besley', 'Jost', 'Caveat Brush']),
  );
});

test('it can be installed', async ({ page, request }) => {
  await page.goto('/');
  const link = await page.locator('link[rel=manifest]').getAttribute('href');
  const reply = await request.get(link ?? '');
  expect(reply.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await reply.json()) as { display: string; icons: { src: string; sizes: string }[] };
  expect(manifest.display).toBe('standalone');
  for (const { src, sizes } of manifest.icons.filter(({ src }) => src.endsWith('.png'))) {
    const size = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
});
