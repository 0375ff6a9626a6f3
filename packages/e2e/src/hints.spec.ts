import { describeSheet, scoreSheet, type Position } from 'picket-engine';
import { lookFor } from './arranged/games.ts';
import { lonelyHouses, lotCode, type Lonely } from './arranged/moments.ts';
import { expect, test } from './fixtures.ts';
import { changed, picture, type Box } from './picture.ts';
import { surroundings } from './surroundings.ts';
import type { Table } from './table.ts';

test.use(surroundings('desktop'));

/** A house whose number, or the park that comes with it, is worth points. */
function worthwhile(position: Position): (Lonely & { readonly gain: number }) | undefined {
  return lonelyHouses(position)
    .filter(({ action }) => action === 'park')
    .map((house) => ({ ...house, gain: gainOf(house, position) }))
    .find(({ gain }) => gain > 1);
}

const gainOf = ({ draft }: Lonely, { sheet }: Position): number =>
  scoreSheet(draft.turn.sheet, 0).total - scoreSheet(sheet, 0).total;

for (const way of ['hovering', 'focusing'] as const) {
  test(`${way} a legal house shows the number in pencil and the change of score`, async ({
    table,
    resume,
    page,
  }) => {
    const { game, found } = lookFor(worthwhile);
    await resume(game);
    await page.mouse.move(3, 3);
    const cell = table.cell(lotCode(found.spot));
    const box = await boxOf(table, lotCode(found.spot));
    const [before, score] = [await picture(page, box), await table.score()];
    const changedPixels = async () => {
      const [pixels = 0] = await changed(page, before, await picture(page, box), [{ ...box, x: 0, y: 0 }]);
      return pixels;
    };
    if (way === 'hovering') await cell.hover();
    else await page.keyboard.press('ArrowRight').then(() => cell.focus());
    await expect(table.bar).toContainText(`${score} → ${score + found.gain} (+${found.gain})`);
    const pixels = await changedPixels();
    expect(pixels).toBeGreaterThan(100);
    // It is a preview: nothing is written, and it disappears.
    await expect(table.log).toHaveCount(0);
    if (way === 'hovering') await page.mouse.move(3, 3);
    else await cell.blur();
    await expect(table.bar).not.toContainText('→');
    // Redrawn pixels may differ by a shade.
    expect(await changedPixels()).toBeLessThan(pixels / 5);
  });
}

test('a house where no number fits names the rule next to it, with a link, and is announced', async ({
  table,
  resume,
  page,
}) => {
  const { game } = lookFor(worthwhile);
  await resume(game);
  const taken = page.getByRole('gridcell', { name: /, number \d+\.$/ }).first();
  // Forced: Playwright does not tap disabled elements.
  await taken.click({ force: true });
  const rule = table.whyNot.getByRole('button', { name: /^Why\? Rule [A-Z]\d+$/ });
  const id = /\S+$/.exec((await rule.getAttribute('aria-label')) ?? '')?.[0] ?? '-';
  const sentence = (await table.whyNot.getByRole('paragraph').innerText()).replace(/\s*Why\?$/, '');
  expect(sentence).toMatch(/^[A-Z][^.!?]+\.$/);
  await expect(table.said).toContainText(sentence);
  const [house, slip] = [await taken.boundingBox(), await table.whyNot.boundingBox()];
  expect(house && slip && apart(house, slip), 'the slip covers the house').toBe(true);
  await expect(table.log).toHaveCount(0);
  await rule.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(`Rule ${id}`, { exact: true })).toBeVisible();
  await expect(dialog.getByRole('paragraph').first()).toHaveText(/^[A-Z].{20,}\.$/);
});

test('tapping a number of the score highlights exactly what it consists of', async ({ resume, page }) => {
  const { game } = lookFor(({ sheet }) => (describeSheet(sheet).pools.crossed > 2 ? true : undefined));
  await resume(game);
  const cells = await page.getByRole('gridcell').evaluateAll((cells) =>
    cells.map((cell) => {
      const { x, y, width, height } = cell.getBoundingClientRect();
      return {
        code: cell.getAttribute('data-cell') ?? '',
        pool: /, pool$|, pool[.,]/.test(cell.getAttribute('aria-label') ?? ''),
        box: { x, y, width, height },
      };
    }),
  );
  const pools = cells.filter(({ pool }) => pool).map(({ code }) => code);
  expect(pools.length).toBeGreaterThan(1);
  const boxes = cells.map(({ box }) => inside(box));
  const before = await picture(page);
  await page
    .getByRole('button', { name: /^Pools/ })
    .first()
    .click();
  const pixels = await changed(page, before, await picture(page), boxes);
  const lit = cells.filter((_, i) => (pixels[i] ?? 0) > 100).map(({ code }) => code);
  expect(lit).toEqual(pools);
});

async function boxOf(table: Table, code: string): Promise<Box> {
  const box = await table.cell(code).boundingBox();
  if (box === null) throw new Error(`${code} is not visible.`);
  return inside(box);
}

/** Whether two boxes have no point in common. */
const apart = (a: Box, b: Box): boolean =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

/** Without the edges, which may belong to the neighbours. */
const inside = ({ x, y, width, height }: Box): Box => ({ x: x + 6, y, width: width - 12, height });
