import { expect, test } from './fixtures.ts';
import { Robot } from './robot.ts';
import type { Table } from './table.ts';

/** How many taps a turn may take, Confirm left aside. */
const BUDGET = {
  Landscaper: 1,
  'Pool Manufacturer': 1,
  'Temp Agency': 1,
  Surveyor: 2,
  'Real Estate Agent': 2,
  Bis: 2,
} as const;
type Kind = keyof typeof BUDGET;

const GAMES = 12;

/**
 * Plays until every kind of turn came up in a house that only one offer fits, which is then one tap: with several, the
 * extra tap is the player's choice between them.
 */
test('a park, a pool and a temp take one tap, a fence, a value and a bis two', async ({ start, table }) => {
  test.setTimeout(300_000);
  const seen = new Map<Kind, number>();
  for (let game = 0; game < GAMES && seen.size < Object.keys(BUDGET).length; game++) {
    await start.begin({ seed: `taps-${game}` });
    await table.ready();
    const robot = new Robot(table, `taps-${game}`);
    do await tryKinds(table, seen);
    while (seen.size < Object.keys(BUDGET).length && (await robot.playTurn()));
  }
  expect(Object.fromEntries(seen)).toEqual(BUDGET);
});

async function tryKinds(table: Table, seen: Map<Kind, number>): Promise<void> {
  if ((await table.scene()).over) return;
  for (const { code, kind } of await lonelyHouses(table)) {
    if (seen.has(kind)) continue;
    table.taps = 0;
    await table.tapCell(code);
    if (await takesAction(table, kind)) seen.set(kind, table.taps);
    for (let i = 0; i < table.taps; i++) await table.undo.click();
  }
}

/** Marks what the action is for, where that is a choice; false where this house gives nothing to mark. */
async function takesAction(table: Table, kind: Kind): Promise<boolean> {
  const { cells, chips, columns, ready } = await table.scene();
  if (BUDGET[kind] === 1) return ready && (kind === 'Temp Agency' || chips.length === 0);
  const [cell, column] = kind === 'Real Estate Agent' ? [undefined, columns[0]] : [cells[0], undefined];
  if (cell !== undefined) await table.tapCell(cell);
  else if (column !== undefined) await table.tap(table.button(column));
  else return false;
  return (await table.scene()).ready;
}

/** Houses that just one offer fits, and what that offer's action is. */
async function lonelyHouses(table: Table): Promise<{ code: string; kind: Kind }[]> {
  const kinds = await table.offers.evaluateAll((offers) =>
    offers.map((offer) => /with ([^,]+),/.exec(offer.getAttribute('aria-label') ?? '')?.[1]),
  );
  const houses = await table.page.locator('[role=gridcell]').evaluateAll((cells) =>
    cells.map((cell) => ({
      code: cell.getAttribute('data-cell') ?? '',
      offer: /Fits offer (\d)/.exec(cell.getAttribute('aria-label') ?? '')?.[1],
      pool: /plot for a pool/.test(cell.getAttribute('aria-label') ?? ''),
    })),
  );
  return houses.flatMap(({ code, offer, pool }) => {
    const kind = kinds[Number(offer) - 1] as Kind | undefined;
    return kind === undefined || (kind === 'Pool Manufacturer' && !pool) ? [] : [{ code, kind }];
  });
}
