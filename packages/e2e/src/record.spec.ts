import { readFile } from 'node:fs/promises';
import { replay } from '@picket/engine';
import { expect, test } from './fixtures.ts';
import { Robot } from './robot.ts';

for (const edition of ['2018', '2023'] as const) {
  for (const advanced of [false, true]) {
    const name = `${edition}${advanced ? ', advanced' : ''}`;

    test(`the score on the page is that of the saved record: ${name}`, async ({ start, table, page }) => {
      test.setTimeout(300_000);
      await start.begin({ edition, advanced, seed: `record-${edition}` });
      await table.ready();
      await new Robot(table, name).playGame();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save the record' }).click();
      const record: unknown = JSON.parse(await readFile(await (await download).path(), 'utf8'));

      const replayed = replay(record);
      if (!replayed.ok) throw new Error(`The record does not hold: ${replayed.refusal.code}.`);
      expect(replayed.value.dealChecked).toBe(true);
      const total = replayed.value.record.result?.scores[0]?.total;
      const cells = page.getByRole('table', { name: 'Scores by part' }).getByRole('cell');
      await expect(cells.last()).toHaveText(String(total).replace('-', '−'));
    });
  }
}
