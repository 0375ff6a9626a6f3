import { playTurn, startDraft, type Action, type Position } from 'picket-engine';
import { canRefuse } from 'picket-engine/fast';
import { gameAfter, lookFor } from './arranged/games.ts';
import { lonelyHouses, lotCode, readyPlans, stepsOf, type Lonely } from './arranged/moments.ts';
import { expect, test } from './fixtures.ts';
import { painted } from './painted.ts';
import { surroundings } from './surroundings.ts';

/** The keys that play a turn without a pointer. */

test.use(surroundings('desktop'));

const withAction =
  (action: Action, also: (house: Lonely) => boolean = () => true) =>
  (position: Position): Lonely | undefined =>
    lonelyHouses(position).find((house) => house.action === action && also(house));

test('1 2 3 pick a card, and the same key unpicks it', async ({ table, resume, page }) => {
  await resume(gameAfter(0));
  for (const [index, key] of ['1', '2', '3'].entries()) {
    await page.keyboard.press(key);
    await expect(table.offers.nth(index)).toHaveAttribute('aria-pressed', 'true');
  }
  await page.keyboard.press('3');
  await expect(table.offers.nth(2)).toHaveAttribute('aria-pressed', 'false');
});

test('t m b go to a street, arrows move along it and to the next', async ({ table, resume, page }) => {
  await resume(gameAfter(0));
  const leads = async (key: string, code: string) => {
    await page.keyboard.press(key);
    await expect(table.cell(code), `after ${key}`).toBeFocused();
  };
  await leads('b', 'lot 2 0');
  await leads('t', 'lot 0 0');
  await leads('m', 'lot 1 0');
  await leads('ArrowRight', 'lot 1 1');
  await leads('ArrowLeft', 'lot 1 0');
  await leads('End', 'lot 1 10');
  await leads('Home', 'lot 1 0');
  await leads('ArrowUp', 'lot 0 0');
  await leads('ArrowDown', 'lot 1 0');
});

test('Enter writes, c confirms', async ({ table, resume, page }) => {
  const { game, found } = lookFor(withAction('park'));
  await resume(game);
  await table.cell(lotCode(found.spot)).focus();
  await page.keyboard.press('Enter');
  await expect(table.log).toHaveText([new RegExp(`Wrote ${found.draft.turn.number},`)]);
  await page.keyboard.press('c');
  await expect(page).toHaveTitle(new RegExp(`round ${game.state.rounds.length + 2}`));
});

test('+ and - change the number of a temp', async ({ table, resume, page }) => {
  const { game, found } = lookFor(
    withAction('temp', ({ draft: { position, steps }, spot: at, offer }) => {
      const { number = 0 } = steps.find((step) => step.do === 'write') ?? {};
      return [-1, 0, 1].every((by) => {
        const changed = [
          { do: 'temp', by },
          { do: 'write', number: number + by, at },
        ];
        return playTurn(position, [{ do: 'choose', offer }, ...changed]).ok;
      });
    }),
  );
  await resume(game);
  const cell = table.cell(lotCode(found.spot));
  const { number } = found.draft.turn;
  await cell.focus();
  await page.keyboard.press('Enter');
  await expect(cell).toHaveAccessibleName(new RegExp(`number ${number},`));
  await page.keyboard.press('+');
  await expect(cell).toHaveAccessibleName(new RegExp(`number ${number + 1},`));
  await page.keyboard.press('-');
  await page.keyboard.press('-');
  await expect(cell).toHaveAccessibleName(new RegExp(`number ${number - 1},`));
});

for (const { key, action, focused } of [
  { key: 'f', action: 'fence', focused: /, after house \d+, no fence/ },
  { key: 'v', action: 'improve', focused: /^Estates of \d .*Raise it\.$/ },
  { key: 'x', action: 'bis', focused: /, house \d+, empty/ },
] as const) {
  test(`${key} moves to the targets of the ${action}, and Enter uses one`, async ({
    table,
    resume,
    page,
  }) => {
    // With only one possible original there is no question.
    const { game, found } = lookFor(
      withAction(action, ({ draft }) => {
        const { length } = stepsOf(draft, action);
        return action === 'bis' ? length === 1 : length > 0;
      }),
    );
    await resume(game);
    await table.cell(lotCode(found.spot)).focus();
    await page.keyboard.press('Enter');
    await painted(page);
    await page.keyboard.press(key);
    const target = page.locator(':focus');
    await expect(target).toHaveAccessibleName(focused);
    await expect(target).toBeEnabled();
    await page.keyboard.press('Enter');
    await expect(table.log).toHaveCount(2);
  });
}

for (const { key, action, mark } of [
  { key: 'p', action: 'park', mark: 'Crossed a park box.' },
  { key: 'o', action: 'pool', mark: 'Built the pool.' },
] as const) {
  test(`${key} unmarks the ${action}, and marks it again`, async ({ table, resume, page }) => {
    const { game, found } = lookFor(withAction(action, ({ draft }) => draft.steps.at(-1)?.do === action));
    await resume(game);
    await table.cell(lotCode(found.spot)).focus();
    await page.keyboard.press('Enter');
    await expect(table.said).toContainText(mark);
    await page.keyboard.press(key);
    await expect(table.said).toContainText('Skipped the action.');
    await page.keyboard.press(key);
    await expect(table.log.last()).toContainText(mark);
  });
}

test('n skips the action', async ({ table, resume, page }) => {
  const { game, found } = lookFor(withAction('fence', ({ draft }) => stepsOf(draft, 'fence').length > 0));
  await resume(game);
  await table.cell(lotCode(found.spot)).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('n');
  await expect(table.log.last()).toContainText('Skipped the action.');
  expect((await table.scene()).cells).toEqual([]);
});

test('arrows move between the values', async ({ table, resume, page }) => {
  const { game, found } = lookFor(withAction('improve', ({ draft }) => stepsOf(draft, 'improve').length > 2));
  await resume(game);
  await table.cell(lotCode(found.spot)).focus();
  await page.keyboard.press('Enter');
  await painted(page);
  await page.keyboard.press('v');
  const sizes = page.locator('[data-size]:visible');
  for (const [key, index] of [
    ['ArrowRight', 1],
    ['ArrowRight', 2],
    ['ArrowLeft', 1],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(sizes.nth(index), key).toBeFocused();
  }
});

test('n takes the permit refusal where no number fits', async ({ table, resume, page }) => {
  const { game } = lookFor((position) => (canRefuse(startDraft(position).turn) ? true : undefined));
  await resume(game);
  await page.keyboard.press('n');
  await expect(table.log).toHaveText([/Took a permit refusal\./]);
});

test('g claims a plan that is ready', async ({ table, resume, page }) => {
  const { game, found } = lookFor(withAction('park', ({ draft }) => readyPlans(draft).length > 0));
  await resume(game);
  await table.cell(lotCode(found.spot)).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('g');
  await expect(table.log.last()).toContainText('Claimed plan');
});
