import { SLOTS, type Position } from 'picket-engine';
import { claimsNow } from 'picket-engine/fast';
import { lonelyHouses, lotCode, readyPlans, type Lonely } from './arranged/moments.ts';
import { lookFor } from './arranged/games.ts';
import { expect, test } from './fixtures.ts';
import { savedRecord } from './savedRecord.ts';

/** A house whose number makes a plan ready, in at least this many ways. */
function readyIn(ways: number) {
  return (position: Position): Lonely | undefined =>
    lonelyHouses(position).find(
      ({ action, draft }) =>
        action === 'park' &&
        readyPlans(draft).length === 1 &&
        SLOTS.some((_, slot) => claimsNow(draft.turn, slot) >= ways),
    );
}

test('a plan that is ready says so on its card, and a tap on the card claims it', async ({
  table,
  resume,
}) => {
  const { game, found } = lookFor(readyIn(1));
  await resume(game);
  await expect(table.button(/You can claim it/)).toHaveCount(0);
  await table.tapCell(lotCode(found.spot));
  await table.tap(table.button(/^Plan .*You can claim it/));
  await expect(table.button(/^Plan .*You’ve claimed it/)).toHaveCount(1);
  await expect(table.log.last()).toContainText('Claimed plan');
});

test('the estates of a plan are preselected, and a tap on another one changes them', async ({
  table,
  resume,
}) => {
  const { game, found } = lookFor(readyIn(2));
  const claim = async (): Promise<readonly string[]> => {
    await resume(game);
    await table.tapCell(lotCode(found.spot));
    await table.tap(table.button(/^Claim plan/));
    return (await table.scene()).cells;
  };
  const estates = async (): Promise<string[]> => {
    await table.tapConfirm();
    await expect(table.page).toHaveTitle(new RegExp(`round ${game.state.rounds.length + 2}`));
    const { record } = await savedRecord(table.page);
    const plan = record.rounds.at(-1)?.turns[0]?.find((step) => step.do === 'plan');
    return (plan?.estates ?? []).map(([street, first]) => `estate ${street} ${first}`);
  };
  const pickable = await claim();
  const picked = await estates();
  const other = pickable.find((code) => !picked.includes(code)) ?? '';
  await claim();
  await table.tapCell(other);
  const changed = await estates();
  expect(changed).toContain(other);
  expect(changed).toHaveLength(picked.length);
});

test('the name of an estate that a plan could use says where it is and whether it is selected', async ({
  table,
  resume,
  page,
}) => {
  const { game, found } = lookFor(readyIn(2));
  await resume(game);
  await table.tapCell(lotCode(found.spot));
  await table.tap(table.button(/^Claim plan/));
  await expect(page.getByRole('gridcell', { name: /Street, house/, selected: true })).not.toHaveCount(0);
  await expect(page.getByRole('gridcell', { name: /Street, house/, selected: false })).not.toHaveCount(0);
});

test('a plan that isn’t ready says what it asks for', async ({ table, resume, page }) => {
  const { game } = lookFor(readyIn(1));
  await resume(game);
  const plan = table.button(/^Plan /).first();
  const sentence = /^Plan \S+\. (.*?\.) /.exec((await plan.getAttribute('aria-label')) ?? '')?.[1] ?? '-';
  await plan.click();
  await expect(page.getByRole('dialog')).toContainText(sentence);
});
