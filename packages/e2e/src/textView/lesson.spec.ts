import { expect, test } from '../fixtures.ts';
import { surroundings } from '../surroundings.ts';
import { TextTable } from './textTable.ts';

test.use(surroundings('desktop'));

/** More lines than any lesson takes. */
const MOST_LINES = 120;

/** What the page says to type next; empty for Enter. */
function typedIn(advice: string): string {
  return (
    /such as ([^\s,]+?)(?:[,.]|$)/.exec(advice)?.[1] ??
    /: (g[abc])\./.exec(advice)?.[1] ??
    /Type (n\d?) /.exec(advice)?.[1] ??
    ''
  );
}

for (const { lesson, tag } of [
  { lesson: '', tag: [] },
  { lesson: '/expert', tag: ['@full'] },
]) {
  test(`a lesson is finished by typing what it says${lesson}`, { tag }, async ({ page, table }) => {
    await page.goto(`/#/learn${lesson}`);
    await table.ready();
    const text = new TextTable(page);
    await text.open();
    const coach = page.locator('[aria-labelledby=lesson]');
    const score = page.locator('[data-score]');
    let read = '';
    for (let line = 0; line < MOST_LINES; line++) {
      await expect
        .poll(async () => (await score.isVisible()) || (await coach.textContent()) !== read)
        .toBe(true);
      if (await score.isVisible()) return;
      read = (await coach.textContent()) ?? '';
      const advice = (await coach.locator('p.more').textContent()) ?? '';
      await text.type(typedIn(advice));
    }
    throw new Error('The lesson does not end.');
  });
}
