import { describeSheet, scoreSheet, type Position } from 'picket-engine';
import { lookFor } from './arranged/games.ts';
import { lonelyHouses, lotCode, type Lonely } from './arranged/moments.ts';
import { expect, test } from './fixtures.ts';

const completeIn = (sheet: Parameters<typeof describeSheet>[0]): number[] =>
  describeSheet(sheet)
    .streets.flatMap(({ estates }) => estates)
    .filter(({ state }) => state === 'complete')
    .map(({ size }) => size);

/** A house whose number completes one estate and marks nothing. */
function finishing(position: Position): (Lonely & { readonly size: number }) | undefined {
  const before = completeIn(position.sheet);
  for (const house of lonelyHouses(position)) {
    const after = completeIn(house.draft.turn.sheet);
    const size = after.find(
      (size) => after.filter((s) => s === size).length > before.filter((s) => s === size).length,
    );
    if (house.action === 'improve' && size !== undefined && after.length === before.length + 1) {
      return { ...house, size };
    }
  }
  return undefined;
}

test('writing a number is announced: where, the estate it completed, the score and its change', async ({
  table,
  resume,
}) => {
  const { game, found } = lookFor(finishing);
  const { spot, size, draft } = found;
  await resume(game);
  const lot = table.cell(lotCode(spot));
  const street = await table.page.getByRole('grid').filter({ has: lot }).getAttribute('aria-label');
  await table.tapCell(lotCode(spot));
  const gained = scoreSheet(draft.turn.sheet, 0).total - scoreSheet(draft.position.sheet, 0).total;
  await expect(table.said).toContainText(
    `Wrote ${draft.turn.number}, ${street}, house ${spot[1] + 1}. Estate of ${size} complete. Score `,
  );
  await expect(table.said).toContainText(`, up ${gained}.`);
});

test('undo and redo are announced', async ({ table, resume, page }) => {
  const { game, found } = lookFor(finishing);
  await resume(game);
  await table.tapCell(lotCode(found.spot));
  await page.keyboard.press('u');
  await expect(table.said).toContainText('Undone.');
  await page.keyboard.press('Shift+U');
  await expect(table.said).toContainText('Redone. ');
});

test('changes in a dialog are announced inside it, and its closing once it is gone', async ({
  table,
  resume,
  page,
}) => {
  const { game, found } = lookFor(finishing);
  await resume(game);
  await table.tapCell(lotCode(found.spot));
  await page.keyboard.press('u');
  await table.button('Menu').click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('button', { name: 'Redo' }).click();
  await expect(menu.locator('[aria-live=polite]')).toContainText('Redone. ');
  await menu.getByRole('button', { name: /^Take back the last round/ }).click();
  await expect(menu).toHaveCount(0);
  await expect(table.said).toContainText('taken back');
});

test('opening a game announces the round', async ({ table, resume }) => {
  const { game } = lookFor(finishing);
  await resume(game);
  await expect(table.said).toContainText(`Round ${game.state.rounds.length + 1}. 1: `);
});

test('a question is announced with its answers', async ({ start, table }) => {
  await start.begin({ seed: 'question' });
  await table.ready();
  // On an empty sheet every house takes any number.
  await table.tapCell('lot 0 4');
  const { chips } = await table.scene();
  expect(chips.length).toBeGreaterThan(1);
  // A quick tap is announced together with the round.
  await expect(table.said).toContainText(`${chips.length} choices: which one? ${chips.join('. ')}.`);
});

test('a new round is announced', async ({ table, resume }) => {
  const { game, found } = lookFor(finishing);
  await resume(game);
  await table.tapCell(lotCode(found.spot));
  await table.tapConfirm();
  await expect(table.said).toContainText(`Round ${game.state.rounds.length + 2}`);
});
